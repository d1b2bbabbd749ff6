// The grade of a shop: how many awards it may have open, and putting it into another grade.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { shopGrade, type ShopGrade } from '@bidyard/contract/enums/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { GradeBadge, type Shop } from './shop-rows.tsx'

/** How many awards each grade may have open, by the configuration in force. */
const useOpenAwards = (): Readonly<Record<ShopGrade, number>> | undefined => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'shop' } })
  return data?.key === 'shop' ? data.value.openAwardsMax : undefined
}

const ChangeGrade = ({ shop, onClose }: { readonly shop: Shop; readonly onClose: () => void }) => {
  const say = useText('shops')
  const word = useWord()
  const queries = useQueryClient()
  const awards = useOpenAwards()
  const [grade, setGrade] = useState(shop.grade)
  const call = useCall(shopsCalls.changeShopGrade, {
    onSuccess: () => {
      onClose()
      showToast({ tone: 'done', title: say('gradeDone', { name: shop.name, grade: word(shopGrade, grade) }) })
      return forgetAnswers(queries, shopsCalls.getShop, shopsCalls.listShops)
    },
    onFailure: () => forgetAnswers(queries, shopsCalls.getShop),
  })
  const countOf = (of: ShopGrade): string => (awards === undefined ? '' : formatNumber(awards[of]))
  return (
    <ReasonDialog
      title={say('gradeTitle', { name: shop.name })}
      consequence={grade === shop.grade || awards === undefined
        ? say('gradeChoose')
        : say('gradeHappens', { before: countOf(shop.grade), after: countOf(grade) })}
      confirmLabel={say('gradeConfirm')}
      disabled={grade === shop.grade}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) =>
        call.mutate({ params: { id: shop.id }, body: { grade, seenVersion: shop.version, reason } })}
    >
      <RadioGroup
        cards
        label={say('grade')}
        options={shopGrade.values.map((value) => ({
          value,
          label: word(shopGrade, value),
          note: awards === undefined ? undefined : say('openAwards', { count: countOf(value) }),
        }))}
        value={grade}
        onValueChange={setGrade}
      />
    </ReasonDialog>
  )
}

export const GradeCard = ({ shop }: { readonly shop: Shop }) => {
  const say = useText('shops')
  const awards = useOpenAwards()
  const [changing, setChanging] = useState(false)
  return (
    <Card title={say('grade')} actions={<GradeBadge shop={shop} />}>
      <div className="flex items-center justify-between gap-4">
        <span className="text-md text-ink-soft">
          {awards === undefined ? say('gradeNote') : say('openAwards', { count: formatNumber(awards[shop.grade]) })}
        </span>
        <Button size="small" onClick={() => setChanging(true)}>{say('gradeConfirm')}…</Button>
      </div>
      {changing && <ChangeGrade shop={shop} onClose={() => setChanging(false)} />}
    </Card>
  )
}
