// Presents a car of a customer.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faultAt } from '../../../api/fault-at.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { isKeyText } from '../parts/key-text.ts'
import type { Customer } from '../parts/partner-row.ts'

const isPlate = (text: string): boolean => /^[\p{L}\p{N}]{1,20}$/u.test(text.replace(/[\s-]/g, ''))

export const NewCar = ({ customer, onDone }: { readonly customer: Customer; readonly onDone: () => void }) => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const queries = useQueryClient()
  const [carNo, setCarNo] = useState('')
  const [exhibitKey, setExhibitKey] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useCall(partnersCalls.createExhibit, {
    onSuccess: (exhibit) => {
      onDone()
      showToast({ tone: 'done', title: say('carAdded', { carNo: exhibit.carNo }) })
      return forgetAnswers(queries, partnersCalls.listExhibits)
    },
  })
  const save = () => {
    setAsked(true)
    if (isPlate(carNo) && isKeyText(exhibitKey)) call.mutate({ body: { customerId: customer.id, exhibitKey, carNo } })
  }
  const isTaken = call.error?.facts.status === 409
  return (
    <div data-saves className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('carNo')}
          placeholder="12가3456"
          autoComplete="off"
          value={carNo}
          error={asked && !isPlate(carNo) ? say('wrongCarNo') : faultAt(call.error, 'body.carNo')}
          onChange={({ target }) => setCarNo(target.value)}
        />
        <TextField
          label={say('exhibitKey')}
          inputClassName="font-mono"
          autoComplete="off"
          value={exhibitKey}
          error={asked && !isKeyText(exhibitKey) ? say('wrongKey') : undefined}
          onChange={({ target }) => setExhibitKey(target.value.trim())}
        />
      </div>
      {isTaken
        ? <InlineNotice tone="closing" urgent title={say('carTaken')}>{say('carTakenText')}</InlineNotice>
        : <Refused failure={call.error} />}
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={call.isPending} onClick={onDone}>{sayUi('cancel')}</Button>
        <Button size="small" variant="primary" loading={call.isPending} onClick={save}>{say('add')}</Button>
      </div>
    </div>
  )
}
