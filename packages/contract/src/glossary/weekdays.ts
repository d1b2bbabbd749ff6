// The days of the week as they stand behind a date, from Sunday on.
import type { Language } from '../error.ts'

export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
