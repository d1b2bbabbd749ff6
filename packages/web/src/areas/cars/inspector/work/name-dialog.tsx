// Says who goes to a visit; where nobody in particular does, whoever has time may.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { takeAlong } from '../kept/take-along.ts'
import { useInspectors } from '../parts/use-inspectors.ts'
import type { Work } from './work.ts'

const useName = ({ kept: { id, uid } }: Work, onClose: () => void) => {
  const say = useText('checks')
  const queries = useQueryClient()
  const lookAgain = (): void => {
    void takeAlong(uid, id)
    void forgetPaths(queries, ['/car-checks'])
  }
  return useCall(carsCalls.nameInspector, {
    onSuccess: () => {
      onClose()
      showToast({ tone: 'done', title: say('named') })
      lookAgain()
    },
    onFailure: lookAgain,
  })
}

export const NameDialog = ({ work, onClose }: { readonly work: Work; readonly onClose: () => void }): ReactNode => {
  const say = useText('checks')
  const ui = useText('ui')
  const { id, check } = work.kept
  const [inspectorId, setInspectorId] = useState(check.inspectorId)
  const inspectors = useInspectors()
  const call = useName(work, onClose)
  const save = (): void => call.mutate({ params: { id }, body: { inspectorId, seenVersion: check.version } })
  return (
    <Dialog
      open
      size="small"
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('nameTitle', { plate: check.carNumber })}
      description={say('nameHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary" disabled={inspectorId === check.inspectorId} loading={call.isPending} onClick={save}
          >
            {say('name')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={say('inspector')} options={inspectors} value={inspectorId} emptyLabel={say('noInspector')}
          onValueChange={setInspectorId}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
