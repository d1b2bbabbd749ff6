// The first page inside a partner's app: the plate of the car, who presented it, and, from another area, how it stands.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { NumberPlate } from './number-plate.tsx'
import { OpenUntil } from './open-until.tsx'
import type { Visit } from './visit.ts'

const Facts = ({ visit }: { readonly visit: Visit }) => {
  const say = useText('launch')
  const format = useFormat()
  const { data } = useRead(partnersCalls.getExhibit, { params: { id: visit.exhibit.id } })
  if (data === undefined) return <Skeleton className="h-52 rounded-lg" />
  return (
    <Card title={say('carTitle')}>
      <KeyValueList
        facts={[
          { key: 'carNo', name: say('carNo'), value: data.carNo },
          { key: 'partner', name: say('partner'), value: visit.partner.name },
          { key: 'exhibitKey', name: say('exhibitKey'), value: data.exhibitKey },
          { key: 'since', name: say('since'), value: format.dateTime(data.createdAt) },
        ]}
      />
    </Card>
  )
}

interface SellerStartProps {
  readonly visit: Visit
  readonly children: ReactNode
}

export const SellerStart = ({ visit, children }: SellerStartProps): ReactNode => {
  const say = useText('launch')
  useTitle(visit.exhibit.carNo)
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="action" icon="check">{say('known')}</Badge>
        <h1><NumberPlate carNo={visit.exhibit.carNo} /></h1>
        <p className="text-base text-ink-soft">{say('knownText', { name: visit.partner.name })}</p>
      </header>
      {children}
      <Facts visit={visit} />
      <OpenUntil visit={visit} />
    </div>
  )
}
