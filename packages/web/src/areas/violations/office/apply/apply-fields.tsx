// The fields of a violation: whose, what, when, in what words, and what the car cost.
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { violationDetailType, type ViolationDetailType } from '@bidyard/contract/enums/violations'
import { limits } from '@bidyard/contract/limits'
import { serverNow } from '../../../../api/server-time.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { businessNumberText } from '../../../../ui/format/written-numbers.ts'
import type { ApplyValues, Missing } from './apply-values.ts'
import { ContractField } from './contract-field.tsx'
import type { Sanctions } from './use-contract-terms.ts'

export interface ApplyFieldsProps {
  readonly values: ApplyValues
  readonly missing: readonly Missing[]
  /** Undefined until they have come: what it is about, and the numbers that hold for it. */
  readonly contract: Contract | undefined
  readonly sanctions: Sanctions | undefined
  readonly change: (next: Partial<ApplyValues>) => void
}

export const useMembersOf = (shopId: string | null) =>
  useList(membersCalls.listMembers, {
    filter: { shopId: { eq: shopId ?? '' } }, sort: [{ name: 'asc' }], size: limits.pageSize,
  }, shopId !== null).items.filter((member) => shopId !== null && member.shop?.id === shopId)

const Whose = ({ values: { shopId, memberId, contractId }, missing, contract, change }: ApplyFieldsProps) => {
  const say = useText('sanctions')
  const shops = useList(shopsCalls.listShops, { sort: [{ shopName: 'asc' }], size: limits.pageSize })
  const members = useMembersOf(shopId)
  return (
    <>
      <Combobox
        label={say('shop')}
        placeholder={say('findShop')}
        error={missing.includes('shop') ? say('missing.shop') : undefined}
        options={shops.items.map(({ id, name, businessNumber }) => ({
          value: id, label: name, note: businessNumberText(businessNumber),
        }))}
        value={shopId}
        onValueChange={(next) => change({ shopId: next, memberId: null, contractId: null })}
      />
      <Select
        label={say('member')}
        optional
        disabled={shopId === null}
        emptyLabel={say('wholeShop')}
        options={members.map(({ id, name, uid }) => ({ value: id, label: name, note: uid ?? undefined }))}
        value={memberId}
        onValueChange={(next) => change({ memberId: next })}
      />
      <ContractField
        shopId={shopId} contractId={contractId} contract={contract}
        onChoose={(next) => change({ contractId: next })}
      />
    </>
  )
}

const What = ({ values: { detail }, missing, sanctions, change }: ApplyFieldsProps) => {
  const say = useText('sanctions')
  const word = useWord()
  const presets = sanctions?.value.presets
  const judged = violationDetailType.values.filter((one) => presets?.[one].isInForce !== false)
  return (
    <Combobox<ViolationDetailType>
      label={say('detail')}
      error={missing.includes('detail') ? say('missing.detail') : undefined}
      options={judged.map((value) => ({ value, label: word(violationDetailType, value) }))}
      value={detail}
      onValueChange={(next) => change({ detail: next })}
    />
  )
}

const When = ({ values: { day, time }, missing, change }: ApplyFieldsProps) => {
  const say = useText('sanctions')
  const isMissing = missing.includes('when')
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={say('day')} value={day} last={seoulDayOf(serverNow())}
        error={isMissing ? say('missing.when') : undefined} onValueChange={(next) => change({ day: next })}
      />
      <TextField
        label={say('time')} hint={say('timeHint')} placeholder="14:30" inputMode="numeric" maxLength={5} value={time}
        onChange={({ target }) => change({ time: target.value })}
      />
    </div>
  )
}

export const ApplyFields = (props: ApplyFieldsProps) => {
  const { values: { statement, contractId, priceWon, isEvidenceShown }, missing, change } = props
  const say = useText('sanctions')
  return (
    <>
      <Whose {...props} />
      <What {...props} />
      <When {...props} />
      <TextArea
        label={say('happened')}
        hint={say('happenedHint')}
        maxLength={limits.note}
        value={statement}
        error={missing.includes('statement') ? say('missing.statement') : undefined}
        onChange={({ target }) => change({ statement: target.value })}
      />
      {contractId === null && (
        <MoneyField
          label={say('price')} optional hint={say('priceHint')} value={priceWon}
          onValueChange={(next) => change({ priceWon: next })}
        />
      )}
      <Checkbox
        label={say('showEvidence')} note={say('showEvidenceNote')} checked={isEvidenceShown}
        onCheckedChange={(next) => change({ isEvidenceShown: next })}
      />
    </>
  )
}
