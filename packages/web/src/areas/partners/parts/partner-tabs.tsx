// All about one partner, tab by tab: the office sees every tab, the partner's own people theirs.
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { CarsTab } from '../customers/cars-tab.tsx'
import { CustomersTab } from '../customers/customers-tab.tsx'
import { KeysTab } from '../keys/keys-tab.tsx'
import { SettingsTab } from '../office/settings-tab.tsx'
import { StaffTab } from '../office/staff-tab.tsx'
import type { PartnerTab } from '../office/partners-search.ts'
import type { Looks, Partner } from './partner-row.ts'

export interface PartnerTabSearch {
  readonly tab?: PartnerTab
  readonly find?: string
}

interface PartnerTabsProps {
  readonly partner: Partner
  readonly looks: Looks
  readonly search: PartnerTabSearch
  readonly onSearch: (search: PartnerTabSearch) => void
}

const order: Readonly<Record<Looks, readonly PartnerTab[]>> = {
  office: ['settings', 'keys', 'customers', 'cars', 'staff'], own: ['customers', 'cars', 'keys', 'settings'],
}

export const PartnerTabs = ({ partner, looks, search, onSearch }: PartnerTabsProps) => {
  const say = useText('partners')
  const [first = 'settings'] = order[looks]
  const { tab = first, find } = search
  const onFind = (next: string) => onSearch(next === '' ? { tab } : { tab, find: next })
  const contents: Readonly<Record<PartnerTab, ReactNode>> = {
    settings: <SettingsTab partner={partner} looks={looks} />,
    keys: <KeysTab partner={partner} looks={looks} />,
    customers: <CustomersTab partner={partner} find={find} onFind={onFind} />,
    cars: <CarsTab partner={partner} find={find} onFind={onFind} />,
    staff: <StaffTab partner={partner} />,
  }
  return (
    <Tabs<PartnerTab>
      label={partner.name}
      value={order[looks].includes(tab) ? tab : first}
      onValueChange={(next) => onSearch(next === first ? {} : { tab: next })}
      tabs={order[looks].map((value) => ({ value, label: say(value), content: contents[value] }))}
    />
  )
}
