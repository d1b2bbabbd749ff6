// How the keys of a checked car are told; without shapes, so that screens may ask it too.
import type { CarCheckSource } from '../../../enums/car-facts.ts'

interface Keys {
  readonly smart: number
  readonly plain: number
}

/** Sellers are asked for all of them together, so of theirs nobody claims which kind they are; null: of each kind. */
export const keysInAll = ({ smart, plain }: Keys, source: CarCheckSource): number | null =>
  source === 'seller' ? smart + plain : null
