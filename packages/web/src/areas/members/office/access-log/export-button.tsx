// Downloads the lines of a log as they are chosen now; why is asked and kept.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { BodyOf } from '@bidyard/contract/call'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { saveFrom } from '../../../../ui/file/save-from.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { type DaySearch, withinDays } from '../parts/read-search.ts'

type Wish = Omit<BodyOf<typeof auditCalls.exportLog>, 'reason'>

interface Chosen extends DaySearch {
  readonly user?: string
  readonly of?: string
  readonly subject?: string
}

export const wishOf = (search: Chosen, uid: string) => {
  const days = withinDays(search)
  return {
    userId: search.user ?? null, uid: uid === '' ? null : uid, subject: search.subject ?? null,
    subjectId: search.of ?? null, from: days?.gte ?? null, until: days?.lt ?? null,
  }
}

export const ExportButton = ({ wish }: { readonly wish: Wish }) => {
  const say = useText('people')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button icon="download" size="small" onClick={() => setIsAsked(true)}>{say('exportLog')}</Button>
      {isAsked && (
        <ActDialog
          definition={auditCalls.exportLog}
          words={{
            title: say('exportTitle'), happens: say('exportHappens'), verb: say('exportVerb'), done: say('exportDone'),
          }}
          ask={(reason) => ({ body: { ...wish, reason } })}
          touches={['/access-logs']}
          onClose={() => setIsAsked(false)}
          onDone={({ url }) => saveFrom(url)}
        />
      )}
    </>
  )
}
