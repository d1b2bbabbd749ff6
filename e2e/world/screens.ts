// Goes from screen to screen as a person would and says what is wrong with each: desk and phone, light and dark.
import { demoLogins } from '@bidyard/demo/world'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, type Look, sidewaysOf, sizes, takePicture, untilStill } from './open-world.ts'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Opens what is only seen after a press. */
  readonly press?: RegExp
  /** Shows words of the outside world, which have no English. */
  readonly isKorean?: boolean
}

/** The screen stands when its title does and nothing in it is still on its way. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

/** Anywhere that is none of the screens. */
export const begin = async (page: Page): Promise<void> => {
  await page.goto('/not-yet')
  await settle(page)
}

/** Goes on as a link would, without loading the application anew; the next screen puts its own title over this one. */
export const show = async (page: Page, { path, press }: Screen): Promise<void> => {
  await page.evaluate(`document.title = 'on the way'; history.pushState({}, '', ${JSON.stringify(path)})`)
  await expect.poll(() => page.title()).not.toBe('on the way')
  await settle(page)
  if (press === undefined) return
  await page.getByRole('button', { name: press }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Colours that are on their way from one look to the other would be judged as they pass. */
const paint = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await untilStill(page)
}

const faultsIn = async (page: Page, look: Look, name: string): Promise<string[]> => {
  await page.setViewportSize(sizes[look])
  await paint(page, 'light')
  const found = await accessibilityFaults(page)
  await takePicture(page, `${look}-${name}`)
  const sideways = await sidewaysOf(page)
  // Only colours change in the dark.
  await paint(page, 'dark')
  const inDark = await accessibilityFaults(page, ['color-contrast'])
  await takePicture(page, `${look}-${name}-dark`)
  const wide = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
  return [...found, ...inDark.map((fault) => `in the dark: ${fault}`), ...wide]
    .map((fault) => `${name}, ${look}: ${fault}`)
}

export const faultsOf = async (page: Page, name: string): Promise<string[]> =>
  [...await faultsIn(page, 'desktop', name), ...await faultsIn(page, 'phone', name)]

/** One after the other, each at a desk first. */
export const faultsOfAll = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const found: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(sizes.desktop)
    await show(page, screen)
    found.push(...await faultsOf(page, screen.name))
  }
  return found
}

/** Names of people stay as they are. */
const names = demoLogins.flatMap(({ name }) => [name, name.charAt(0), `Welcome, ${name}`])
const isNobodysName = (line: string): boolean => !names.includes(line.trim())

/** A plate is one in any language, and what says that it is Korean may be; also what is read out alone is read. */
const unmarked = `(() => {
  const main = document.querySelector('main')
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const left = []
  const note = (text, place) => {
    const isKorean = /[가-힣]/.test(text.replaceAll(/\\d{2,3}[가-힣] ?[\\d*]{4}/g, ''))
    if (isKorean && place.closest('[lang=ko]') === null && place.checkVisibility()) left.push(text.trim())
  }
  while (walker.nextNode()) note(walker.currentNode.data, walker.currentNode.parentElement)
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const one of main.querySelectorAll('[' + name + ']')) note(one.getAttribute(name), one)
  return left
})()`

/** What is left of Korean on the screens of a page that speaks English. */
export const koreanLeftOn = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const korean: string[] = []
  for (const screen of screens.filter(({ isKorean, press }) => isKorean !== true && press === undefined)) {
    await show(page, screen)
    const left = (await page.evaluate<string[]>(unmarked)).filter(isNobodysName)
    if (left.length > 0) korean.push(`${screen.name}: ${left.slice(0, 5).join(' | ')}`)
    await takePicture(page, `english-${screen.name}`)
  }
  return korean
}
