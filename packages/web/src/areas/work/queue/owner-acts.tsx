// Who has a work, and what one can do about that: take it, hand it back, or give it to a colleague.
import { workCalls } from '@bidyard/contract/calls/work'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useFailureToast } from '../../../api/use-failure-toast.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { GiveDialog } from './give-dialog.tsx'
import type { WorkItem } from './work-places.ts'

interface OwnerActsProps {
  readonly work: WorkItem
  readonly name: string
}

const useOwning = (done: string) => {
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  return {
    onSuccess: () => {
      showToast({ tone: 'done', title: done })
      void forgetPaths(queries, ['/work-items'])
    },
    // Somebody else was quicker: the list shows who.
    onFailure: (failure: unknown) => {
      tellFailure(failure)
      void forgetPaths(queries, ['/work-items'])
    },
  }
}

export const OwnerActs = ({ work: { id, kind, part, owner }, name }: OwnerActsProps) => {
  const say = useText('work')
  const [isGiving, setGiving] = useState(false)
  const take = useCall(workCalls.takeWork, useOwning(say('taken')))
  const handBack = useCall(workCalls.handBackWork, useOwning(say('handedBack')))
  const asked = { params: { id }, body: { kind } }
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      {owner === null
        ? (
          <Button
            size="small" loading={take.isPending} aria-label={say('takeThis', { name })}
            onClick={() => take.mutate(asked)}
          >
            {say('take')}
          </Button>
        )
        : <Badge tone={owner.isMe ? 'action' : 'neutral'} icon="user">{owner.isMe ? say('mine') : owner.name}</Badge>}
      <Menu
        trigger={<IconButton icon="more" label={say('more', { name })} />}
        entries={[
          ...(owner?.isMe === true
            ? [{
              kind: 'deed' as const, label: say('handBack'), icon: 'rotate' as const,
              onPress: () => handBack.mutate(asked),
            }] : []),
          { kind: 'deed', label: say('give'), icon: 'users', onPress: () => setGiving(true) },
        ]}
      />
      {isGiving && <GiveDialog work={{ id, kind, part }} name={name} onClose={() => setGiving(false)} />}
    </span>
  )
}
