// Reads the tokens and asserts that every pair that carries text keeps contrast AA, in light and in dark.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }],
  ),
)

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const number = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * linear(number >> 16) + 0.7152 * linear((number >> 8) & 255) + 0.0722 * linear(number & 255)
}

const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const colour = (name: string, scheme: 'light' | 'dark'): string => {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`no such token: ${name}`)
  return token[scheme]
}

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover']
const text: readonly (readonly [ink: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'ink-faint', 'action-ink'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...['action', 'closing', 'waiting', 'done'].map((tone) => [`on-${tone}`, tone] as const),
  ...['action', 'closing', 'waiting', 'done', 'neutral'].map((tone) => [`${tone}-ink`, `${tone}-soft`] as const),
  ...['closing-ink', 'waiting-ink', 'done-ink'].flatMap((ink) => [[ink, 'surface'], [ink, 'page']] as const),
  ['on-action', 'action-hover'], ['on-action', 'action-pressed'], ['on-closing', 'closing-hover'],
]
const outlines = [['line-control', 'surface'], ['focus', 'page'], ['focus', 'surface'], ['action', 'surface']] as const

describe.each(['light', 'dark'] as const)('the %s tokens', (scheme) => {
  it.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(outlines)('%s can be seen on %s', (line, ground) => {
    expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })

  it('white text can be read on the header', () => {
    expect(contrast(colour('ink-soft', 'dark'), colour('header', scheme))).toBeGreaterThanOrEqual(4.5)
  })
})
