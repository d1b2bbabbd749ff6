// How long until something ends: `2시간 15분 남음`, in the last hour `12:34`, then `마감`.
import type { Language } from '@bidyard/contract/error'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const two = (value: number): string => String(value).padStart(2, '0')

const words = {
  ko: { day: '일', hour: '시간', minute: '분', left: '남음', over: '마감' },
  en: { day: 'd', hour: 'h', minute: 'm', left: 'left', over: 'Closed' },
} as const

export const formatTimeLeft = (leftMs: number, language: Language): string => {
  const { day, hour, minute, left, over } = words[language]
  if (leftMs <= 0) return over
  // Rounded up, so that the last second is 00:01 and never an early end.
  const ms = Math.ceil(leftMs / secondMs) * secondMs
  if (ms < hourMs) return `${two(Math.floor(ms / minuteMs))}:${two((ms % minuteMs) / secondMs)}`
  const [bigMs, big, smallMs, small] = ms >= dayMs ? [dayMs, day, hourMs, hour] : [hourMs, hour, minuteMs, minute]
  const rest = Math.floor((ms % bigMs) / smallMs)
  return `${Math.floor(ms / bigMs)}${big} ${rest === 0 ? '' : `${rest}${small} `}${left}`
}

/** When the text changes next: each second in the last hour, else each minute. */
export const nextChangeMs = (leftMs: number): number => {
  if (leftMs <= 0) return Number.POSITIVE_INFINITY
  const step = leftMs <= hourMs ? secondMs : minuteMs
  return leftMs % step || step
}

const ago = {
  ko: { now: '방금', minute: '분 전', hour: '시간 전', day: '일 전' },
  en: { now: 'just now', minute: ' min ago', hour: ' h ago', day: ' d ago' },
} as const

/** `방금`, `3분 전`, `2시간 전`, `5일 전` */
export const formatAgo = (elapsedMs: number, language: Language): string => {
  const { now, minute, hour, day } = ago[language]
  if (elapsedMs < minuteMs) return now
  if (elapsedMs < hourMs) return `${Math.floor(elapsedMs / minuteMs)}${minute}`
  if (elapsedMs < dayMs) return `${Math.floor(elapsedMs / hourMs)}${hour}`
  return `${Math.floor(elapsedMs / dayMs)}${day}`
}
