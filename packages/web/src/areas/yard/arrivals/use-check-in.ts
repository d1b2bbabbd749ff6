// Checks a car in; photos for its listing are added once it is there.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { yardTouches } from '../parts/touches.ts'

export const useCheckIn = (fileIds: readonly string[], onClose: () => void) => {
  const say = useText('yard')
  const queries = useQueryClient()
  const refresh = () => void forgetPaths(queries, yardTouches)
  const photos = useCall(carsCalls.addCarPhotos, {
    onSuccess: refresh,
    onFailure: () => showToast({ tone: 'waiting', title: say('photosLost'), stayMs: 0 }),
  })
  return useCall(yardCalls.arriveTransport, {
    onSuccess: ({ orderId, carNumber: plate, slotName }) => {
      showToast({ tone: 'done', title: say('checkedIn', { plate, slot: slotName ?? '' }) })
      if (fileIds.length > 0)
        photos.mutate({
          body: {
            orderId, carCheckId: null,
            photos: fileIds.map((fileId) =>
              ({ fileId, view: 'other' as const, position: null, label: say('photoLabel') })),
          },
        })
      onClose()
      refresh()
    },
    onFailure: refresh,
  })
}
