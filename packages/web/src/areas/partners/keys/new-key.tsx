// Makes a key for a partner; the legacy kind is the office's to give.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { partnerKeyKind, type PartnerKeyKind } from '@bidyard/contract/enums/partners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import type { IssuedKey, Looks, Partner } from '../parts/partner-row.ts'

interface NewKeyProps {
  readonly partner: Partner
  readonly looks: Looks
  readonly onClose: () => void
  readonly onIssued: (issued: IssuedKey) => void
}

export const NewKey = ({ partner, looks, onClose, onIssued }: NewKeyProps) => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const word = useWord()
  const queries = useQueryClient()
  const [kind, setKind] = useState<PartnerKeyKind>('v1')
  const call = useCall(partnersCalls.issuePartnerKey, {
    onSuccess: (issued) => {
      onIssued(issued)
      return forgetAnswers(queries, partnersCalls.listPartnerKeys)
    },
    onFailure: () => forgetAnswers(queries, partnersCalls.listPartnerKeys),
  })
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('newKeyTitle', { name: partner.name })}
      description={say('newKeyHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button
            variant="primary"
            loading={call.isPending}
            onClick={() => call.mutate({ body: { partnerId: partner.id, kind } })}
          >
            {say('makeKey')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {looks === 'office' && (
          <RadioGroup
            cards
            label={say('keyKind')}
            options={partnerKeyKind.values.map((value) => ({
              value, label: word(partnerKeyKind, value), note: say(`keyKind.${value}`),
            }))}
            value={kind}
            onValueChange={setKind}
          />
        )}
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
