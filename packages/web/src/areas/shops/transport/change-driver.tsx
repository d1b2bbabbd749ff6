// Changes a driver, or takes one off the list of those who drive; that somebody looked at the number is written down.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { phoneText } from '../../../ui/format/written-numbers.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { DriverFields, isWhole } from './driver-fields.tsx'

type Driver = ReceivedOf<typeof shopsCalls.getTransportDriver>

const useSave = (onClose: () => void) => {
  const say = useText('shops')
  const queries = useQueryClient()
  return useCall(shopsCalls.changeTransportDriver, {
    onSuccess: ({ name }) => {
      onClose()
      showToast({ tone: 'done', title: say('changed', { name }) })
      return forgetAnswers(queries, shopsCalls.listTransportDrivers, shopsCalls.getTransportDriver)
    },
    onFailure: () => forgetAnswers(queries, shopsCalls.getTransportDriver),
  })
}

interface EditorProps {
  readonly driver: Driver
  readonly call: ReturnType<typeof useSave>
  readonly onClose: () => void
}

const Editor = ({ driver, call, onClose }: EditorProps) => {
  const say = useText('shops')
  const sayUi = useText('ui')
  const [values, setValues] = useState({ name: driver.name, phoneNumber: phoneText(driver.phoneNumber) })
  const [isActive, setIsActive] = useState(driver.isActive)
  const [asked, setAsked] = useState(false)
  const save = () => {
    setAsked(true)
    if (isWhole(values))
      call.mutate({
        params: { id: driver.id },
        body: { name: values.name.trim(), phoneNumber: values.phoneNumber, isActive, seenVersion: driver.version },
      })
  }
  return (
    <div className="flex flex-col gap-4">
      <DriverFields values={values} onChange={setValues} asked={asked} />
      <Switch
        label={say('drives')}
        note={say('drivesNote')}
        checked={isActive}
        onCheckedChange={setIsActive}
      />
      <Refused failure={call.error} />
      <div className="flex justify-end gap-2">
        <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
        <Button variant="primary" loading={call.isPending} onClick={save}>{say('change')}</Button>
      </div>
    </div>
  )
}

export const ChangeDriver = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const read = useRead(shopsCalls.getTransportDriver, { params: { id } })
  const driver = read.data?.id === id ? read.data : undefined
  const call = useSave(onClose)
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('changeDriver', { name: driver?.name ?? '' })}
      description={say('lookWritten')}
    >
      {read.error !== null && driver === undefined && <ErrorPanel {...wordsFor(read.error)} />}
      {driver === undefined && read.error === null && <Skeleton className="h-48" />}
      {driver !== undefined && <Editor driver={driver} call={call} onClose={onClose} />}
    </Dialog>
  )
}
