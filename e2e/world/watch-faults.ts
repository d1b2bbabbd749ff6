// Notes what a page complains about while a story goes on, and tells what stood on the screens where one failed.
import type { Page } from 'playwright-core'
import { isEndedLink } from './clock.ts'

/** A fault that a framework wraps says nothing without what it was caused by; what the policy forbids may be caught. */
const tellMore = `addEventListener('error', ({ error }) => {
  if (error?.cause) console.error('cause', error.cause.stack ?? String(error.cause))
})
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
  console.error('forbidden', effectiveDirective, blockedURI, sourceFile)
})`

/** What a story expects to fail, such as an answer that says no, is named so that it is not noted. */
export const watchFaults = (page: Page, expected: readonly RegExp[] = []): readonly string[] => {
  const faults: string[] = []
  const note = (fault: string): void => {
    if (!expected.some((pattern) => pattern.test(fault)) && !isEndedLink(fault)) faults.push(fault)
  }
  void page.addInitScript(tellMore)
  page.on('pageerror', (error) => note(`script: ${error.message}`))
  page.on('console', (message) => {
    const said = `${message.type()}: ${message.text()} ${message.location().url}`
    if (message.type() === 'error' || message.type() === 'warning') note(said.trimEnd())
  })
  return faults
}

const wordsMax = 1_500
const answerMs = 3_000

const answered = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  Promise.race([asked, new Promise<never>((_resolve, reject) => setTimeout(reject, answerMs))])

/** What lies above the page, and the page itself without the way around it; all there is where it has no such parts. */
const wordsOf = (page: Page): Promise<string> =>
  answered(page.locator('[role=dialog], [role=alertdialog], main, body:not(:has(main))').allInnerTexts())
    .then((parts) => parts.join('\n'), () => 'does not answer')

/** Words come from the page's own world; what a story presses is looked for in another one, which may be missing. */
const handsOf = (page: Page): Promise<string> =>
  answered(page.locator('body').isVisible()).then(() => '', () => ' (nothing on it can be found or pressed)')

/** Each line once and short: one reads it in a log. */
export const tellPages = async (pages: readonly Page[]): Promise<void> => {
  const told = await Promise.all(pages.filter((page) => !page.isClosed()).map(async (page) => {
    const [words, hands] = await Promise.all([wordsOf(page), handsOf(page)])
    return `${page.url()}${hands}\n  ${words.replaceAll(/\s*\n\s*/g, ' | ').slice(0, wordsMax)}`
  }))
  if (told.length > 0) process.stderr.write(`On the screens when it failed:\n${told.join('\n')}\n`)
}
