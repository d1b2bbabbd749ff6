// What the sandbox's carrier says of a message: whether it takes it, and later whether it arrived.
import { z } from 'zod'
import { isSendable, koreanBytes, roomOf } from '../korean-text.ts'

/** Which templates are approved, each with its text and its `#{values}`. */
export type ApprovedTemplates = ReadonlyMap<string, string>

export interface SimulatedContract {
  readonly apiKey: string
  readonly apiSecret: string
  readonly sender: string
  readonly channel: string
  readonly templates: ApprovedTemplates
}

const askedShape = z.object({
  to: z.string().max(50), from: z.string().max(50), text: z.string().min(1).max(5_000), type: z.string().max(20),
  subject: z.string().max(200).optional(),
  kakaoOptions: z.object({
    pfId: z.string().max(100), templateId: z.string().max(100), disableSms: z.boolean().default(false),
  }).optional(),
})
export const askedMessages = z.object({ messages: z.array(z.unknown()).min(1).max(100) })

export const messageShape = askedShape.extend({
  messageId: z.string(), statusCode: z.string(), statusMessage: z.string(),
})
export type SimulatedMessage = z.output<typeof messageShape>
type Asked = z.output<typeof askedShape>

export const words = {
  1010: '필수 입력 값 미입력', 1014: '제목은 40byte까지 사용 가능합니다.', 1025: '잘못된 메시지 타입', 1026: '중복 수신번호',
  1029: 'EUC-KR 범위 밖의 문자', 1031: '길이 초과', 1041: '유효한 채널 값이 아닙니다.', 1042: '유효한 템플릿 아이디가 아닙니다.',
  1043: '등록한 템플릿과 내용이 다릅니다.', 1062: '발신번호 미등록', 2000: '정상 접수(이통사로 접수 예정)',
  3000: '이통사로 접수(리포트를 기다리는 중)', 3010: '수신번호 형식 오류', 3032: '미가입자', 3104: '카카오톡 미사용자',
  4000: '발송 처리 완료',
} as const
export type SimulatedCode = keyof typeof words

/** Whether the text is the template with something, or nothing, in place of each of its names. */
export const followsTemplate = (text: string, template: string): boolean => {
  const [first = '', ...rest] = template.split(/#\{[^#{}]+\}/)
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  // The earliest place for each piece leaves the most for those that follow, so nothing has to be tried twice.
  let at = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}

const judgeKakao = ({ kakaoOptions, text }: Asked, { channel, templates }: SimulatedContract): SimulatedCode => {
  if (kakaoOptions?.pfId !== channel) return 1041
  const template = templates.get(kakaoOptions.templateId)
  if (template === undefined) return 1042
  if (text.length > roomOf.kakaoCharacters) return 1031
  return followsTemplate(text, template) ? 2000 : 1043
}

const judgeText = ({ type, text, subject }: Asked): SimulatedCode => {
  if (!isSendable(text)) return 1029
  if (subject !== undefined && koreanBytes(subject) > roomOf.titleBytes) return 1014
  return koreanBytes(text) > (type === 'SMS' ? roomOf.shortBytes : roomOf.longBytes) ? 1031 : 2000
}

export const judge = (
  given: unknown, contract: SimulatedContract, inGroup: readonly SimulatedMessage[],
): { readonly code: SimulatedCode; readonly asked: Asked | undefined } => {
  const { data: asked } = askedShape.safeParse(given)
  if (asked === undefined) return { code: 1010, asked }
  const said = (code: SimulatedCode) => ({ code, asked })
  if (asked.from !== contract.sender) return said(1062)
  if (!/^01\d{8,9}$/.test(asked.to)) return said(3010)
  if (inGroup.some(({ to, statusCode }) => to === asked.to && statusCode === '2000')) return said(1026)
  if (asked.type === 'ATA') return said(judgeKakao(asked, contract))
  return asked.type === 'SMS' || asked.type === 'LMS' ? said(judgeText(asked)) : said(1025)
}

/** So long a message is on its way. */
export const reportSeconds = 3

export interface Report {
  readonly code: SimulatedCode
  /** A text went in the place of KakaoTalk. */
  readonly isReplaced: boolean
}

/** The last four digits of a number say how it ends: 3032 nobody has, 3104 is not on KakaoTalk, 3000 stays silent. */
export const reportOf = ({ to, type, kakaoOptions }: SimulatedMessage, sentAt: Date | null, now: Date): Report => {
  if (sentAt === null) return { code: 2000, isReplaced: false }
  const tail = to.slice(-4)
  if (tail === '3000' || now.getTime() - sentAt.getTime() < reportSeconds * 1_000)
    return { code: 3000, isReplaced: false }
  if (tail === '3032') return { code: 3032, isReplaced: false }
  if (tail !== '3104' || type !== 'ATA') return { code: 4000, isReplaced: false }
  return kakaoOptions?.disableSms === true ? { code: 3104, isReplaced: false } : { code: 4000, isReplaced: true }
}
