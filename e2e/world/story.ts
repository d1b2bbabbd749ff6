// How a browser story begins and ends: one world for its file, and after each part nothing that a page complained of.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, type TestContext } from 'vitest'
import { type BrowserWish, launch, type Look, openWorld, type World } from './open-world.ts'
import { type DemoName, openAs, type Opened } from './people.ts'
import { tellPages, watchFaults } from './watch-faults.ts'

interface Story {
  /** There once the first part of the story begins. */
  readonly world: World
  /** What this page complains about ends the part, but for what the part itself expects. */
  watch(page: Page, expected?: readonly RegExp[]): Page
  /** As nobody yet. */
  open(path: string, look?: Look): Promise<Page>
  /** As somebody who is signed in already. */
  openAs(name: DemoName, path: string, opened?: Opened): Promise<Page>
}

const browsers = new Map<string, Browser>()

/** One for all stories that a worker tells; it ends when the worker is told to. Each page has a profile of its own. */
const openBrowser = async (wish: BrowserWish): Promise<Browser> => {
  const key = JSON.stringify(wish)
  const known = browsers.get(key)
  if (known?.isConnected() === true) return known
  const browser = await launch(wish)
  browsers.set(key, browser)
  return browser
}

/** `expected` are complaints that every part may cause: the browser itself writes refused answers into its console. */
export const beginStory = (expected: readonly RegExp[] = [], browserWish: BrowserWish = {}): Story => {
  const heard: (readonly string[])[] = []
  const pages: Page[] = []
  let opened: World | undefined
  const here = (): World => {
    if (opened === undefined) throw new Error('the story has not begun')
    return opened
  }
  const world: World = {
    get base() {
      return here().base
    },
    get data() {
      return here().data
    },
    open: (...given) => here().open(...given),
    stop: () => here().stop(),
  }
  beforeAll(async () => {
    opened = await openWorld({ browser: await openBrowser(browserWish), copyOf: inject('demoWorld') })
  })
  afterAll(() => world.stop())
  const endPart = async ({ task }: TestContext): Promise<void> => {
    if (task.result?.state === 'fail') await tellPages(pages)
    // A person listens on a few pages at once, not on those of all parts.
    await Promise.all(pages.splice(0).map((page) => page.context().close()))
    expect(heard.splice(0).flat()).toEqual([])
  }
  afterEach(endPart)

  const watch = (page: Page, also: readonly RegExp[] = []): Page => {
    pages.push(page)
    heard.push(watchFaults(page, [...expected, ...also]))
    return page
  }
  return {
    world,
    watch,
    open: async (path, look) => {
      const page = watch(await world.open(look))
      await page.goto(path)
      return page
    },
    openAs: async (name, path, wish = {}) => {
      const { page, faults } = await openAs(world, name, { ...wish, expected: [...expected, ...wish.expected ?? []] })
      pages.push(page)
      heard.push(faults)
      await page.goto(path)
      return page
    },
  }
}
