// Back closes what lies over a page one by one, and the history is afterwards as if nothing had been open.
import { describe, expect, it } from 'vitest'
import { BackGuard } from './back-guard.ts'

type Listener = (event: Pick<Event, 'stopImmediatePropagation'>) => void

interface Entry {
  readonly state: unknown
  readonly url: string
}

/** A tab as browsers have it: writing is done at once, moving a moment later. */
class Tab {
  entries: Entry[]
  at: number
  #listeners: Listener[] = []
  #by = 0
  #going: ReturnType<typeof setTimeout> | undefined
  /** What the page would do with a move that nobody stopped. */
  moves: string[] = []

  constructor(entries: readonly Entry[] = [{ state: { __TSR_key: 'list' }, url: '/list' }, page('one')]) {
    this.entries = [...entries]
    this.at = this.entries.length - 1
  }

  get state(): unknown {
    return this.entries[this.at]?.state
  }

  get location() {
    return { href: `https://market.example${this.entries[this.at]?.url ?? ''}` }
  }

  get history() {
    return this
  }

  pushState(state: unknown, _unused: string, url: string | URL | null = this.location.href): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, url: inside(url) }]
    this.at += 1
  }

  replaceState(state: unknown, _unused: string, url: string | URL | null = this.location.href): void {
    this.entries[this.at] = { state, url: inside(url) }
  }

  back(): void {
    this.#go(-1)
  }

  forward(): void {
    this.#go(1)
  }

  hear(listener: Listener): void {
    this.#listeners.push(listener)
  }

  #go(by: number): void {
    // As Chromium: a move that overtakes another one goes on from where that one would have ended.
    this.#by += by
    clearTimeout(this.#going)
    this.#going = setTimeout(() => {
      const to = this.at + this.#by
      this.#by = 0
      if (this.entries[to] === undefined) return
      this.at = to
      let stopped = false
      for (const listener of this.#listeners) listener({ stopImmediatePropagation: () => void (stopped = true) })
      if (!stopped) this.moves.push(inside(this.location.href))
    }, 2)
  }
}

const inside = (url: string | URL | null): string => String(url).replace('https://market.example', '')

const page = (key: string): Entry => ({ state: { __TSR_key: key }, url: `/${key}` })

const open = (tab = new Tab()) => {
  const { pushState, replaceState } = Tab.prototype
  const guard = new BackGuard(tab, { pushState, replaceState })
  tab.hear((event) => guard.onPop(event))
  return { tab, guard }
}

const still = async (tab: Tab): Promise<void> => {
  for (let before = ''; before !== JSON.stringify([tab.at, tab.entries]);) {
    before = JSON.stringify([tab.at, tab.entries])
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const urls = (tab: Tab): string[] => tab.entries.slice(0, tab.at + 1).map(({ url }) => url)

/** Opens something; what it answers tells how often Back came to it. */
const overlay = (guard: BackGuard, asks = false) => {
  const pressed = { times: 0 }
  const uncover = guard.cover({
    back: () => {
      pressed.times += 1
      if (!asks) uncover()
      return !asks
    },
  })
  return { pressed, close: uncover }
}

describe('back', () => {
  it('closes what lies over the page and stays, and leaves with the second press', async () => {
    const { tab, guard } = open()
    const { pressed } = overlay(guard)
    expect(urls(tab)).toEqual(['/list', '/one', '/one'])
    tab.back()
    await still(tab)
    expect({ pressed, urls: urls(tab), moves: tab.moves }).toEqual({
      pressed: { times: 1 }, urls: ['/list', '/one'], moves: [],
    })
    tab.back()
    await still(tab)
    expect({ urls: urls(tab), moves: tab.moves }).toEqual({ urls: ['/list'], moves: ['/list'] })
  })

  it('leaves with the first press once it was closed by its button, even at the same moment', async () => {
    for (const waits of [true, false]) {
      const { tab, guard } = open()
      overlay(guard).close()
      if (waits) await still(tab)
      tab.back()
      await still(tab)
      expect(urls(tab)).toEqual(['/list'])
      expect(tab.moves).toEqual(['/list'])
    }
  })

  it('leaves also when it is pressed while what was closed goes out of the history', async () => {
    const { tab, guard } = open()
    overlay(guard).close()
    await new Promise((resolve) => setTimeout(resolve, 1))
    tab.back()
    await still(tab)
    expect({ urls: urls(tab), moves: tab.moves }).toEqual({ urls: ['/list'], moves: ['/list'] })
  })

  it('closes what lies over each other one by one', async () => {
    const { tab, guard } = open()
    const [below, above] = [overlay(guard), overlay(guard)]
    expect(urls(tab)).toHaveLength(3)
    tab.back()
    await still(tab)
    expect([below.pressed.times, above.pressed.times]).toEqual([0, 1])
    expect(urls(tab)).toHaveLength(3)
    tab.back()
    await still(tab)
    expect([below.pressed.times, above.pressed.times]).toEqual([1, 1])
    expect(urls(tab)).toEqual(['/list', '/one'])
    expect(tab.moves).toEqual([])
  })

  it('asks as often as it is pressed where something was typed', async () => {
    const { tab, guard } = open()
    const { pressed, close } = overlay(guard, true)
    for (const times of [1, 2, 3]) {
      tab.back()
      await still(tab)
      expect(pressed.times).toBe(times)
      expect(urls(tab)).toEqual(['/list', '/one', '/one'])
    }
    close()
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one'])
    expect(tab.moves).toEqual([])
  })

  it('leaves open what its owner keeps open, and makes no new entry for that', async () => {
    const { tab, guard } = open()
    let asked = 0
    guard.cover({ back: () => (asked += 1) > 0 })
    const { entries } = tab
    for (const times of [1, 2]) {
      tab.back()
      await still(tab)
      expect({ asked, at: tab.at, entries: tab.entries }).toEqual({ asked: times, at: 2, entries })
    }
    expect(tab.moves).toEqual([])
  })

  it('needs one entry for what follows something else', async () => {
    const { tab, guard } = open()
    const first = overlay(guard)
    first.close()
    const second = overlay(guard)
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one', '/one'])
    second.close()
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one'])
  })
})

describe('the page', () => {
  it('that one goes on to from an overlay follows the page itself', async () => {
    for (const closesFirst of [true, false]) {
      const { tab, guard } = open()
      const { close } = overlay(guard)
      if (closesFirst) close()
      tab.pushState({ __TSR_key: 'two' }, '', '/two')
      if (!closesFirst) close()
      await still(tab)
      expect(urls(tab)).toEqual(['/list', '/one', '/two'])
      expect(tab.state).toEqual({ __TSR_key: 'two' })
      tab.back()
      await still(tab)
      expect({ urls: urls(tab), moves: tab.moves }).toEqual({ urls: ['/list', '/one'], moves: ['/one'] })
    }
  })

  it('that comes while the overlay still waits for it is not covered', async () => {
    const { tab, guard } = open()
    const { close } = overlay(guard)
    tab.pushState({ __TSR_key: 'two' }, '', '/two')
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one', '/two'])
    close()
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one', '/two'])
  })

  it('that one goes on to while the overlay is on its way out follows as well', async () => {
    const { tab, guard } = open()
    overlay(guard).close()
    await new Promise((resolve) => setTimeout(resolve, 1))
    tab.pushState({ __TSR_key: 'two' }, '', '/two')
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one', '/two'])
  })

  it('keeps what became of its address meanwhile', async () => {
    const { tab, guard } = open()
    const { close } = overlay(guard)
    tab.replaceState({ __TSR_key: 'found' }, '', '/one?find=k3')
    tab.back()
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one?find=k3'])
    expect(tab.state).toEqual({ __TSR_key: 'found' })
    close()
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one?find=k3'])
  })

  it('that follows under an open overlay is under it then', async () => {
    const { tab, guard } = open()
    const { pressed } = overlay(guard)
    tab.pushState({ __TSR_key: 'next' }, '', '/one?fuel=gas')
    await still(tab)
    expect(urls(tab)).toEqual(['/list', '/one', '/one?fuel=gas', '/one?fuel=gas'])
    tab.back()
    await still(tab)
    expect(pressed.times).toBe(1)
    expect(urls(tab)).toEqual(['/list', '/one', '/one?fuel=gas'])
    expect(tab.moves).toEqual([])
  })

  it('that was loaded anew while something was open has no entry too many', async () => {
    const { tab, guard } = open()
    overlay(guard)
    tab.replaceState({ __TSR_key: 'found' }, '', '/one?find=k3')
    const { tab: again } = open(new Tab(tab.entries))
    await still(again)
    expect(urls(again)).toEqual(['/list', '/one?find=k3'])
    again.back()
    await still(again)
    expect(again.moves).toEqual(['/list'])
  })

  it('is not left by forward for what was closed', async () => {
    const { tab, guard } = open()
    overlay(guard).close()
    await still(tab)
    tab.forward()
    await still(tab)
    expect({ urls: urls(tab), moves: tab.moves }).toEqual({ urls: ['/list', '/one'], moves: [] })
  })
})
