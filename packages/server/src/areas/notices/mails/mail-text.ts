// A notice as a mail: Korean and below it English, between a greeting and the address of the thing.
import type { NoticeKind } from '@bidyard/contract/enums'
import { definitionOf } from '../catalogue.ts'

export interface MailText {
  readonly subject: string
  readonly text: string
}

export const mailTextOf = (kind: NoticeKind, facts: unknown, address: string): MailText => {
  const { name, path, ko, en } = definitionOf(kind).says.say(facts)
  const link = address + path
  return {
    subject: `[Bidyard] ${ko.title} · ${en.title}`,
    text: [
      `${name} 님, 안녕하세요.`, ...ko.lines, link, '―――', `Dear ${name},`, ...en.lines, link,
    ].join('\n\n') + '\n',
  }
}
