// One sheet: how far it has come, what each row becomes or why it cannot, and the report to take home.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportOutcome, orderImportStep, sheetFormat } from '@bidyard/contract/enums/cars'
import type { OrderImport } from '@bidyard/contract/shapes/cars/order-imports'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { onlySet, readChoice, type Given } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { importTone } from '../parts/tones.ts'
import { ImportStage } from './import-stage.tsx'
import { RowCard, useRowColumns } from './row-columns.tsx'

export const readImportSearch = (given: Given) => onlySet({ outcome: readChoice(orderImportOutcome, given['outcome']) })
export type ImportSearch = ReturnType<typeof readImportSearch>

const Head = ({ brought }: { readonly brought: OrderImport }) => {
  const say = useText('carOffice')
  const word = useWord()
  const { fileName, step, format, memberName } = brought
  return (
    <PageHeader
      trail={<Trail to="/office/order-imports">{say('importSheet')}</Trail>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          <span lang="ko">{fileName}</span> <Badge tone={importTone[step]}>{word(orderImportStep, step)}</Badge>
        </span>
      }
      summary={
        <>
          {format !== null && word(sheetFormat, format)}
          {format !== null && memberName !== null && ' · '}
          <span lang="ko">{memberName}</span>
        </>
      }
    />
  )
}

const Rows = ({ brought }: { readonly brought: OrderImport }) => {
  const say = useText('carOffice')
  const given = useSearch({ from: '/framed/office/order-imports/$id' })
  const { search, change } = useAddress(useMemo(() => readImportSearch(given), [given]))
  const columns = useRowColumns()
  const { id, rightCount, wrongCount, madeCount, rowCount } = brought
  const { outcome } = search
  const filter = useMemo(() => ({
    importId: { eq: id }, ...(outcome === undefined ? {} : { outcome: { eq: outcome } }),
  }), [id, outcome])
  const rows = useEndless(carsCalls.listOrderImportRows, { filter, sort: [{ line: 'asc' }] })
  const named = (name: string, count: number): string => `${name} ${formatNumber(count)}`
  return (
    <>
      <SegmentedControl
        className="relative max-w-full self-start overflow-x-auto"
        label={say('state')}
        segments={[
          { value: 'all', label: named(say('all'), rowCount) },
          { value: 'wrong', label: named(say('wrongRows'), wrongCount) },
          { value: 'right', label: named(say('rightRows'), rightCount) },
          { value: 'made', label: named(say('madeRows'), madeCount) },
        ]}
        value={outcome ?? 'all'}
        onValueChange={(next) => change({ outcome: next === 'all' ? undefined : next })}
      />
      <EndlessRows
        label={say('rows')}
        result={rows}
        columns={columns}
        renderCard={(row) => <RowCard row={row} />}
        onClear={outcome === undefined ? undefined : () => change({ outcome: undefined })}
        empty={<EmptyState icon="rows" title={say('noRows')} />}
      />
    </>
  )
}

export const ImportScreen = (): ReactNode => {
  const say = useText('carOffice')
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/order-imports/$id' })
  const read = useRead(carsCalls.getOrderImport, { params: { id } })
  const brought = read.data?.id === id ? read.data : undefined
  useTitle(brought?.fileName ?? say('importSheet'))
  if (brought === undefined)
    return read.error !== null
      ? <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
      : <Skeleton className="h-144 rounded-lg" />
  return (
    <>
      <Head brought={brought} />
      <div className="flex flex-col gap-4">
        <ImportStage brought={brought} />
        {brought.rowCount > 0 && <Rows brought={brought} />}
      </div>
    </>
  )
}
