// Makes a driver of a transport company known.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { DriverFields, isWhole } from './driver-fields.tsx'

export const NewDriver = ({ companyId, onClose }: { readonly companyId: string; readonly onClose: () => void }) => {
  const say = useText('shops')
  const sayUi = useText('ui')
  const queries = useQueryClient()
  const [values, setValues] = useState({ name: '', phoneNumber: '' })
  const [asked, setAsked] = useState(false)
  const call = useCall(shopsCalls.createTransportDriver, {
    onSuccess: ({ name }) => {
      onClose()
      showToast({ tone: 'done', title: say('driverAdded', { name }) })
      return forgetAnswers(queries, shopsCalls.listTransportDrivers)
    },
  })
  const save = () => {
    setAsked(true)
    if (isWhole(values)) call.mutate({ body: { companyId, name: values.name.trim(), phoneNumber: values.phoneNumber } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('newDriver')}
      description={say('newDriverHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button variant="primary" loading={call.isPending} onClick={save}>{say('add')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DriverFields values={values} onChange={setValues} asked={asked} />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
