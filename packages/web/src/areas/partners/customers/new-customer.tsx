// Makes a customer of a partner known, before their app opens our page for them.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faultAt } from '../../../api/fault-at.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { isKeyText } from '../parts/key-text.ts'
import type { Partner } from '../parts/partner-row.ts'
import { CustomerFields, isCustomer } from './customer-fields.tsx'

const empty = { customerKey: '', name: '', phone: '' }

export const NewCustomer = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const queries = useQueryClient()
  const [values, setValues] = useState(empty)
  const [asked, setAsked] = useState(false)
  const call = useCall(partnersCalls.createPartnerCustomer, {
    onSuccess: ({ name }) => {
      onClose()
      showToast({ tone: 'done', title: say('customerAdded', { name }) })
      return forgetAnswers(queries, partnersCalls.listPartnerCustomers)
    },
  })
  const save = () => {
    setAsked(true)
    if (isKeyText(values.customerKey) && isCustomer(values))
      call.mutate({ body: { partnerId: partner.id, ...values, name: values.name.trim() } })
  }
  const isTaken = call.error?.facts.status === 409
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('newCustomer')}
      description={say('newCustomerHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button variant="primary" loading={call.isPending} onClick={save}>{say('add')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={say('customerKey')}
          hint={say('customerKeyHint')}
          inputClassName="font-mono"
          autoComplete="off"
          value={values.customerKey}
          error={asked && !isKeyText(values.customerKey) ? say('wrongKey') : undefined}
          onChange={({ target }) => setValues({ ...values, customerKey: target.value.trim() })}
        />
        <CustomerFields
          values={values}
          onChange={(facts) => setValues({ ...values, ...facts })}
          asked={asked}
          nameFault={faultAt(call.error, 'body.name')}
        />
        {isTaken
          ? <InlineNotice tone="closing" urgent title={say('customerTaken')}>{say('customerTakenText')}</InlineNotice>
          : <Refused failure={call.error} />}
      </div>
    </Dialog>
  )
}
