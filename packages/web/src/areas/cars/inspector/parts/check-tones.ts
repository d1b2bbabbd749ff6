// The colour that the state of a check has everywhere.
import type { CarCheckState } from '@bidyard/contract/enums/cars'
import type { Tone } from '../../../../ui/show/badge.tsx'

export const checkTones: Readonly<Record<CarCheckState, Tone>> = {
  inProgress: 'action', complete: 'done', reservationCancel: 'neutral', reservationDefault: 'closing',
}
