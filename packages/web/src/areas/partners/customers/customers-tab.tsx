// The customers of a partner: masked, found by the partner's own name for them, opened one by one.
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
import type { Customer, Partner } from '../parts/partner-row.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { NewCustomer } from './new-customer.tsx'

interface TabProps {
  readonly partner: Partner
  readonly find: string | undefined
  readonly onFind: (find: string) => void
}

const useColumns = (onOpen: (customer: Customer) => void): readonly Column<Customer>[] => {
  const say = useText('partners')
  return useMemo(() => [
    {
      key: 'customerKey', title: say('customerKey'), widthPx: 180,
      cell: ({ customerKey }) => <Code>{customerKey}</Code>,
    },
    { key: 'name', title: say('customerName'), widthPx: 140, grows: true, cell: ({ name }) => name },
    { key: 'phone', title: say('phone'), widthPx: 150, cell: ({ phone }) => <span className="figures">{phone}</span> },
    { key: 'createdAt', title: say('since'), widthPx: 148, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: 'open', title: say('look'), widthPx: 100, align: 'end',
      cell: (customer) => <Button size="small" onClick={() => onOpen(customer)}>{say('open')}</Button>,
    },
  ], [say, onOpen])
}

export const CustomersTab = ({ partner, find, onFind }: TabProps) => {
  const say = useText('partners')
  const [open, setOpen] = useState<Customer | null>(null)
  const [isNew, setIsNew] = useState(false)
  const columns = useColumns(setOpen)
  const filter = useMemo(() => ({
    partnerId: { eq: partner.id }, ...(find === undefined ? {} : { customerKey: { like: find } }),
  }), [partner.id, find])
  const rows = useEndless(partnersCalls.listPartnerCustomers, { filter, sort: [{ customerKey: 'asc' }] })
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
        <SearchField
          className="min-w-0 flex-1 md:max-w-80"
          label={say('findCustomer')}
          labelHidden
          placeholder={say('findCustomer')}
          value={find ?? ''}
          onSearch={onFind}
        />
        <Button icon="plus" onClick={() => setIsNew(true)}>{say('newCustomer')}</Button>
      </div>
      <EndlessRows
        label={say('customers')}
        result={rows}
        columns={columns}
        onOpen={setOpen}
        height="max(22rem, calc(100dvh - 22rem))"
        renderCard={(customer) => (
          <RowCard
            title={customer.name}
            badge={<Button size="small" onClick={() => setOpen(customer)}>{say('open')}</Button>}
            lines={[
              <Code key="key">{customer.customerKey}</Code>,
              <span key="phone" className="figures">{customer.phone}</span>,
            ]}
          />
        )}
        onClear={find === undefined ? undefined : () => onFind('')}
        empty={<EmptyState icon="users" title={say('noCustomers')} text={say('noCustomersText')} />}
      />
      {isNew && <NewCustomer partner={partner} onClose={() => setIsNew(false)} />}
      {open !== null && <CustomerDialog of={open} onClose={() => setOpen(null)} />}
    </>
  )
}
