// The last looks by somebody and at somebody; the whole log is one press away.
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { Filter } from '@bidyard/contract/list'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import type { AccessRow } from './access-rows.tsx'
import { useAccessWords } from './access-words.ts'
import { SubjectLink } from './subject-link.tsx'

interface LogCardProps {
  readonly title: string
  readonly filter: Filter
  readonly whole: ReactNode
  readonly renderWhom: (row: AccessRow) => ReactNode
}

const LogCard = ({ title, filter, whole, renderWhom }: LogCardProps) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const { act } = useAccessWords()
  const { items, isLoading, failure, retry } = useList(identityCalls.listAccessLogs, {
    filter, sort: [{ createdAt: 'desc' }], size: 10,
  })
  return (
    <Card title={title} actions={whole}>
      {failure !== null && <ErrorPanel {...wordsFor(failure)} onRetry={retry} />}
      {isLoading && <div aria-busy="true"><SkeletonText lines={5} /></div>}
      {!isLoading && failure === null && items.length === 0 && (
        <p className="text-md text-ink-soft">{say('nothingLogged')}</p>
      )}
      <ul aria-label={title} className="divide-y divide-line">
        {items.map((row) => (
          <li key={row.id} className="flex flex-col gap-0.5 py-2.5 text-md first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span><b className="font-semibold">{act(row.act)}</b> · {renderWhom(row)}</span>
              <span className="text-sm text-ink-faint"><When at={row.createdAt} /></span>
            </span>
            {row.reason !== null && (
              <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{row.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface PersonLogProps {
  readonly userId: string
  /** As a member and as a user: a look may have been at either. */
  readonly subjectIds: readonly [string, ...string[]]
}

export const PersonLog = ({ userId, subjectIds }: PersonLogProps) => {
  const say = useText('people')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <LogCard
        title={say('looksAt')}
        filter={{ subjectId: { in: [...subjectIds] }, userId: { notEq: userId } }}
        whole={
          <LinkButton size="small" to="/office/access-log" search={{ of: subjectIds[0] }}>{say('wholeLog')}</LinkButton>
        }
        renderWhom={({ uid }) => uid ?? '–'}
      />
      <LogCard
        title={say('looksBy')}
        filter={{ userId: { eq: userId } }}
        whole={
          <LinkButton size="small" to="/office/access-log" search={{ user: userId }}>{say('wholeLog')}</LinkButton>
        }
        renderWhom={({ subject, subjectId }) => <SubjectLink subject={subject} id={subjectId} />}
      />
    </div>
  )
}
