// How a mail is put together from its two languages, and how it tells a time.

export interface MailText {
  readonly subject: string
  readonly text: string
}

export const inBoth = (
  subjects: readonly [ko: string, en: string], korean: readonly string[], english: readonly string[],
): MailText => ({
  subject: subjects.join(' · '),
  text: [korean.join('\n\n'), '―――', english.join('\n\n')].join('\n\n') + '\n',
})

export const timeIn = (language: 'ko-KR' | 'en-GB', moment: string): string =>
  new Date(moment).toLocaleString(language, {
    timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23',
  })
