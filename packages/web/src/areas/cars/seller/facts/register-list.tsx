// A car's registration as facts to read, and what of its insurance history a seller should know.
import { carUseHistory, specialAccident } from '@bidyard/contract/enums/car-facts'
import { color, fuel, transmission } from '@bidyard/contract/enums/cars'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatShortDay } from '../../../../ui/format/date.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'
import { type History, modelNames, type Register } from './use-facts.ts'

const shown = (facts: readonly (Fact | null)[]): readonly Fact[] => facts.flatMap((fact) => fact ?? [])

export const RegisterList = ({ facts }: { readonly facts: NonNullable<Register['facts']> }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const { displacementCc, seizures, mortgages } = facts
  const debts = (seizures ?? 0) + (mortgages ?? 0)
  return (
    <KeyValueList
      facts={shown([
        { key: 'model', name: say('fact.model'), value: <span lang="ko">{modelNames(facts.model)}</span> },
        { key: 'year', name: say('fact.modelYear'), value: say('yearOf', { year: facts.modelYear }) },
        { key: 'first', name: say('fact.firstRegistered'), value: formatShortDay(facts.firstRegisteredOn as Day) },
        { key: 'fuel', name: say('fact.fuel'), value: word(fuel, facts.fuel) },
        facts.transmission === null ? null : {
          key: 'transmission', name: say('fact.transmission'), value: word(transmission, facts.transmission),
        },
        displacementCc === null || displacementCc === 0 ? null : {
          key: 'displacement', name: say('fact.displacement'), value: `${format.number(displacementCc)}cc`,
        },
        facts.color === null ? null : { key: 'color', name: say('fact.color'), value: word(color, facts.color) },
        debts === 0 ? null : {
          key: 'debts', name: say('fact.debts'),
          value: say('debtsOf', { seizures: seizures ?? 0, mortgages: mortgages ?? 0 }),
        },
      ])}
    />
  )
}

export const HistoryList = ({ facts }: { readonly facts: NonNullable<History['facts']> }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const { ownDamage, otherDamage, ownerChanges, specials, uses } = facts
  const claims = ({ count, paidWon }: typeof ownDamage): string =>
    count === 0 ? say('none') : say('claimsOf', { count, amount: format.won(paidWon) })
  return (
    <KeyValueList
      facts={shown([
        { key: 'own', name: say('fact.ownDamage'), value: claims(ownDamage) },
        { key: 'other', name: say('fact.otherDamage'), value: claims(otherDamage) },
        { key: 'owners', name: say('fact.ownerChanges'), value: say('times', { count: ownerChanges.length }) },
        {
          key: 'special', name: say('fact.special'),
          value: specials.map(({ kind }) => word(specialAccident, kind)).join(', ') || say('none'),
        },
        uses.length === 0 ? null : {
          key: 'uses', name: say('fact.uses'), value: uses.map((use) => word(carUseHistory, use)).join(', '),
        },
      ])}
    />
  )
}
