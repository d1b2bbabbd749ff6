// A notice as a mail, and the daily mail of several: Korean and below it English, between greeting and address.
import { noticeKind, type NoticeKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { definitionOf } from '../catalogue.ts'
import { person } from '../words/saying.ts'

export type MailKind = NoticeKind | 'digest'

export interface MailText {
  readonly subject: string
  readonly text: string
}

export const digestFacts = z.object({
  ...person,
  notices: z.array(z.object({ kind: noticeKind.schema, facts: z.unknown() })).min(1).max(limits.digestNotices),
  /** Not told of here, for there were too many. */
  moreCount: z.int().min(0),
})

const linkOf = (address: string, path: string | null): readonly string[] => (path === null ? [] : [address + path])

const put = (...parts: readonly string[]): string => parts.join('\n\n') + '\n'

const digestTextOf = (given: unknown, address: string): MailText => {
  const { name, notices, moreCount } = digestFacts.parse(given)
  const said = notices.map(({ kind, facts }) => definitionOf(kind).says.say(facts))
  const count = notices.length + moreCount
  const saidIn = (language: 'ko' | 'en') => said.map((one) =>
    [`■ ${one[language].title}`, ...one[language].lines, ...linkOf(address, one.path)].join('\n'))
  return {
    subject: `[Bidyard] 알림 ${count}건 모아보기 · ${count} ${count === 1 ? 'notice' : 'notices'} of the day`,
    text: put(
      `${name} 님, 안녕하세요.`, ...saidIn('ko'), ...(moreCount > 0 ? [`이 밖에 ${moreCount}건이 더 있습니다.`] : []), '―――',
      `Dear ${name},`, ...saidIn('en'), ...(moreCount > 0 ? [`And ${moreCount} more.`] : []), address,
    ),
  }
}

/** Of one whose facts cannot be read any more its kind: it must not hide the others from the office. */
export const subjectOf = (kind: MailKind, facts: unknown): string => {
  try {
    return mailTextOf(kind, facts, '').subject
  } catch {
    const { ko, en } = kind === 'digest' ? { ko: '모아보기', en: 'Notices of the day' } : noticeKind.labels[kind]
    return `[Bidyard] ${ko} · ${en}`
  }
}

export const mailTextOf = (kind: MailKind, facts: unknown, address: string): MailText => {
  if (kind === 'digest') return digestTextOf(facts, address)
  const { name, path, ko, en } = definitionOf(kind).says.say(facts)
  const link = linkOf(address, path)
  return {
    subject: `[Bidyard] ${ko.title} · ${en.title}`,
    text: put(`${name} 님, 안녕하세요.`, ...ko.lines, ...link, '―――', `Dear ${name},`, ...en.lines, ...link),
  }
}
