// The car codes, level by level: columns on wide screens, one list after the other on phones, and a search through all.
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { readCarCodeSearch, type CarCodeSearch } from './car-code-search.ts'
import { ChosenCard } from './chosen-card.tsx'
import { ColumnView } from './column-view.tsx'
import { Columns } from './columns.tsx'
import { SearchResults } from './search-results.tsx'
import { useCarCodes, type CarCodeColumn } from './use-car-codes.ts'
import { WayDown } from './way-down.tsx'

const from = '/framed/office/car-codes'

const isGone = ({ failure }: CarCodeColumn): boolean => failure instanceof CallFailure && failure.facts.status === 404

const Gone = () => {
  const say = useText('reference')
  return (
    <Card>
      <EmptyState
        icon="car"
        title={say('goneTitle')}
        text={say('goneText')}
        action={<LinkButton to="/office/car-codes" search={{}}>{say('startOver')}</LinkButton>}
      />
    </Card>
  )
}

interface BrowseProps {
  readonly columns: readonly CarCodeColumn[]
  readonly search: CarCodeSearch
}

/** On a phone only the level that is to be chosen next, or what was chosen in the end. */
const DrillDown = ({ columns, search }: BrowseProps) => {
  const chain = columns.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen]))
  const last = chain.at(-1)
  const next = columns[chain.length]
  const isEnd = next === undefined || last?.childCount === 0
  return isEnd ? <ChosenCard chain={chain} /> : <Card flush><ColumnView column={next} search={search} /></Card>
}

const Browse = ({ columns, search }: BrowseProps) => {
  const say = useText('reference')
  const wide = useWide()
  const chain = columns.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen]))
  if (columns.some(isGone)) return <Gone />
  if (columns[0]?.items?.length === 0)
    return <Card><EmptyState icon="car" title={say('noCarCodesTitle')} text={say('noCarCodesText')} /></Card>
  return (
    <div className="flex flex-col gap-2">
      <WayDown columns={columns} search={search} />
      {wide ? <Columns columns={columns} search={search} /> : <DrillDown columns={columns} search={search} />}
      {wide && chain.length === columns.length && <ChosenCard chain={chain} />}
    </div>
  )
}

export const CarCodesScreen = (): ReactNode => {
  const say = useText('reference')
  const navigate = useNavigate()
  const { find = '', ...search } = useReadSearch(useSearch({ from }), readCarCodeSearch)
  const columns = useCarCodes(search)
  useTitle(say('carCodes'))
  const look = (text: string) => void navigate({
    to: '/office/car-codes', search: { ...search, ...(text === '' ? {} : { find: text }) }, replace: find !== '',
  })
  return (
    <>
      <PageHeader
        title={say('carCodes')}
        summary={
          <>
            {say('carCodesIntro')} <span className="max-md:hidden">{say('carCodesKeys')}</span>
          </>
        }
      />
      <SearchField
        className="mb-3 max-w-md"
        label={say('carCodesFind')} labelHidden placeholder={say('carCodesFind')} value={find} onSearch={look}
      />
      {find.trim() === '' ? (
        <Browse columns={columns} search={search} />
      ) : (
        <SearchResults find={find} onClear={() => look('')} />
      )}
    </>
  )
}
