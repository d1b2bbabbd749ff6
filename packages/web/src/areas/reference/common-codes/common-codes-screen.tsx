// The common codes: groups on the left, the values of one on the right; on phones one after the other.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { CommonCode } from '@bidyard/contract/shapes/common-codes'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useLanguage } from '../../../text/language-context.tsx'
import type { Language } from '../../../text/language.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { Code } from '../../../ui/show/code.tsx'
import { NothingFound } from '../parts/nothing-found.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { findGroups } from './find-groups.ts'
import { GroupList } from './group-list.tsx'
import { GroupValues } from './group-values.tsx'

const from = '/framed/office/common-codes'
const layout = 'grid items-start gap-4 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]'

const Waiting = () => (
  <div className={layout} aria-busy="true">
    <Skeleton className="h-[calc(100dvh-15rem)] rounded-lg" />
    <Skeleton className="h-80 rounded-lg max-md:hidden" />
  </div>
)

const UnknownGroup = () => {
  const say = useText('reference')
  return (
    <Card>
      <EmptyState
        title={say('groupUnknownTitle')}
        text={say('groupUnknownText')}
        action={<LinkButton to="/office/common-codes">{say('commonCodes')}</LinkButton>}
      />
    </Card>
  )
}

/** By their names, so that one finds them without searching. */
const inOrder = (groups: readonly CommonCode[], language: Language): readonly CommonCode[] => {
  const { compare } = new Intl.Collator(language)
  return groups.toSorted((one, other) => compare(one.name[language], other.name[language]))
}

const Groups = ({ groups }: { readonly groups: readonly CommonCode[] }) => {
  const wide = useWide()
  const navigate = useNavigate()
  const { group, find } = useSearch({ from })
  const { language } = useLanguage()
  const found = useMemo(() => findGroups(inOrder(groups, language), find ?? ''), [groups, language, find])
  const clear = () => void navigate({ to: '/office/common-codes', search: group === undefined ? {} : { group } })
  // A wide screen has room for a group even before one is chosen.
  const open = group ?? (wide ? found[0]?.group.code : undefined)
  const chosen = groups.find(({ code }) => code === open)
  const marked = found.find((one) => one.group.code === open)?.values ?? null
  const list =
    found.length === 0 ? (
      <Card>
        <NothingFound find={find ?? ''} onClear={clear} />
      </Card>
    ) : (
      <Card flush>
        <GroupList found={found} open={open} find={find} />
      </Card>
    )
  const values =
    chosen === undefined ? <UnknownGroup /> : <GroupValues key={chosen.code} group={chosen} marked={marked} />
  if (!wide) return group === undefined ? list : values
  return (
    <div className={layout}>
      {list}
      {open !== undefined && values}
    </div>
  )
}

const Intro = ({ groups }: { readonly groups: readonly CommonCode[] | undefined }) => {
  const say = useText('reference')
  if (groups === undefined) return say('commonCodesIntro')
  return (
    <>
      {say('commonCodesIntro')}{' '}
      <span className="whitespace-nowrap text-ink-faint">
        {say('groupsFound', {
          groups: formatNumber(groups.length),
          values: formatNumber(groups.reduce((sum, { items }) => sum + items.length, 0)),
        })}
      </span>
    </>
  )
}

export const CommonCodesScreen = (): ReactNode => {
  const say = useText('reference')
  const label = useLabel()
  const wordsFor = useFailureWords()
  const wide = useWide()
  const navigate = useNavigate()
  const { group, find } = useSearch({ from })
  const codes = useRead(referenceCalls.listCommonCodes, {})
  useTitle(say('commonCodes'))
  const search = (text: string) =>
    void navigate({
      to: '/office/common-codes',
      search: {
        ...(wide && group !== undefined && text === '' ? { group } : {}),
        ...(text === '' ? {} : { find: text }),
      },
      replace: true,
    })
  const groups = codes.data?.items
  const inside = !wide && group !== undefined
  // On a phone the group is what the page is about.
  const chosen = inside ? groups?.find(({ code }) => code === group) : undefined
  return (
    <>
      <PageHeader
        trail={
          inside ? (
            <Trail to="/office/common-codes" search={find === undefined ? {} : { find }}>
              {say('commonCodes')}
            </Trail>
          ) : undefined
        }
        title={chosen === undefined ? say('commonCodes') : label(chosen.name)}
        summary={chosen === undefined ? <Intro groups={groups} /> : <Code>{chosen.code}</Code>}
      />
      {!inside && (
        <SearchField
          className="mb-4 max-w-md"
          label={say('commonCodesFind')}
          labelHidden
          placeholder={say('commonCodesFind')}
          value={find ?? ''}
          onSearch={search}
        />
      )}
      {groups === undefined ? (
        codes.error === null ? (
          <Waiting />
        ) : (
          <ErrorPanel {...wordsFor(codes.error)} onRetry={() => void codes.refetch()} />
        )
      ) : (
        <Groups groups={groups} />
      )}
    </>
  )
}
