// Who a member is and where they stand, with what the office may change about it.
import { businessOwnerType, consentType, memberType, staffPart } from '@bidyard/contract/enums/members'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { phoneText } from '../../../../ui/format/written-numbers.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Hold } from '../accounts/whose-account.ts'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ActRow } from '../parts/act-row.tsx'
import { BidPermission } from './bid-permission.tsx'
import { ChangePlaceDialog } from './change-place-dialog.tsx'
import { memberActsFor, type Member, type MemberAct, type SeenMember } from './member-dialogs.ts'
import { MemberStateBadge, placeText } from './member-rows.tsx'
import { MemberStateDialog } from './member-state-dialog.tsx'

interface MemberPlaceProps {
  readonly member: SeenMember
  readonly hold: Hold
  readonly onChanged: (member: Member) => void
}

/** Of people of shops: they alone are asked. */
const useConsents = ({ type, consents }: SeenMember): readonly Fact[] => {
  const say = useText('people')
  const word = useWord()
  if (type !== 'plain') return []
  if (consents.length === 0) return [{ key: 'consents', name: say('consents'), value: say('consentsNone') }]
  return consents.map(({ consent, version, agreedAt }) => ({
    key: `${consent} ${version} ${agreedAt}`, name: say('agreedTo', { text: word(consentType, consent) }),
    value: <>{say('agreedVersion', { version })} · <When at={agreedAt} exact /></>,
  }))
}

const Facts = ({ member }: Pick<MemberPlaceProps, 'member'>) => {
  const say = useText('people')
  const word = useWord()
  const { name, uid, memberNo, phoneNumber, type, company, shop, joinedAt } = member
  const consents = useConsents(member)
  return (
    <Card title={say('facts')} note={say('lookIsLogged')}>
      <KeyValueList
        facts={[
          { key: 'name', name: say('way.name'), value: name },
          { key: 'uid', name: say('uid'), value: uid ?? '–' },
          { key: 'phone', name: say('way.phoneNumber'), value: phoneNumber === null ? '–' : phoneText(phoneNumber) },
          { key: 'no', name: say('way.memberNo'), value: memberNo },
          { key: 'type', name: say('memberType'), value: word(memberType, type) },
          { key: 'company', name: say('company'), value: company?.name ?? '–' },
          ...(shop === null ? [] : [{
            key: 'shop', name: say('shop'),
            value: <RowLink to="/office/shops/$id" params={{ id: shop.id }}>{shop.name}</RowLink>,
          }]),
          { key: 'joined', name: say('joinedAt'), value: <When at={joinedAt} exact /> },
          ...consents,
        ]}
      />
    </Card>
  )
}

const Place = ({ member, onAsk }: Pick<MemberPlaceProps, 'member'> & { readonly onAsk: () => void }) => {
  const say = useText('people')
  const word = useWord()
  const { type, businessOwnerType: owner, state, staffPart: duty } = member
  if (type !== 'plain')
    return <ActRow name={say('staffPart')} value={word(staffPart, duty)} />
  return (
    <ActRow
      name={say('placeRole')}
      value={placeText(word, member)}
      note={word(businessOwnerType, owner)}
    >
      {state !== 'left' && <Button size="small" icon="edit" onClick={onAsk}>{say('changePlace')}</Button>}
    </ActRow>
  )
}

export const MemberPlace = ({ member, hold, onChanged }: MemberPlaceProps) => {
  const say = useText('people')
  const [asking, setAsking] = useState<MemberAct | 'place' | null>(null)
  const shared = { member, onChanged, onClose: () => setAsking(null) }
  const acts = hold === 'free' ? memberActsFor(member) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Facts member={member} />
      <Card title={say('standing')}>
        {hold !== 'free' && <InlineNotice>{say(`hold.${hold}`)}</InlineNotice>}
        <Place member={member} onAsk={() => setAsking('place')} />
        {member.type === 'plain' && <BidPermission member={member} onChanged={onChanged} />}
        <ActRow
          name={say('state')}
          value={<MemberStateBadge state={member.state} />}
          note={member.state === 'left' ? say('leftText') : undefined}
        >
          {acts.map((act) => (
            <Button key={act} size="small" onClick={() => setAsking(act)}>{say(act)}</Button>
          ))}
        </ActRow>
      </Card>
      {asking === 'place' && <ChangePlaceDialog {...shared} />}
      {asking !== null && asking !== 'place' && <MemberStateDialog key={asking} act={asking} {...shared} />}
    </div>
  )
}
