// Asks once before somebody becomes a member: says what will be made, and in which grades.
import { memberGrade, memberPart, type MemberGrade, type MemberPart } from '@bidyard/contract/enums/members'
import { shopGrade, type ShopGrade } from '@bidyard/contract/enums/shops'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { businessNumberText } from '../../../../ui/format/written-numbers.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useWord } from '../../../../text/use-word.ts'
import type { Registration } from './document-photo.ts'
import type { Review } from './use-review.ts'

interface MadeThingProps {
  readonly icon: IconName
  readonly what: string
  readonly name: ReactNode
}

const MadeThing = ({ icon, what, name }: MadeThingProps) => (
  <li className="flex items-center gap-3 py-2">
    <Icon name={icon} size={18} className="shrink-0 text-action-ink" />
    <span className="w-24 shrink-0 text-ink-soft">{what}</span>
    <b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</b>
  </li>
)

const Made = ({ registration }: { readonly registration: Registration }) => {
  const say = useText('people')
  const { isNewShop, shopInfo, shopName, businessNumber, name, uid } = registration
  return (
    <ul aria-label={say('willBeMade')} className="divide-y divide-line rounded-lg border border-line px-4 text-md">
      {isNewShop && (
        <>
          <MadeThing
            icon="building" what={say('company')}
            name={(
              <>
                {shopInfo?.companyName ?? shopName}{' '}
                <span className="whitespace-nowrap">({businessNumberText(businessNumber)})</span>
              </>
            )}
          />
          <MadeThing icon="car" what={say('shop')} name={shopName} />
        </>
      )}
      <MadeThing
        icon="user" what={say('member')} name={isNewShop ? name : say('memberOfShop', { name, shop: shopName })}
      />
      <MadeThing icon="key" what={say('uid')} name={uid} />
    </ul>
  )
}

interface Grades {
  readonly grade: MemberGrade
  readonly part: MemberPart | null
  readonly shopGrade: ShopGrade
}

interface GradesFieldsProps {
  readonly isNewShop: boolean
  readonly value: Grades
  readonly onChange: (value: Grades) => void
}

const GradesFields = ({ isNewShop, value, onChange }: GradesFieldsProps) => {
  const say = useText('people')
  const word = useWord()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={say('memberGrade')}
        options={memberGrade.values.map((one) => ({ value: one, label: word(memberGrade, one) }))}
        value={value.grade}
        onValueChange={(grade) => grade !== null && onChange({ ...value, grade })}
      />
      <Select
        label={say('part')}
        optional
        options={memberPart.values.map((one) => ({ value: one, label: word(memberPart, one) }))}
        value={value.part}
        emptyLabel={say('noPart')}
        onValueChange={(part) => onChange({ ...value, part })}
      />
      {isNewShop && (
        <Select
          label={say('shopGrade')}
          options={shopGrade.values.map((one) => ({ value: one, label: word(shopGrade, one) }))}
          value={value.shopGrade}
          onValueChange={(grade) => grade !== null && onChange({ ...value, shopGrade: grade })}
        />
      )}
    </div>
  )
}

interface ApproveDialogProps {
  readonly registration: Registration
  readonly review: Review
}

export const ApproveDialog = ({ registration, review: { approve, ask } }: ApproveDialogProps) => {
  const say = useText('people')
  const { id, name, isNewShop, businessOwnerType } = registration
  const [grades, setGrades] = useState<Grades>({
    grade: businessOwnerType === 'owner' ? 'representative' : 'staff', part: null, shopGrade: 'c-class',
  })
  const confirm = () => approve.mutate({
    params: { id },
    body: { grade: grades.grade, part: grades.part, ...(isNewShop ? { shopGrade: grades.shopGrade } : {}) },
  })
  return (
    <Dialog
      open
      working={approve.isPending}
      onOpenChange={(open) => !open && ask(null)}
      title={say('approveTitle', { name })}
      description={say(isNewShop ? 'approveNew' : 'approveKnown')}
      footer={
        <>
          <Button disabled={approve.isPending} onClick={() => ask(null)}>{say('cancel')}</Button>
          <Button variant="primary" icon="check" loading={approve.isPending} onClick={confirm}>{say('approve')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Made registration={registration} />
        <GradesFields isNewShop={isNewShop} value={grades} onChange={setGrades} />
        <Refused failure={approve.error} />
      </div>
    </Dialog>
  )
}
