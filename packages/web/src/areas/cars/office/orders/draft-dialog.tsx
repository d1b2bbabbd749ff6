// Drafts an order for a car: one of a partner's customer, found by its plate, or a car of the house itself.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { limits } from '@bidyard/contract/limits'
import { carNumberOf, carNumberWish } from '@bidyard/contract/shapes/car-number'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByCars } from '../parts/touched.ts'

const house = 'house'
const isPlate = (text: string): boolean => carNumberWish.safeParse(text).success

/** The customers who present this car; nobody else may be offered for. */
const useOwners = (plate: string) => {
  const say = useText('carOffice')
  const found = useList(
    partnersCalls.listExhibits, { filter: { carNo: { eq: plate } }, size: 10 }, isPlate(plate),
  )
  const partners = useList(partnersCalls.listPartners, { size: limits.pageSize }, found.items.length > 0)
  const nameOf = (partnerId: string): string => partners.items.find(({ id }) => id === partnerId)?.name ?? '–'
  return [
    ...found.items.map(({ id, partnerId, exhibitKey }) => ({
      value: id, label: say('carOfCustomer', { partner: nameOf(partnerId) }), note: exhibitKey,
    })),
    { value: house, label: say('carOfHouse'), note: say('carOfHouseText') },
  ]
}

export const DraftDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('carOffice')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [owner, setOwner] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const plate = carNumberOf(typed)
  const owners = useOwners(plate)
  const chosen = owners.find(({ value }) => value === owner)?.value ?? owners[0]?.value ?? house
  const draft = useCall(carsCalls.draftOrder, {
    onSuccess: ({ id }) => {
      void forgetPaths(queries, touchedByCars)
      void navigate({ to: '/office/orders/$id', params: { id } })
    },
  })
  const isWrong = asked && !isPlate(typed)
  const confirm = () => {
    setAsked(true)
    if (isPlate(typed)) draft.mutate({ body: { carNumber: plate, exhibitId: chosen === house ? null : chosen } })
  }
  return (
    <Dialog
      open
      working={draft.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('draftTitle')}
      description={say('draftText')}
      footer={
        <>
          <Button disabled={draft.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={draft.isPending} onClick={confirm}>{say('draft')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={say('plate')}
          placeholder="12가3456"
          value={typed}
          maxLength={limits.carNumber * 2}
          error={isWrong ? say('plateWrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <RadioGroup cards label={say('whoseCar')} options={owners} value={chosen} onValueChange={setOwner} />
        <Refused failure={draft.error} />
      </div>
    </Dialog>
  )
}
