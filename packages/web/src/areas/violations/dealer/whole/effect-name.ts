// What a penalty is called: "10 points", "a warning", "no bidding", "so much from the deposit".
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Penalty } from '../types.ts'

const order = { points: 0, warning: 1, restriction: 2, deduction: 3 } as const

/** From the lightest to what costs money. */
export const inOrder = (penalties: readonly Penalty[]): readonly Penalty[] =>
  penalties.toSorted((one, other) => order[one.kind] - order[other.kind])

export const useEffectName = () => {
  const say = useText('violations')
  const format = useFormat()
  return ({ kind, value, restriction }: Penalty): string => {
    if (kind === 'points') return say('effect.points', { points: value ?? 0 })
    if (kind === 'warning') return say('effect.warning')
    if (kind === 'deduction') return say('effect.deduction', { won: format.won(value ?? 0) })
    return say(restriction === 'permanentBan' ? 'effect.ban' : 'effect.restriction')
  }
}
