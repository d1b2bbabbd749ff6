// The owner's own check after the offer was handed in: as it was told, and told anew.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useRead } from '../../../../api/use-read.ts'
import { deviceTexts, forgetTyped } from '../draft/kept-form.ts'
import { emptyLook, type OwnLook } from '../draft/offer-form.ts'
import { useDraft } from '../draft/use-draft.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { useGo } from '../parts/target-link.tsx'
import { usePhotos } from '../photos/use-photos.tsx'
import { makeOwnCheck } from './confirm-offer.ts'

const lookIn = ({ lamps, smells, damages }: CheckRecord): OwnLook => ({
  lamps, smells, damages: damages?.map(({ position, values }) => ({ position, values })) ?? null,
})

const useTold = () => {
  const { order: { state, kind, checkId } } = useDraft()
  const isTold = state !== 'draft' && hasTrait(kind, 'checkedBy', 'seller') && checkId !== null
  const { data } = useRead(carsCalls.getCarCheck, { params: { id: checkId ?? '' } }, { enabled: isTold })
  return { isTold, check: isTold ? data : undefined }
}

/** What the office sends an inspector for is not the owner's to tell. */
export const useIsVisited = (): boolean => useTold().check?.source === 'inspector'

/** What is typed here goes before what the check says, which may be on its way; a draft has none yet. */
export const useOwnLook = (): OwnLook | undefined => {
  const { typed } = useDraft()
  const { isTold, check } = useTold()
  if (typed.look !== undefined || !isTold) return typed.look ?? emptyLook
  const record = check?.record
  return record === undefined || record === null ? undefined : lookIn(record)
}

/** Sends what was typed, completes the check anew, and goes back to the car. */
export const useTellAnew = (look: OwnLook) => {
  const queries = useQueryClient()
  const place = useSellerPlace()
  const go = useGo()
  const { flush, order: { id }, form: { answers } } = useDraft()
  const { arrived } = usePhotos()
  return useMutation<void, unknown>({
    retry: false,
    mutationFn: async () => makeOwnCheck({
      order: await flush(), look, keyCount: answers.keyCount ?? 0,
      dashboardId: arrived.find(({ view }) => view === 'dashboard')?.id ?? null,
    }),
    onSuccess: () => {
      forgetTyped(deviceTexts(), id)
      void forgetPaths(queries, ['/orders', '/car-checks', '/auctions'])
      go(place.car(id))
    },
  })
}
