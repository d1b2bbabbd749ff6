// A damage and its place, as one reads them in a line.
import { damagePosition, damageValue, type DamagePosition, type DamageValue } from '@bidyard/contract/enums/car-damage'
import { useWord } from '../../../text/use-word.ts'

interface Placed {
  readonly position: DamagePosition
  readonly value: DamageValue
}

export const useDamageWords = () => {
  const word = useWord()
  return ({ position, value }: Placed): string => `${word(damagePosition, position)} · ${word(damageValue, value)}`
}
