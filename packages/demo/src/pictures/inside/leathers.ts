// What seats and trims are made of, by the colour of the seats.
import type { SeatColor } from '@bidyard/contract/enums'

export interface Leather {
  readonly light: string
  readonly base: string
  readonly dark: string
  readonly stitch: string
}

export const leathers: Readonly<Record<SeatColor, Leather>> = {
  black: { light: '#4a4b4e', base: '#2b2c2e', dark: '#131415', stitch: '#6a6b6e' },
  beige: { light: '#d9c6a6', base: '#b9a17c', dark: '#7a6548', stitch: '#efe2cb' },
  gray: { light: '#9b9da0', base: '#75777a', dark: '#434548', stitch: '#b9bbbd' },
  brown: { light: '#98633d', base: '#6d4327', dark: '#3a2213', stitch: '#c69467' },
  red: { light: '#a8322f', base: '#7c1d1d', dark: '#3f0d0e', stitch: '#1b1b1b' },
  white: { light: '#ecebe6', base: '#cfcdc6', dark: '#8e8c86', stitch: '#9a9892' },
  other: { light: '#6f7f93', base: '#4c5a6c', dark: '#28313c', stitch: '#a5b2c2' },
}
