// An act of the money desk: asked for with its reason; afterwards whatever shows money is asked for anew.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import type { ReactNode } from 'react'
import { ActDialog, type ActWords } from '../../../../ui/overlay/act-dialog.tsx'

/** Where money is read. */
export const moneyPaths = [
  '/amounts', '/shop-deposits', '/shop-subscriptions', '/money-proposals', '/money-desk', '/payouts', '/ledger-entries',
  '/ledger-accounts', '/reconciliations', '/seller-fees', '/unmatched-payments', '/virtual-accounts',
  '/shops/:id/money',
]

export interface MoneyActProps<D extends CallDefinition> {
  readonly definition: D
  readonly words: ActWords
  readonly ask: (reason: string) => AskOf<D> | null
  readonly destructive?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onClose: () => void
  readonly onDone?: ((received: ReceivedOf<D>) => void) | undefined
  readonly children?: ReactNode | undefined
}

export const MoneyAct = <D extends CallDefinition>(props: MoneyActProps<D>) => (
  <ActDialog {...props} touches={moneyPaths} />
)
