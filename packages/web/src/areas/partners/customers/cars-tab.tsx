// The cars that a partner presents, each with a way to send its customer a link.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useMemo, useState } from 'react'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { When } from '../../../ui/show/when.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { RowCard } from '../../../ui/table/row-card.tsx'
import type { Exhibit, Partner } from '../parts/partner-row.ts'
import { OneTimeLink } from './one-time-link.tsx'

interface TabProps {
  readonly partner: Partner
  readonly find: string | undefined
  readonly onFind: (find: string) => void
}

const useColumns = (onLink: (exhibit: Exhibit) => void): readonly Column<Exhibit>[] => {
  const say = useText('partners')
  return useMemo(() => [
    {
      key: 'carNo', title: say('carNo'), widthPx: 150,
      cell: ({ carNo }) => <span className="font-semibold">{carNo}</span>,
    },
    {
      key: 'exhibitKey', title: say('exhibitKey'), widthPx: 180, grows: true,
      cell: ({ exhibitKey }) => <Code>{exhibitKey}</Code>,
    },
    { key: 'createdAt', title: say('since'), widthPx: 148, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: 'link', title: say('sendLink'), widthPx: 170, align: 'end',
      cell: (exhibit) => (
        <Button size="small" icon="link" onClick={() => onLink(exhibit)}>{say('makeLink')}</Button>
      ),
    },
  ], [say, onLink])
}

export const CarsTab = ({ partner, find, onFind }: TabProps) => {
  const say = useText('partners')
  const [linked, setLinked] = useState<Exhibit | null>(null)
  const columns = useColumns(setLinked)
  const filter = useMemo(() => ({
    partnerId: { eq: partner.id },
    ...(find === undefined ? {} : /[가-힣]/.test(find) ? { carNo: { like: find } } : { exhibitKey: { like: find } }),
  }), [partner.id, find])
  const rows = useEndless(partnersCalls.listExhibits, { filter, sort: [{ createdAt: 'desc' }] })
  return (
    <>
      <SearchField
        className="mb-3 min-w-0 md:max-w-80"
        label={say('findCar')}
        labelHidden
        placeholder={say('findCar')}
        value={find ?? ''}
        onSearch={onFind}
      />
      <EndlessRows
        label={say('cars')}
        result={rows}
        columns={columns}
        height="max(22rem, calc(100dvh - 22rem))"
        renderCard={(exhibit) => (
          <RowCard
            title={exhibit.carNo}
            badge={<Button size="small" icon="link" onClick={() => setLinked(exhibit)}>{say('makeLink')}</Button>}
            lines={[<Code key="key">{exhibit.exhibitKey}</Code>, <When key="at" at={exhibit.createdAt} />]}
          />
        )}
        onClear={find === undefined ? undefined : () => onFind('')}
        empty={<EmptyState icon="car" title={say('noCars')} text={say('noCarsText')} />}
      />
      {linked !== null && <OneTimeLink of={linked} onClose={() => setLinked(null)} />}
    </>
  )
}
