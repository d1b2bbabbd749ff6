// How one make of a body differs from the next: grille, lamps, rims, chrome; chosen by its number.

export const lookNumbers = [0, 1, 2] as const
export type LookNumber = (typeof lookNumbers)[number]

export interface Look {
  readonly number: LookNumber
  readonly grille: 'wide' | 'slats' | 'closed'
  readonly lamps: 'slim' | 'almond' | 'split'
  readonly rear: 'bar' | 'corner' | 'round'
  readonly rim: 'ten' | 'five' | 'mesh'
  readonly chrome: boolean
}

export const looks: Readonly<Record<LookNumber, Look>> = {
  0: { number: 0, grille: 'wide', lamps: 'slim', rear: 'bar', rim: 'ten', chrome: true },
  1: { number: 1, grille: 'slats', lamps: 'almond', rear: 'corner', rim: 'five', chrome: false },
  2: { number: 2, grille: 'closed', lamps: 'split', rear: 'round', rim: 'mesh', chrome: false },
}
