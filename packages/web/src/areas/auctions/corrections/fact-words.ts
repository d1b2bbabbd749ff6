// The facts of a car that a correction may change: what each is called, and what it says, in words.
import { damagePosition, damageValue } from '@bidyard/contract/enums/car-damage'
import { carUseHistory, specialAccident } from '@bidyard/contract/enums/car-facts'
import { carUsage, color, drive, fuel, mileageUnit, transmission } from '@bidyard/contract/enums/cars'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import type { Day } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'

export type Corrected = NonNullable<Auction['notices'][number]['corrected']>
export type Told = Corrected['before']
export type Part = keyof Told

/** In the order in which a car is described. */
export const parts = [
  'odometer', 'modelYear', 'firstRegisteredOn', 'usage', 'fuel', 'transmission', 'drive', 'displacementCc', 'color',
  'damages', 'ownDamage', 'otherDamage', 'specials', 'uses',
] as const satisfies readonly Part[]

const names = {
  odometer: 'odometer', modelYear: 'modelYear', firstRegisteredOn: 'firstRegistered', usage: 'usage', fuel: 'fuel',
  transmission: 'transmission', drive: 'drive', displacementCc: 'displacement', color: 'color', damages: 'damage',
  ownDamage: 'ownDamage', otherDamage: 'otherDamage', specials: 'specials', uses: 'uses',
} as const satisfies Readonly<Record<Part, string>>

export const usePartName = (): ((part: Part) => string) => {
  const say = useText('carPage')
  return (part) => say(names[part])
}

const nothing = '–'
type Telling = Readonly<{ [Name in Part]: (value: NonNullable<Told[Name]>) => string }>

/** What a part says; a dash where nobody knew it. */
export const useFactWords = (): ((part: Part, facts: Told) => string) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const none = say('timesOf', { count: 0 })
  const paid = ({ count, paidWon }: NonNullable<Told['ownDamage']>): string =>
    (count === 0 ? none : say('timesAnd', { count, won: format.won(paidWon) }))
  const telling: Telling = {
    odometer: ({ reading, unit }) => `${format.number(reading)} ${word(mileageUnit, unit)}`,
    modelYear: (count) => say('yearOf', { count }),
    firstRegisteredOn: (day) => format.day(day as Day),
    usage: (value) => word(carUsage, value),
    fuel: (value) => word(fuel, value),
    transmission: (value) => word(transmission, value),
    drive: (value) => word(drive, value),
    displacementCc: (value) => `${format.number(value)}cc`,
    color: (value) => word(color, value),
    damages: (rows) => rows.map(({ position, values }) =>
      `${word(damagePosition, position)} ${values.map((value) => word(damageValue, value)).join('·')}`).join(', ')
      || say('no'),
    ownDamage: paid,
    otherDamage: paid,
    specials: (rows) => rows.map(({ kind }) => word(specialAccident, kind)).join(', ') || none,
    uses: (rows) => rows.map((use) => word(carUseHistory, use)).join(', ') || say('usesNone'),
  }
  const tell = <Name extends Part>(part: Name, value: Told[Name]): string =>
    (value === null || value === undefined ? nothing : telling[part](value))
  return (part, facts) => tell(part, facts[part])
}
