// Back closes what lies over the page before it leaves the page: meanwhile one entry more stands in the history.
import type { Popped } from './first-to-hear.ts'

/** What lies over the page. */
export interface Layer {
  /** Back was pressed: false where it stays, because it has to ask first. */
  readonly back: () => boolean
}

type State = Readonly<Record<string, unknown>> | null
type Write = (state: unknown, unused: string, url?: string | URL | null) => void

/** What of a window is needed. */
export interface BackView {
  readonly history: {
    readonly state: unknown
    pushState: Write
    replaceState: Write
    back(): void
    forward(): void
  }
  readonly location: { readonly href: string }
}

/** In the state of the entry that is more: the key of the page's own entry below it. */
const mark = 'overKey'

/** A move in the history takes some milliseconds, and one that another one overtook is never told of. */
const moveMs = 5_000

const isState = (state: unknown): state is NonNullable<State> => typeof state === 'object' && state !== null

const underOf = (state: unknown): string | null =>
  isState(state) && typeof state[mark] === 'string' ? state[mark] : null

/** As the router names its entries. */
const keyOf = (state: unknown): string =>
  isState(state) && typeof state['__TSR_key'] === 'string' ? state['__TSR_key'] : ''

const pathOf = (href: string): string => new URL(href).pathname

/** Whoever copies the state of an entry does not copy that it is one more. */
const unmarked = (state: unknown): unknown => {
  if (underOf(state) === null || !isState(state)) return state
  const { [mark]: _under, ...rest } = state
  return rest
}

/**
 * The router knows of none of this: for it, page and entry above are one. So it loads nothing anew, scrolls nowhere and
 * leaves the focus alone, and where it goes on from an overlay, the next page takes that entry's place.
 */
export class BackGuard {
  readonly #view: BackView
  /** By the browser itself, past whoever listens to what is written. */
  readonly #native: { readonly push: Write; readonly replace: Write }
  readonly #layers: Layer[] = []
  /** The key of the page's entry while one stands above it. */
  #under: string | null
  /** What was written over the page's address meanwhile; its own entry learns it when it is in turn. */
  #carried: { readonly state: unknown; readonly url: string } | null = null
  /** A move of our own is on its way; what is written meanwhile waits for its end. */
  #moving: { readonly key: string; readonly end: ReturnType<typeof setTimeout> } | null = null
  readonly #held: { readonly isPush: boolean; readonly of: Parameters<Write> }[] = []
  #soon: ReturnType<typeof setTimeout> | undefined

  constructor(view: BackView, native: Pick<BackView['history'], 'pushState' | 'replaceState'>) {
    const { history } = view
    this.#view = view
    this.#native = { push: native.pushState.bind(history), replace: native.replaceState.bind(history) }
    const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
    history.pushState = (state, unused, url) => this.#onPush(push, replace, unmarked(state), unused, url)
    history.replaceState = (state, unused, url) => this.#onReplace(replace, unmarked(state), unused, url)
    this.#under = underOf(history.state)
    if (this.#under === null) return
    // Loaded anew while something was open: it is not any more, or says so soon.
    this.#carried = { state: unmarked(history.state), url: view.location.href }
    this.#settleSoon()
  }

  /** Until it is called off, Back is for this layer before it is for those below it and for the page. */
  cover(layer: Layer): () => void {
    this.#layers.push(layer)
    this.#settle()
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1)
      // Not at once: another one may follow it, or a page.
      this.#settleSoon()
    }
  }

  #onPush(push: Write, replace: Write, state: unknown, unused: string, url?: string | URL | null): void {
    if (this.#moving !== null) return void this.#held.push({ isPush: true, of: [state, unused, url] })
    if (this.#under === null) return push(state, unused, url)
    this.#under = null
    this.#carried = null
    const { href } = this.#view.location
    replace(state, unused, url)
    // Another page takes what lies over this one away as soon as it is there.
    if (pathOf(href) === pathOf(this.#view.location.href)) this.#settleSoon()
  }

  #onReplace(replace: Write, state: unknown, unused: string, url?: string | URL | null): void {
    if (this.#moving !== null) return void this.#held.push({ isPush: false, of: [state, unused, url] })
    if (this.#under === null || !isState(state)) return replace(state, unused, url)
    replace({ ...state, [mark]: this.#under }, unused, url)
    this.#carried = { state, url: this.#view.location.href }
  }

  /** It has to be told of moves before whoever would follow them. */
  onPop(event: Popped): void {
    const { history } = this.#view
    const [was, moving] = [this.#under, this.#moving]
    this.#under = underOf(history.state)
    if (moving !== null && (this.#under !== null || keyOf(history.state) === moving.key)) {
      event.stopImmediatePropagation()
      this.#stop()
      this.#settle()
    } else if (moving !== null) {
      // Whoever pressed Back in the same moment went further, in one move.
      this.#carried = null
      this.#stop()
    } else if (this.#under !== null) {
      // Forward, to what was closed long ago.
      event.stopImmediatePropagation()
      this.#settle()
    } else if (was !== null && keyOf(history.state) === was) {
      event.stopImmediatePropagation()
      this.#onBack()
    } else this.#carried = null
  }

  #onBack(): void {
    const top = this.#layers.at(-1)
    const goes = top === undefined || top.back()
    const onward = (): void => this.#move('forward', keyOf(this.#view.history.state))
    if (!goes || this.#layers.length > 1) return onward()
    this.#giveBack()
    // It was closed in this very moment, and Back means the page.
    if (top === undefined) this.#view.history.back()
    // One whose owner keeps it open has its entry again; a new one, without a press before, browsers would skip.
    else this.#settleSoon(() => (this.#layers.length > 0 && this.#under === null ? onward() : this.#settle()))
  }

  #giveBack(): void {
    if (this.#carried !== null) this.#native.replace(this.#carried.state, '', this.#carried.url)
    this.#carried = null
  }

  #move(where: 'back' | 'forward', key = this.#under ?? ''): void {
    this.#moving = { key, end: setTimeout(() => this.#stop(), moveMs) }
    this.#view.history[where]()
  }

  #stop(): void {
    clearTimeout(this.#moving?.end)
    this.#moving = null
    if (this.#under === null) this.#giveBack()
    for (const { isPush, of } of this.#held.splice(0)) {
      this.#native[isPush && this.#under === null ? 'push' : 'replace'](...of)
      this.#under = null
    }
  }

  #settleSoon(settle = (): void => this.#settle()): void {
    clearTimeout(this.#soon)
    this.#soon = setTimeout(settle, 0)
  }

  #settle(): void {
    clearTimeout(this.#soon)
    if (this.#moving !== null) return
    const { history } = this.#view
    const isCovered = this.#layers.length > 0
    if (isCovered && this.#under === null) {
      this.#under = keyOf(history.state)
      this.#native.push({ ...(isState(history.state) ? history.state : {}), [mark]: this.#under }, '')
    }
    if (!isCovered && this.#under !== null) this.#move('back')
  }
}
