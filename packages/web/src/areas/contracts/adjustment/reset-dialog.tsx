// Takes a price cut back to its beginning, with the reason why.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useText } from '../../../text/use-text.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { touchedByContracts } from '../parts/use-act.ts'
import type { Adjustment } from './use-adjustment.ts'

export const ResetDialog = ({ adjustment, onClose }: {
  readonly adjustment: Adjustment
  readonly onClose: () => void
}) => {
  const say = useText('contracts')
  return (
    <ActDialog
      definition={contractsCalls.resetAdjustment}
      words={{
        title: say('cutResetTitle'), happens: say('cutResetText'), verb: say('cutReset'), done: say('cutResetDone'),
      }}
      field={{ label: say('note'), hint: say('noteHint') }}
      touches={touchedByContracts}
      ask={(reason) => ({ params: { id: adjustment.biddingId }, body: { reason } })}
      onClose={onClose}
    />
  )
}
