// One change as it was kept: who, of what, why, and each value before and after.
import { useText } from '../../../../text/use-text.ts'
import { ChangeList } from '../../../../ui/difference/change-list.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { useChangeWord } from './access-words.ts'
import { type ChangeRow, DoneBy } from './change-rows.tsx'
import { SubjectLink } from './subject-link.tsx'

const valueOf = (text: string | null): unknown => (text === null ? {} : JSON.parse(text))

const Kept = ({ row }: { readonly row: ChangeRow }) => {
  const say = useText('people')
  const { subject, subjectId, reason, before, after, requestId, createdAt, uid } = row
  return (
    <div className="flex flex-col gap-5 pb-5">
      <KeyValueList
        facts={[
          { key: 'at', name: say('at'), value: <When at={createdAt} exact /> },
          { key: 'who', name: say('who'), value: <><DoneBy row={row} />{uid === null ? '' : ` · ${uid}`}</> },
          { key: 'of', name: say('ofWhom'), value: <SubjectLink subject={subject} id={subjectId} /> },
          {
            key: 'reason', name: say('reasonGiven'),
            value: <span className="[overflow-wrap:anywhere]">{reason ?? '–'}</span>,
          },
          ...(requestId === null ? [] : [{
            key: 'request', name: say('requestNo'),
            value: <code className="font-mono text-xs break-all">{requestId}</code>,
          }]),
        ]}
      />
      {before === null && after === null
        ? <p className="text-md text-ink-faint">{say('nothingKept')}</p>
        : <ChangeList before={valueOf(before)} after={valueOf(after)} />}
    </div>
  )
}

export const ChangeSheet = ({ row, onClose }: { readonly row: ChangeRow | null; readonly onClose: () => void }) => {
  const changed = useChangeWord()
  return (
    <Sheet open={row !== null} onOpenChange={(open) => !open && onClose()} title={row === null ? '' : changed(row.act)}>
      {row !== null && <Kept row={row} />}
    </Sheet>
  )
}
