// What the twenty colours of the register look like in the sun: their light, and how much metal or pearl is in them.
import type { Color } from '@bidyard/contract/enums'

export type Rgb = readonly [red: number, green: number, blue: number]

export interface Paint {
  /** Linear light, 0 to 1. */
  readonly base: Rgb
  /** What flakes throw back beside the colour itself. */
  readonly metal: number
  readonly swatch: string
}

export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

export const rgbOf = (hex: string): Rgb => {
  const part = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

const paint = (swatch: string, metal: number): Paint => ({ base: rgbOf(swatch), metal, swatch })

export const paints: Readonly<Record<Color, Paint>> = {
  white: paint('#d3d5d5', 0),
  pearl: paint('#d3cfc6', 0.2),
  ivory: paint('#c9bfa4', 0.1),
  silver: paint('#9da1a4', 0.7),
  silverGray: paint('#757b80', 0.6),
  gray: paint('#53575b', 0.45),
  darkGray: paint('#313539', 0.5),
  black: paint('#0c0d0f', 0.12),
  beige: paint('#b5a488', 0.45),
  lightGold: paint('#b7a67b', 0.6),
  gold: paint('#8f7440', 0.65),
  brown: paint('#46301f', 0.45),
  yellow: paint('#e0ab13', 0.05),
  orange: paint('#d4561a', 0.25),
  red: paint('#a51519', 0.2),
  wine: paint('#4d0f1c', 0.4),
  pink: paint('#d98fa2', 0.25),
  purple: paint('#43305f', 0.45),
  green: paint('#22452f', 0.35),
  blue: paint('#1a3f83', 0.4),
}
