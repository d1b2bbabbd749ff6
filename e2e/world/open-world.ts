// A whole world for a browser story: the program with a fresh demo database, and a real browser to look at it with.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { buildWeb } from '../../tools/build-web.ts'
import { type Settings, startProgram, stopProgram } from './program.ts'

/** Where pictures go when somebody wants to look at them: set STORY_PICTURES to a folder. */
const pictures = process.env['STORY_PICTURES']

export type Look = 'desktop' | 'phone'
export const sizes = { desktop: { width: 1_440, height: 900 }, phone: { width: 390, height: 844 } } as const

export interface World {
  readonly base: string
  /** Where its program keeps everything, for commands that somebody gives beside it. */
  readonly data: string
  open(look?: Look, options?: { readonly dark?: boolean; readonly language?: 'ko' | 'en' }): Promise<Page>
  stop(): Promise<void>
}

const { CHROMIUM_PATH: whole = '/usr/bin/chromium', CHROMIUM_SHELL_PATH: shell = whole } = process.env

export interface BrowserWish {
  /** Documents that the browser itself shows, and work without a net, need more than its shell. */
  readonly wholeBrowser?: boolean
  /** How large letters are for somebody who made them larger for all pages. */
  readonly lettersPx?: number
}

// The flag takes the place of the one with which the browser is told of a mouse; so that stands in it as well.
const withLetters = (px: number): string =>
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,'
    + `defaultFontSize=${px}`

export const launch = ({ wholeBrowser = false, lettersPx }: BrowserWish = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: wholeBrowser ? whole : shell,
    args: [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ...(lettersPx === undefined ? [] : [withLetters(lettersPx)]),
    ],
  })

/** What a page shall show comes a moment later with three workers on two cores. */
const patienceMs = 45_000

interface Wish {
  /** One that goes on when this world ends; without it the world has one of its own. */
  readonly browser?: Browser
  /** The folder of a world that is there already, and at rest; without it a new one is made. */
  readonly copyOf?: string
  /** Without settings it is the demo world; they may need the address at which it will stand. */
  readonly settingsAt?: (base: string) => Settings
}

/** By the system's own command: of three thousand files Node takes a second and more. */
const copyInto = (folder: string, given: string): Promise<unknown> =>
  promisify(execFile)('cp', ['-a', `${given}/.`, folder])

let built: Promise<boolean> | undefined

export const openWorld = async (wish: Wish = {}): Promise<World> => {
  const { copyOf, settingsAt = () => ({}) } = wish
  await (built ??= buildWeb())
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-story-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  if (copyOf !== undefined) await copyInto(folder, copyOf)
  const program = await startProgram(folder, port, settingsAt(base))
  const browser = wish.browser ?? await launch()
  const contexts: BrowserContext[] = []
  return {
    base,
    data: join(folder, 'data'),
    open: async (look = 'desktop', { dark = false, language = 'ko' } = {}) => {
      const context = await browser.newContext({
        baseURL: base, viewport: sizes[look], hasTouch: look === 'phone', isMobile: look === 'phone',
        colorScheme: dark ? 'dark' : 'light', locale: language === 'ko' ? 'ko-KR' : 'en-US', timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(patienceMs)
      contexts.push(context)
      return context.newPage()
    },
    stop: async () => {
      try {
        await Promise.all(contexts.map((context) => context.close()))
        if (wish.browser === undefined) await browser.close()
      } finally {
        await stopProgram(program)
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** Keeps a picture for whoever wants to see what the story saw. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: false })
}

/**
 * Painted as it stands now, with nothing in it that moves or changes its colour; what has ended may begin another,
 * as a colour does that is handed down.
 */
export const untilStill = async (page: Page): Promise<void> => {
  await page.evaluate(`(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (await painted(); document.getAnimations().length > 0; await painted())
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    return true
  })()`)
}

/** By how much the page is wider than its screen; what a phone calls its inner width grows with a page that is. */
export const sidewaysOf = async (page: Page): Promise<number> =>
  await page.evaluate<number>('document.documentElement.scrollWidth') - (page.viewportSize()?.width ?? 0)

// The short one: each page that is judged reads it anew.
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What was measured tells why: colours that do not belong together were caught on their way. */
const judge = async (page: Page, rules: readonly string[]): Promise<string[]> => {
  // Its own words say where a fault is, not selectors; and no rule that can fail needs the styles fetched anew.
  const options = {
    resultTypes: ['violations'], preload: false, selectors: false, ...(rules.length === 0 ? {} : { runOnly: rules }),
  }
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => {
    const measured = ({ fgColor, bgColor, contrastRatio }) =>
      fgColor === undefined ? '' : ' (' + fgColor + ' on ' + bgColor + ' is ' + contrastRatio + ')'
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, any: [first] }) =>
      html.slice(0, 160) + measured(first?.data ?? {})).join(' | '))
  })`
  // Our pages have no frames; and a page that was judged before has axe already.
  if (!await page.evaluate<boolean>("typeof axe === 'object'")) await page.evaluate(axe)
  return page.evaluate<string[]>(run)
}

/** What axe finds wrong with the page, one line each; with all of its rules unless some are named. */
export const accessibilityFaults = async (page: Page, rules: readonly string[] = []): Promise<string[]> => {
  const found = await judge(page, rules)
  if (found.length === 0) return found
  // What was seen in the middle of a change is looked at once more.
  await untilStill(page)
  return judge(page, rules)
}
