// What happened: whose shop, when, about which contract, who applied it, and what proves it.
import { violationType } from '@bidyard/contract/enums/violations'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import type { WholeViolation } from '../../dealer/types.ts'
import { EvidenceList } from '../../dealer/whole/evidence-list.tsx'

const Evidence = ({ violation: { evidence, isEvidenceShown } }: { readonly violation: WholeViolation }) => {
  const say = useText('sanctions')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft">
        {say('evidence')}
        <Badge icon={isEvidenceShown ? 'eye' : 'eyeOff'}>
          {say(isEvidenceShown ? 'shownToShop' : 'hiddenFromShop')}
        </Badge>
      </h3>
      {evidence.length === 0
        ? <p className="text-md text-ink-faint">{say('noEvidence')}</p>
        : <EvidenceList label={say('evidence')} files={evidence} />}
    </section>
  )
}

/** What it was about, as near as it was named. */
const About = ({ violation: { related } }: { readonly violation: WholeViolation }): ReactNode => {
  const say = useText('sanctions')
  const { contractId, orderId, auctionId } = related
  if (contractId !== null)
    return <RowLink to="/office/contracts/$id" params={{ id: contractId }}>{say('toContract')}</RowLink>
  if (auctionId !== null)
    return <RowLink to="/office/auctions/$id" params={{ id: auctionId }}>{say('toAuction')}</RowLink>
  return orderId === null
    ? '–' : <RowLink to="/office/orders/$id" params={{ id: orderId }}>{say('toOrder')}</RowLink>
}

export const OfficeFactsCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('sanctions')
  const word = useWord()
  const format = useFormat()
  const { statement, shopId, shopName, memberId, memberName, type, priceWon } = violation
  const { violateAt, appliedAt, appliedBy } = violation
  return (
    <Card title={say('facts')}>
      <div className="flex flex-col gap-5">
        <p lang="ko" className="text-base whitespace-pre-line [overflow-wrap:anywhere]">{statement}</p>
        <KeyValueList
          columns={2}
          facts={[
            {
              key: 'shop', name: say('shop'),
              value: <RowLink to="/office/shops/$id" params={{ id: shopId }}>{shopName}</RowLink>,
            },
            {
              key: 'who', name: say('member'),
              value: memberId === null
                ? '–' : <RowLink to="/office/members/$id" params={{ id: memberId }}>{memberName}</RowLink>,
            },
            { key: 'violateAt', name: say('violateAt'), value: format.dateTime(violateAt) },
            { key: 'appliedAt', name: say('appliedAt'), value: format.dateTime(appliedAt) },
            { key: 'type', name: say('type'), value: word(violationType, type) },
            { key: 'by', name: say('appliedBy'), value: appliedBy?.name ?? say('system') },
            { key: 'about', name: say('about'), value: <About violation={violation} /> },
            { key: 'price', name: say('price'), value: priceWon === null ? '–' : format.price(priceWon) },
          ]}
        />
        <Evidence violation={violation} />
      </div>
    </Card>
  )
}
