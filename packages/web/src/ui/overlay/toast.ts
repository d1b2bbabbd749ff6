// Says that something happened, from anywhere: `showToast({ tone: 'done', title })`.

export type ToastTone = 'neutral' | 'done' | 'waiting' | 'closing'

export interface ToastWords {
  readonly tone?: ToastTone | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** How long it stays; 0 until it is closed. */
  readonly stayMs?: number | undefined
}

type Listener = (words: ToastWords) => void

const waiting: ToastWords[] = []
let region: Listener | null = null
let host: (() => void) | null = null

export const showToast = (words: ToastWords): void => {
  if (region !== null) return region(words)
  waiting.push(words)
  host?.()
}

/** The region takes over and hears at once what was said before it came. */
export const listenToToasts = (listener: Listener): (() => void) => {
  region = listener
  for (const words of waiting.splice(0)) listener(words)
  return () => {
    region = null
  }
}

/** The host loads the region only when there is something to say. */
export const whenToastWaits = (wake: () => void): (() => void) => {
  host = wake
  if (waiting.length > 0) wake()
  return () => {
    host = null
  }
}
