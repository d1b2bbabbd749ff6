// Makes a customer of a partner known, before their app opens our page for them.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { isMobileNumber, phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
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

const empty = { customerKey: '', name: '', phone: '' }

const isName = (text: string): boolean => /^\p{L}[\p{L} .'-]*$/u.test(text.trim()) && text.trim().length >= 2

const Fields = ({ values, onChange, asked, nameFault }: {
  readonly values: typeof empty
  readonly onChange: (values: typeof empty) => void
  readonly asked: boolean
  readonly nameFault: string | undefined
}) => {
  const say = useText('partners')
  return (
    <>
      <TextField
        label={say('customerKey')}
        hint={say('customerKeyHint')}
        inputClassName="font-mono"
        autoComplete="off"
        value={values.customerKey}
        error={asked && !isKeyText(values.customerKey) ? say('wrongKey') : undefined}
        onChange={({ target }) => onChange({ ...values, customerKey: target.value.trim() })}
      />
      <TextField
        label={say('customerName')}
        autoComplete="off"
        value={values.name}
        error={asked && !isName(values.name) ? say('wrongName') : nameFault}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <TextField
        label={say('phone')}
        hint={say('phoneHint')}
        inputMode="tel"
        inputClassName="figures"
        placeholder="010-1234-5678"
        autoComplete="off"
        value={values.phone}
        error={asked && !isMobileNumber(phoneDigitsOf(values.phone)) ? say('wrongPhone') : undefined}
        onChange={({ target }) => onChange({ ...values, phone: target.value })}
      />
    </>
  )
}

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
    const isWhole = isKeyText(values.customerKey) && isName(values.name) && isMobileNumber(phoneDigitsOf(values.phone))
    if (isWhole) call.mutate({ body: { partnerId: partner.id, ...values, name: values.name.trim() } })
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
        <Fields values={values} onChange={setValues} asked={asked} nameFault={faultAt(call.error, 'body.name')} />
        {isTaken
          ? <InlineNotice tone="closing" urgent title={say('customerTaken')}>{say('customerTakenText')}</InlineNotice>
          : <Refused failure={call.error} />}
      </div>
    </Dialog>
  )
}
