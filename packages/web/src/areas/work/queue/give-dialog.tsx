// Chooses the colleague who shall have a work, among those who attend to such work.
import { membersCalls } from '@bidyard/contract/calls/members'
import { workCalls } from '@bidyard/contract/calls/work'
import { limits } from '@bidyard/contract/limits'
import { mayAttend } from '@bidyard/contract/shapes/work/attended'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useList } from '../../../api/list/use-list.ts'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import type { WorkItem } from './work-places.ts'

interface GiveDialogProps {
  readonly work: Pick<WorkItem, 'id' | 'kind' | 'part'>
  readonly name: string
  readonly onClose: () => void
}

export const GiveDialog = ({ work: { id, kind, part }, name, onClose }: GiveDialogProps) => {
  const say = useText('work')
  const queries = useQueryClient()
  const [memberId, setMember] = useState<string | null>(null)
  const { items } = useList(membersCalls.listMembers, {
    filter: { type: { in: ['root', 'admin'] }, state: { eq: 'active' } }, sort: [{ name: 'asc' }],
    size: limits.pageSize,
  })
  const colleagues = items.filter((member) => mayAttend(member, [part]))
  const give = useCall(workCalls.giveWork, {
    onSuccess: ({ owner }) => {
      showToast({ tone: 'done', title: say('given', { name: owner?.name ?? '' }) })
      onClose()
      void forgetPaths(queries, ['/work-items'])
    },
  })
  return (
    <Dialog
      open
      working={give.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('giveTitle', { name })}
      description={say('giveText')}
      size="small"
      footer={
        <>
          <Button disabled={give.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary" loading={give.isPending} disabled={memberId === null}
            onClick={() => memberId !== null && give.mutate({ params: { id }, body: { kind, memberId } })}
          >
            {say('giveNow')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Select
          label={say('colleague')}
          options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
          value={memberId}
          onValueChange={setMember}
        />
        <Refused failure={give.error} />
      </div>
    </Dialog>
  )
}
