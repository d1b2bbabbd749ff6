// Puts a new key beside an old one, which still opens for as long as is chosen.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { serverNow } from '../../../api/server-time.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import type { IssuedKey, PartnerKey } from '../parts/partner-row.ts'

const spans = ['1', '24', '168', '720'] as const
type Span = (typeof spans)[number]

interface RotateKeyProps {
  readonly of: PartnerKey
  readonly onClose: () => void
  readonly onIssued: (issued: IssuedKey) => void
}

export const RotateKey = ({ of, onClose, onIssued }: RotateKeyProps) => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const format = useFormat()
  const queries = useQueryClient()
  const [hours, setHours] = useState<Span>('24')
  const call = useCall(partnersCalls.rotatePartnerKey, {
    onSuccess: (issued) => {
      onIssued(issued)
      return forgetAnswers(queries, partnersCalls.listPartnerKeys)
    },
    onFailure: () => forgetAnswers(queries, partnersCalls.listPartnerKeys),
  })
  const until = format.dateTime(serverNow() + Number(hours) * 3_600_000)
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('rotateTitle', { id: of.keyId })}
      description={say('rotateHappens', { until })}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button
            variant="primary"
            loading={call.isPending}
            onClick={() => call.mutate({ params: { id: of.id }, body: { overlapHours: Number(hours) } })}
          >
            {say('rotate')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={say('overlap')}
          options={spans.map((value) => ({ value, label: say(`overlap.${value}`) }))}
          value={hours}
          onValueChange={setHours}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
