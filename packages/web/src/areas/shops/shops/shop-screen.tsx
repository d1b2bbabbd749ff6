// One shop: what is known of it, its people, its grade and standing, its money, and the company behind it.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { registrationType } from '@bidyard/contract/enums/members'
import { useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ShopExportButton } from '../../../api/exports/export-button.tsx'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { formatAddress } from '../../../ui/format/address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { businessNumberText, phoneText } from '../../../ui/format/written-numbers.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ChangeShop } from './change-shop.tsx'
import { CompanyCard } from './company-card.tsx'
import { GradeCard } from './grade-card.tsx'
import { MembersCard } from './members-card.tsx'
import { GradeBadge, ShopStateBadge, type Shop } from './shop-rows.tsx'
import { ShopStanding } from './shop-standing.tsx'

const Facts = ({ shop }: { readonly shop: Shop }) => {
  const say = useText('shops')
  const word = useWord()
  const format = useFormat()
  const [changing, setChanging] = useState(false)
  return (
    <Card
      title={say('facts')}
      actions={<Button size="small" icon="edit" onClick={() => setChanging(true)}>{say('change')}</Button>}
    >
      <KeyValueList
        columns={2}
        facts={[
          { key: 'name', name: say('shopName'), value: shop.name },
          { key: 'kind', name: say('kind'), value: word(registrationType, shop.registrationType) },
          { key: 'number', name: say('businessNumber'), value: businessNumberText(shop.businessNumber) },
          { key: 'who', name: say('representative'), value: shop.representativeName },
          { key: 'phone', name: say('phone'), value: phoneText(shop.phoneNumber) },
          { key: 'email', name: say('email'), value: shop.email ?? '–' },
          { key: 'address', name: say('address'), value: shop.address === null ? '–' : formatAddress(shop.address) },
          { key: 'since', name: say('since'), value: format.dateTime(shop.createdAt) },
        ]}
      />
      {changing && <ChangeShop shop={shop} onClose={() => setChanging(false)} />}
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-[1fr_22rem]">
    <Skeleton className="h-110 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
)

interface ShopScreenProps {
  readonly renderMoney: (shop: Shop) => ReactNode
}

export const ShopScreen = ({ renderMoney }: ShopScreenProps): ReactNode => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/shops/$id' })
  const read = useRead(shopsCalls.getShop, { params: { id } })
  const shop = read.data?.id === id ? read.data : undefined
  useTitle(shop?.name ?? say('shops'))
  if (read.error !== null && shop === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/shops">{say('shops')}</Trail>}
        title={shop?.name ?? <Skeleton className="h-8 w-48" />}
        summary={shop !== undefined && (
          <span className="flex gap-1.5 pt-1"><ShopStateBadge shop={shop} /><GradeBadge shop={shop} /></span>
        )}
        actions={shop !== undefined && <ShopExportButton shop={shop} />}
      />
      {shop === undefined ? <Waiting /> : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Facts shop={shop} />
            <MembersCard shopId={shop.id} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <ShopStanding shop={shop} />
            <GradeCard shop={shop} />
            {renderMoney(shop)}
            <CompanyCard companyId={shop.companyId} />
          </div>
        </div>
      )}
    </>
  )
}
