// Who one is: name, username, number, what one is in the shop, and in words what one may do.
import { memberGrade, memberPart, memberState, memberType, staffPart } from '@bidyard/contract/enums/members'
import type { ReactNode } from 'react'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import type { Context, Profile } from './types.ts'

interface PersonCardProps {
  readonly context: Context
  /** Without a place in a company there is no profile. */
  readonly profile: Profile | undefined
}

const fact = (key: string, name: string, value: ReactNode): Fact[] =>
  value === null || value === undefined ? [] : [{ key, name, value }]

const usePersonFacts = ({ context, profile }: PersonCardProps): readonly Fact[] => {
  const say = useText('members')
  const label = useLabel()
  const format = useFormat()
  const { user, company } = context
  const word = <Value extends string>(
    labels: Readonly<Record<Value, { readonly ko: string; readonly en: string }>>, value: Value | null | undefined,
  ) => (value === null || value === undefined ? null : label(labels[value]))
  return [
    ...fact('name', say('name'), user.name),
    ...fact('uid', say('username'), user.uid),
    ...fact('memberNo', say('memberNo'), profile?.memberNo),
    ...fact('type', say('memberType'), word(memberType.labels, profile?.type)),
    ...fact('company', say('company'), profile?.shop === null || profile === undefined ? company?.name : null),
    ...fact('grade', say('grade'), word(memberGrade.labels, profile?.grade)),
    ...fact('part', say('part'), word(memberPart.labels, profile?.part) ?? word(staffPart.labels, profile?.staffPart)),
    ...fact('state', say('memberState'), profile === undefined ? null : (
      <Badge tone={profile.state === 'active' ? 'done' : 'waiting'}>{label(memberState.labels[profile.state])}</Badge>
    )),
    ...fact('joined', say('joinedAt'), profile === undefined ? null : format.date(profile.joinedAt)),
  ]
}

const Permission = ({ may, children }: { readonly may: boolean; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2 text-md">
    <Icon
      name={may ? 'check' : 'minus'} size={18} className={`mt-0.5 shrink-0 ${may ? 'text-done-ink' : 'text-ink-faint'}`}
    />
    <span className={may ? undefined : 'text-ink-soft'}>{children}</span>
  </li>
)

const told = ['dealer', 'staff', 'root', 'partner', 'developer'] as const

const Permissions = ({ context: { permissions, restrictions, shop } }: Pick<PersonCardProps, 'context'>) => {
  const say = useText('members')
  const { roles, mayBid } = permissions
  const list = told.filter((role) => roles.includes(role))
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="pb-2 text-md font-bold">{say('permissions')}</h3>
      <ul className="flex flex-col gap-1.5">
        {list.map((role) => <Permission key={role} may>{say(`may.${role}`)}</Permission>)}
        {shop !== null && mayBid && <Permission may>{say('may.bid')}</Permission>}
        {restrictions.map((one) => <Permission key={one} may={false}>{say(`restriction.${one}`)}</Permission>)}
      </ul>
    </section>
  )
}

export const PersonCard = (props: PersonCardProps) => {
  const say = useText('members')
  return (
    <Card title={say('personTitle')} note={props.profile === undefined ? undefined : say('personNote')}>
      <div className="pt-2"><KeyValueList facts={usePersonFacts(props)} /></div>
      <Permissions context={props.context} />
    </Card>
  )
}
