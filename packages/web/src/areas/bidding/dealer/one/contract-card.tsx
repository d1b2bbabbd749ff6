// The contract that followed from a bid: its step and deadline, and, once it is awarded, who the seller is and where.
import { contractStep } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { phoneText } from '../../../../ui/format/written-numbers.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'

/** Before the award nobody knows who it is. */
const noSeller = { name: null, phoneNumber: null, address: null }

export const ContractCard = ({ contract }: { readonly contract: Contract }) => {
  const say = useText('bidding')
  const word = useWord()
  const format = useFormat()
  const { id, contractNo, carNumber, state, duty, seller } = contract
  const { name, phoneNumber, address } = seller ?? noSeller
  return (
    <Card
      title={say('contract')}
      actions={
        <>
          <Badge tone={state === 'cancelled' ? 'neutral' : 'action'}>{word(contractStep, state)}</Badge>
          <LinkButton to="/contracts/$id" params={{ id }} size="small" variant="primary">
            {say('toContract')}
          </LinkButton>
        </>
      }
    >
      <KeyValueList
        facts={[
          { key: 'plate', name: say('plate'), value: <b>{carNumber}</b> },
          { key: 'no', name: say('contractNo'), value: contractNo },
          ...(duty === null
            ? [] : [{ key: 'due', name: say('contractDue'), value: format.dateTime(duty.dueAt) }]),
          ...(name === null ? [] : [{ key: 'seller', name: say('seller'), value: <span lang="ko">{name}</span> }]),
          ...(phoneNumber === null ? [] : [{ key: 'phone', name: say('sellerPhone'), value: phoneText(phoneNumber) }]),
          ...(address === null ? [] : [{
            key: 'place', name: say('place'),
            value: <span lang="ko">{`${address.road} ${address.detail}`.trim()}</span>,
          }]),
        ]}
      />
    </Card>
  )
}
