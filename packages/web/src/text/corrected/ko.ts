// What a dealer reads of an own bid whose car was corrected, and what may be asked then, in Korean.

type Time = { readonly time: string }

export const text = {
  corrected: '입찰 후 차량정보가 정정되었습니다',
  correctedText: ({ time }: Time) =>
    `${time}에 정정되고 마감이 연장되었습니다. 입찰을 유지하지 않으시려면 마감 전까지 운영진에 취소를 요청하실 수 있습니다.`,
  ask: '취소 요청',
  asked: '입찰 취소를 요청했습니다',
  askedText: ({ time }: Time) =>
    `${time}에 요청했습니다. 운영진이 취소하기 전까지 입찰은 그대로 유효하며, 입찰가를 올리시면 요청은 종료됩니다.`,
  declined: '취소 요청이 받아들여지지 않았습니다',
  declinedText: '입찰은 그대로 유효합니다.',
  answer: '운영진 안내',
  lapsed: '취소 요청이 답변 없이 종료되었습니다',
  lapsedRaised: '요청하신 뒤 입찰가를 올리셔서 정정된 내용에 동의하신 것으로 봅니다.',
  lapsedEnded: '답변 전에 경매가 마감되었습니다. 입찰은 그대로 유효합니다.',

  askTitle: '입찰 취소를 요청할까요?',
  askText: '운영진이 정정된 내용을 살펴보고 취소할지 결정합니다. 취소되기 전까지 입찰은 유효하며, 답변 없이 마감되면 그대로 진행됩니다. '
    + '입찰가를 올리시면 요청은 종료됩니다.',
  note: '요청 사유',
  noteHint: '운영진만 확인합니다. 어떤 내용 때문인지 적어 주시면 판단에 도움이 됩니다.',
  noteShort: '2자 이상 적어 주시거나 비워 두세요.',
  sent: '입찰 취소를 요청했습니다.',
  sentText: '운영진이 답변하면 알려 드립니다.',

  'badge.corrected': '정보 정정',
  'badge.asked': '취소 요청 중',
  'badge.declined': '취소 거절',
}
