// Who the other side is, once the car is awarded: the buyer's shop, the seller and where the car stands.
import { shopGrade } from '@bidyard/contract/enums/shops'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { phoneText } from '../../../ui/format/written-numbers.ts'
import { Card } from '../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Call } from './call.tsx'
import type { Side } from '../parts/contract-rules.ts'

const useBuyerFacts = ({ buyer, shopGrade: grade }: Contract): readonly Fact[] => {
  const say = useText('contracts')
  const word = useWord()
  if (buyer === null) return []
  const { shopName, memberName, phoneNumber } = buyer
  return [
    { key: 'shop', name: say('buyer'), value: <><b lang="ko">{shopName}</b> · {word(shopGrade, grade)}</> },
    ...(memberName === null ? [] : [{
      key: 'member', name: say('person'), value: <span lang="ko">{memberName}</span>,
    }]),
    { key: 'phone', name: say('phone'), value: phoneText(phoneNumber) },
  ]
}

const useSellerFacts = ({ seller }: Contract): readonly Fact[] => {
  const say = useText('contracts')
  if (seller === null) return []
  const { name, phoneNumber, address, visitsCalledOff } = seller
  // Who presented the car is not known any more.
  if (name === null && phoneNumber === null && address === null) return []
  return [
    { key: 'seller', name: say('seller'), value: <span lang="ko">{name ?? '–'}</span> },
    ...(phoneNumber === null ? [] : [{ key: 'sellerPhone', name: say('phone'), value: phoneNumber }]),
    ...(address === null ? [] : [{
      key: 'place', name: say('place'), value: <span lang="ko">{`${address.road} ${address.detail}`.trim()}</span>,
    }]),
    ...(visitsCalledOff === null || visitsCalledOff === 0 ? [] : [{
      key: 'calledOff', name: say('calledOff'), value: say('calledOffTimes', { count: visitsCalledOff }),
    }]),
  ]
}

export const PeopleCard = ({ contract, side }: { readonly contract: Contract; readonly side: Side }) => {
  const say = useText('contracts')
  const buyer = useBuyerFacts(contract)
  const seller = useSellerFacts(contract)
  const facts = [...(side === 'buyer' ? [] : buyer), ...(side === 'seller' ? [] : seller)]
  if (facts.length === 0) return null
  const number = side === 'seller' ? contract.buyer?.phoneNumber : contract.seller?.phoneNumber
  return (
    <Card
      title={say(side === 'staff' ? 'people' : side === 'seller' ? 'theBuyer' : 'theSeller')}
      actions={typeof number === 'string' && <Call number={number} />}
    >
      <KeyValueList facts={facts} />
    </Card>
  )
}
