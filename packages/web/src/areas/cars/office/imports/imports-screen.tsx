// Bringing orders as a sheet: the place for a new one, and those that were brought before.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportStep, sheetFormat } from '@bidyard/contract/enums/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { importTone } from '../parts/tones.ts'
import { NewImport } from './new-import.tsx'

type ImportItem = ItemOf<typeof carsCalls.listOrderImports>

const StepBadge = ({ step }: Pick<ImportItem, 'step'>) => {
  const word = useWord()
  return <Badge tone={importTone[step]}>{word(orderImportStep, step)}</Badge>
}

const useImportColumns = (): readonly Column<ImportItem>[] => {
  const say = useText('carOffice')
  const word = useWord()
  return useMemo(() => {
    const count = (value: number): string => (value === 0 ? '–' : formatNumber(value))
    return [
      {
        key: 'file', title: say('sheetFile'), widthPx: 220, grows: true,
        cell: ({ id, fileName }) => (
          <RowLink to="/office/order-imports/$id" params={{ id }}><span lang="ko">{fileName}</span></RowLink>
        ),
      },
      { key: 'step', title: say('state'), widthPx: 116, cell: ({ step }) => <StepBadge step={step} /> },
      { key: 'format', title: say('format'), widthPx: 168, cell: ({ format }) => word(sheetFormat, format) },
      { key: 'rows', title: say('rows'), widthPx: 84, align: 'end', cell: ({ rowCount }) => count(rowCount) },
      { key: 'made', title: say('madeRows'), widthPx: 84, align: 'end', cell: ({ madeCount }) => count(madeCount) },
      { key: 'wrong', title: say('wrongRows'), widthPx: 84, align: 'end', cell: ({ wrongCount }) => count(wrongCount) },
      {
        key: 'by', title: say('broughtBy'), widthPx: 96,
        cell: ({ memberName }) => <span lang="ko">{memberName ?? '–'}</span>,
      },
      { key: 'at', title: say('broughtAt'), widthPx: 116, cell: ({ createdAt }) => <When at={createdAt} /> },
    ]
  }, [say, word])
}

const ImportCard = ({ row }: { readonly row: ImportItem }) => {
  const say = useText('carOffice')
  const { id, fileName, step, rowCount, madeCount, wrongCount, createdAt } = row
  return (
    <RowCardLink
      to="/office/order-imports/$id"
      params={{ id }}
      title={<span lang="ko">{fileName}</span>}
      badge={<StepBadge step={step} />}
      lines={[
        <span key="rows" className="figures">
          {say('importFigures', {
            rows: formatNumber(rowCount), made: formatNumber(madeCount), wrong: formatNumber(wrongCount),
          })}
        </span>,
        <When key="at" at={createdAt} />,
      ]}
    />
  )
}

export const ImportsScreen = (): ReactNode => {
  const say = useText('carOffice')
  const navigate = useNavigate()
  const may = useMayAsk()
  const columns = useImportColumns()
  const rows = useEndless(carsCalls.listOrderImports, { sort: [{ createdAt: 'desc' }] })
  useTitle(say('importSheet'))
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/orders">{say('orders')}</Trail>}
        title={say('importSheet')}
        summary={say('importSheetText')}
      />
      <div className="flex flex-col gap-4">
        {may(carsCalls.createOrderImport) ? <NewImport /> : <OthersWork call={carsCalls.createOrderImport} />}
        <EndlessRows
          label={say('broughtSheets')}
          result={rows}
          columns={columns}
          height="max(18rem, calc(100dvh - 33rem))"
          onOpen={({ id }) => void navigate({ to: '/office/order-imports/$id', params: { id } })}
          renderCard={(row) => <ImportCard row={row} />}
          empty={<EmptyState icon="upload" title={say('noImports')} text={say('noImportsText')} />}
        />
      </div>
    </>
  )
}
