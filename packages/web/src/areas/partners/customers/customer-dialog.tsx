// One customer, unmasked, to be put right, with their cars; that somebody looked is written down.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { phoneText } from '../../../ui/format/written-numbers.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import type { Customer } from '../parts/partner-row.ts'
import { ChangeCustomer, useChangeCustomer } from './change-customer.tsx'
import { NewCar } from './new-car.tsx'

const Cars = ({ customer }: { readonly customer: Customer }) => {
  const say = useText('partners')
  const [isNew, setIsNew] = useState(false)
  const cars = useList(partnersCalls.listExhibits, {
    filter: { customerId: { eq: customer.id } }, sort: [{ createdAt: 'desc' }], size: 100,
  })
  return (
    <section className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-3">
        <h3 className="text-md font-bold">{say('cars')}</h3>
        {!isNew && <Button size="small" icon="plus" onClick={() => setIsNew(true)}>{say('newCar')}</Button>}
      </header>
      {isNew && <NewCar customer={customer} onDone={() => setIsNew(false)} />}
      {cars.items.length === 0 && !cars.isLoading && <p className="text-md text-ink-faint">{say('noCarsOf')}</p>}
      {cars.items.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {cars.items.map(({ id, carNo, exhibitKey }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-3 py-2.5 text-md">
              <span className="font-semibold">{carNo}</span>
              <Code>{exhibitKey}</Code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Known = ReceivedOf<typeof partnersCalls.getPartnerCustomer>

const Facts = ({ customer, onChange }: { readonly customer: Known; readonly onChange: () => void }) => {
  const say = useText('partners')
  return (
    <section className="flex flex-col gap-3">
      <KeyValueList
        facts={[
          { key: 'key', name: say('customerKey'), value: <Code>{customer.customerKey}</Code> },
          { key: 'name', name: say('customerName'), value: customer.name },
          { key: 'phone', name: say('phone'), value: phoneText(customer.phone) },
        ]}
      />
      <Button className="self-end" size="small" icon="edit" onClick={onChange}>{say('changeCustomer')}</Button>
    </section>
  )
}

export const CustomerDialog = ({ of, onClose }: { readonly of: Customer; readonly onClose: () => void }) => {
  const say = useText('partners')
  const wordsFor = useFailureWords()
  const read = useRead(partnersCalls.getPartnerCustomer, { params: { id: of.id } })
  const customer = read.data?.id === of.id ? read.data : undefined
  const [isChanging, setIsChanging] = useState(false)
  const call = useChangeCustomer(() => setIsChanging(false))
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={customer?.name ?? of.name}
      description={say('lookWritten')}
    >
      {read.error !== null && customer === undefined && (
        <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
      )}
      {customer === undefined && read.error === null && <Skeleton className="h-48" />}
      {customer !== undefined && (
        <div className="flex flex-col gap-6 pt-2">
          {isChanging && <ChangeCustomer customer={customer} call={call} onClose={() => setIsChanging(false)} />}
          {!isChanging && <Facts customer={customer} onChange={() => setIsChanging(true)} />}
          <Cars customer={customer} />
        </div>
      )}
    </Dialog>
  )
}
