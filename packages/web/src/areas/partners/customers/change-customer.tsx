// Puts right who a customer is and where messages reach them.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { faultAt } from '../../../api/fault-at.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { phoneText } from '../../../ui/format/written-numbers.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { CustomerFields, isCustomer } from './customer-fields.tsx'

type Known = ReceivedOf<typeof partnersCalls.getPartnerCustomer>

const answers = [partnersCalls.getPartnerCustomer, partnersCalls.listPartnerCustomers] as const

export const useChangeCustomer = (onDone: () => void) => {
  const say = useText('partners')
  const queries = useQueryClient()
  return useCall(partnersCalls.changePartnerCustomer, {
    onSuccess: ({ name }) => {
      onDone()
      showToast({ tone: 'done', title: say('customerChanged', { name }) })
      // Nobody waits for the list behind before the dialog may close.
      void forgetAnswers(queries, ...answers)
    },
    onFailure: () => forgetAnswers(queries, ...answers),
  })
}

export const ChangeCustomer = ({ customer, call, onClose }: {
  readonly customer: Known
  readonly call: ReturnType<typeof useChangeCustomer>
  readonly onClose: () => void
}): ReactNode => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const [values, setValues] = useState({ name: customer.name, phone: phoneText(customer.phone) })
  const [asked, setAsked] = useState(false)
  const save = () => {
    setAsked(true)
    if (isCustomer(values))
      call.mutate({
        params: { id: customer.id },
        body: { name: values.name.trim(), phone: values.phone, seenVersion: customer.version },
      })
  }
  return (
    <section data-saves className="flex flex-col gap-4">
      <CustomerFields
        values={values}
        onChange={setValues}
        asked={asked}
        nameFault={faultAt(call.error, 'body.name')}
      />
      <InlineNotice tone="waiting">{say('linksEnd')}</InlineNotice>
      <Refused failure={call.error} />
      <div className="flex justify-end gap-2">
        <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
        <Button variant="primary" loading={call.isPending} onClick={save}>{say('change')}</Button>
      </div>
    </section>
  )
}
