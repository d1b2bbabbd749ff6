// What both kinds of what-if show: the deed, what stands in its way, and its cases a hundred at a time.
import { useState, type ReactNode } from 'react'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { GridTable } from '../show/grid-table.tsx'

export interface ReplayProps {
  readonly period: { readonly from: string; readonly days: number }
  readonly draft: unknown
  readonly disabled: boolean
}

interface DeedProps {
  readonly working: boolean
  readonly disabled: boolean
  readonly failure: CallFailure | null
  readonly onRun: () => void
}

/** What a draft breaks, in the words of the rules, as when it is saved. */
const Unfit = ({ failure }: { readonly failure: CallFailure | null }) => {
  const say = useText('configuration')
  const issues = failure?.facts.issues ?? []
  if (issues.length === 0) return <Refused failure={failure} />
  return (
    <InlineNotice tone="closing" urgent title={say('replay.unfit')}>
      <ul className="list-disc pl-5">
        {issues.map(({ path, message }) => <li key={path + message}>{message}</li>)}
      </ul>
    </InlineNotice>
  )
}

export const Deed = ({ working, disabled, failure, onRun }: DeedProps) => {
  const say = useText('configuration')
  return (
    <div className="flex flex-col gap-3">
      <Unfit failure={failure} />
      <div>
        <Button icon="history" loading={working} disabled={disabled} onClick={onRun}>{say('replay.run')}</Button>
      </div>
    </div>
  )
}

const step = 100

interface CasesProps {
  readonly count: number
  readonly changed: number
  readonly isWhole: boolean
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly ReactNode[] }[]
}

export const Cases = ({ count, changed, isWhole, columns, rows }: CasesProps) => {
  const say = useText('configuration')
  const [shown, setShown] = useState(step)
  if (count === 0) return <EmptyState icon="done" title={say('replay.none')} text={say('replay.noneText')} />
  return (
    <section aria-label={say('replay.cases')} className="flex flex-col gap-3">
      <p role="status" className="text-md text-ink-soft">
        {say('replay.changed', { count: formatNumber(count), changed: formatNumber(changed) })}
      </p>
      {!isWhole && <InlineNotice tone="waiting">{say('replay.notWhole', { count: formatNumber(count) })}</InlineNotice>}
      {rows.length > 0 && (
        <GridTable
          label={say('replay.cases')} corner={say('replay.case')} columns={columns} rows={rows.slice(0, shown)}
        />
      )}
      {rows.length > shown && (
        <div><Button onClick={() => setShown(shown + step)}>{say('replay.more')}</Button></div>
      )}
    </section>
  )
}

export const Before = ({ children, after }: { readonly children: ReactNode; readonly after: ReactNode }) => (
  <span className="flex flex-col items-end"><span className="text-ink-faint">{children}</span><b>{after}</b></span>
)
