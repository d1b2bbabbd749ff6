// What was typed and has not arrived, kept on this device until it has: a phone may lose its net, its battery, its tab.
import type { Typed } from './offer-form.ts'

const keyOf = (orderId: string): string => `bidyard.offer.${orderId}`

/** Enough of it for the keeper; a browser's own storage fits. */
export interface KeptTexts {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Where a browser keeps nothing at all, a draft lives as long as its page. */
export const deviceTexts = (): KeptTexts => {
  try {
    localStorage.setItem('bidyard.probe', '1')
    localStorage.removeItem('bidyard.probe')
    return localStorage
  } catch {
    const texts = new Map<string, string>()
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }
  }
}

export const readTyped = (texts: KeptTexts, orderId: string): Typed => {
  try {
    const value: unknown = JSON.parse(texts.getItem(keyOf(orderId)) ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

export const keepTyped = (texts: KeptTexts, orderId: string, typed: Typed): void =>
  Object.keys(typed).length === 0
    ? texts.removeItem(keyOf(orderId)) : texts.setItem(keyOf(orderId), JSON.stringify(typed))

export const forgetTyped = (texts: KeptTexts, orderId: string): void => texts.removeItem(keyOf(orderId))
