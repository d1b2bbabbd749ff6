// What parties of a contract are told wherever they are, in Korean.

export const text = {
  choose: '구매자를 선택해 주세요',
  look: '보기',
  ending: ({ time }: { readonly time: string }) => `${time}까지 처리해 주세요`,
}
