// What is wrong with a part of a request, in the words that a person reads.
import type { Language } from '@bidyard/contract/errors'

export type Words = Readonly<Record<Language, string>>

export const words = {
  format: { ko: '형식이 올바르지 않습니다.', en: 'This is not in the expected form.' },
  json: { ko: '올바른 JSON이 아닙니다.', en: 'This is not JSON.' },
  utf8: { ko: 'UTF-8이 아닙니다.', en: 'This is not UTF-8.' },
  either: { ko: 'page와 cursor 중 하나만 보내 주세요.', en: 'Send either page or cursor.' },
  once: { ko: '한 번만 보낼 수 있습니다.', en: 'Send this once.' },
  character: { ko: '사용할 수 없는 문자가 있습니다.', en: 'There is a character that cannot be used.' },
  deep: { ko: '항목이 너무 깊이 들어 있습니다.', en: 'This is nested too deeply.' },
  value: { ko: '올바르지 않은 값입니다.', en: 'This value is not right.' },
  field: { ko: '사용할 수 없는 항목입니다.', en: 'This field cannot be used here.' },
  cursor: { ko: '이 목록의 커서가 아닙니다.', en: 'This cursor is not of this list.' },
} as const satisfies Readonly<Record<string, Words>>
