// The sandbox, in Korean: whom one may be, and the clock that one may move.

export const text = {
  title: '누구로 둘러볼까요?',
  intro: '시험용 환경입니다. 사람을 고르면 그 사람의 화면이 열립니다. 비밀번호는 없습니다.',
  people: '시험용 사람',
  here: '지금 이 사람',
  become: ({ name }: { name: string }) => `${name}님으로 시작`,
  signedInAs: ({ name }: { name: string }) => `${name}님으로 로그인했습니다.`,
  nobodyTitle: '시험용 사람이 없습니다',
  nobodyText: '빈 데이터베이스로 서버를 다시 시작하면 시험용 사람이 만들어집니다.',

  closedTitle: '로그인은 계정과 함께 열립니다',
  closedText: '이 서버는 실제 운영 환경이라 시험용 계정이 없습니다. 계정을 받으면 이 자리에서 로그인할 수 있습니다.',
  closedHint: '거래 규칙과 API 문서는 로그인하지 않아도 볼 수 있습니다.',

  'sees.root': '설정과 마지막 결정까지, 운영의 모든 것을 봅니다.',
  'sees.staff': '운영 화면을 봅니다. 설정은 읽기만 합니다.',
  'sees.dealer': '차를 사는 상사의 화면을 봅니다.',
  'sees.seller': '차를 파는 사람의 화면을 봅니다.',
  'sees.partner': '제휴사 직원의 화면을 봅니다.',
  'sees.developer': '화면 부품과 API 문서를 봅니다.',
  'sees.scheduler': '정해진 시각의 일을 맡습니다.',

  clock: '시험용 시계',
  clockText: '기한과 마감은 이 시계를 따릅니다. 앞으로만 움직입니다.',
  clockNow: '지금 시각',
  clockReal: '실제 시각과 같습니다.',
  clockAhead: ({ span }: { span: string }) => `실제보다 ${span} 앞서 있습니다.`,
  moveBy: '앞으로 옮기기',
  clockForbidden: '시계는 대표나 개발자로 로그인하면 옮길 수 있습니다.',
  moveTitle: ({ span }: { span: string }) => `시계를 ${span} 앞으로 옮길까요?`,
  moveConsequence: '그 사이에 끝나는 경매와 기한이 1초 안에 모두 처리됩니다. 되돌릴 수 없습니다.',
  moveConfirm: '옮기기',
  moved: ({ time }: { time: string }) => `시계가 ${time}을 가리킵니다.`,
  minutes: ({ count }: { count: number }) => `${count}분`,
  hours: ({ count }: { count: number }) => `${count}시간`,
  days: ({ count }: { count: number }) => `${count}일`,
}
