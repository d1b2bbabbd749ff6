// The work that waits for the office, in Korean.
interface Name {
  readonly name: string
}

export const text = {
  work: '할 일',
  workText: '오래 기다린 일이 먼저입니다. 새 일은 저절로 나타납니다.',
  allDone: '기다리는 일이 없습니다',
  allDoneText: '새 일이 생기면 여기에 나타납니다.',
  noneSuch: '조건에 맞는 일이 없습니다',
  noneSuchText: '다른 종류나 담당을 골라 보세요.',
  notYours: '담당 업무가 아닌 일은 보이지 않습니다.',
  kinds: '종류',
  part: '담당 업무',
  whose: '누구의 일',
  'whose.all': '전체',
  'whose.mine': '내 일',
  'whose.free': '담당 없음',
  showMore: '더 보기',
  wholeList: ({ name }: Name) => `${name} 목록`,
  waits: ({ ago }: { readonly ago: string }) => `${ago} 접수`,
  due: ({ time }: { readonly time: string }) => `기한 ${time}`,
  free: '담당 없음',
  mine: '내가 맡음',
  take: '맡기',
  takeThis: ({ name }: Name) => `${name} 맡기`,
  more: ({ name }: Name) => `${name} 담당 바꾸기`,
  handBack: '돌려놓기',
  give: '다른 사람에게 넘기기…',
  giveTitle: ({ name }: Name) => `‘${name}’ 일을 누구에게 넘길까요?`,
  giveText: '넘겨받는 사람의 ‘내 일’에 바로 나타납니다.',
  colleague: '담당자',
  giveNow: '넘기기',
  given: ({ name }: Name) => `${name}님에게 넘겼습니다.`,
  taken: '내 일로 가져왔습니다.',
  handedBack: '돌려놓았습니다.',
  cancel: '취소',
}
