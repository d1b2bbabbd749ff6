// Notes what a page complains about while a story goes on: errors of scripts, the console and the content policy.
import type { Page } from 'playwright-core'
import { isEndedLink } from './clock.ts'

/** A fault that a framework wraps says nothing without what it was caused by. */
const tellCauses = `addEventListener('error', ({ error }) => {
  if (error?.cause) console.error('cause', error.cause.stack ?? String(error.cause))
})`

/** What a story expects to fail, such as an answer that says no, is named so that it is not noted. */
export const watchFaults = (page: Page, expected: readonly RegExp[] = []): readonly string[] => {
  const faults: string[] = []
  const note = (fault: string): void => {
    if (!expected.some((pattern) => pattern.test(fault)) && !isEndedLink(fault)) faults.push(fault)
  }
  void page.addInitScript(tellCauses)
  page.on('pageerror', (error) => note(`script: ${error.message}`))
  page.on('console', (message) => {
    const said = `${message.type()}: ${message.text()} ${message.location().url}`
    if (message.type() === 'error' || message.type() === 'warning') note(said.trimEnd())
  })
  return faults
}
