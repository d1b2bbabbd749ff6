// The drivers of a transport company: who drives, who does not any more.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { ChangeDriver } from './change-driver.tsx'
import { NewDriver } from './new-driver.tsx'

type Driver = ItemOf<typeof shopsCalls.listTransportDrivers>

const DriverRow = ({ driver, onChange }: { readonly driver: Driver; readonly onChange: () => void }) => {
  const say = useText('shops')
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 md:px-5">
      <Avatar name={driver.name} size="small" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold">{driver.name}</span>
        <span className="figures text-sm text-ink-faint">{driver.phoneNumber}</span>
      </span>
      <Badge tone={driver.isActive ? 'done' : 'neutral'}>{say(driver.isActive ? 'drives' : 'drivesNot')}</Badge>
      <IconButton icon="edit" label={say('changeDriver', { name: driver.name })} onClick={onChange} />
    </li>
  )
}

export const DriversTab = ({ companyId }: { readonly companyId: string }) => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<string | null>(null)
  const drivers = useList(shopsCalls.listTransportDrivers, {
    filter: { companyId: { eq: companyId } }, sort: [{ name: 'asc' }], size: 100,
  })
  if (drivers.failure !== null && drivers.items.length === 0)
    return <ErrorPanel {...wordsFor(drivers.failure)} onRetry={drivers.retry} />
  if (drivers.isLoading) return <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>
  return (
    <Card
      title={say('drivers')}
      note={say('driversNote')}
      actions={<Button size="small" icon="plus" onClick={() => setAdding(true)}>{say('newDriver')}</Button>}
      flush
    >
      {drivers.items.length === 0
        ? <EmptyState icon="truck" title={say('noDrivers')} text={say('noDriversText')} />
        : (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {drivers.items.map((driver) => (
              <DriverRow key={driver.id} driver={driver} onChange={() => setChanging(driver.id)} />
            ))}
          </ul>
        )}
      {adding && <NewDriver companyId={companyId} onClose={() => setAdding(false)} />}
      {changing !== null && <ChangeDriver id={changing} onClose={() => setChanging(null)} />}
    </Card>
  )
}
