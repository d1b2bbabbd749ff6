// The codes by which SOLAPI says how a message stands, as far as anything follows from them.

export const taken = '2000'
export const onItsWay = '3000'
export const delivered = '4000'

/** The same number is in the group already: an earlier try added it, and its answer was lost. */
export const isThereAlready = '1026'

/** Their own trouble, or money that has run out: somebody mends it, and the same message is taken. */
export const mendable: ReadonlySet<string> = new Set(['1020', '1024', '1030', '2024', '2230', '3012', '3024', '3053'])

/** KakaoTalk did not take it; the text that stands in for it is on its way then. */
export const isOfKakao = (code: string): boolean => /^31\d\d$/.test(code)
