// How much may be cut for one kind of thing, in words.
import type { TradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { capOf } from './cut-rules.ts'
import type { Adjustment } from './use-adjustment.ts'

export const useCapHint = (adjustment: Pick<Adjustment, 'caps'>) => {
  const say = useText('contracts')
  const format = useFormat()
  return (kind: TradeAdjustmentLineItemKind): string | undefined => {
    const cap = capOf(adjustment, kind)
    if (cap === undefined) return undefined
    return cap.perUnitWon === null
      ? say('cutCap', { won: format.won(cap.totalWon) })
      : say('cutCapPerUnit', { won: format.won(cap.perUnitWon), units: cap.unitsMax })
  }
}
