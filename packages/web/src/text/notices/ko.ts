// The panel of notices, in Korean.

export const text = {
  title: '알림',
  none: '아직 알림이 없습니다',
  noneText: '기한과 낙찰, 서류 소식이 있으면 여기에 바로 나타납니다.',
  unread: ' (읽지 않음)',
  toldCount: ({ count }: { count: string }) => `같은 소식 ${count}건`,
  older: '이전 알림 더 보기',
  readAll: '모두 읽음',
}
