// The colours of violations, penalties and appeals.
import type { ShopViolationState, ViolationAction, ViolationAppealState } from '@bidyard/contract/enums/violations'
import type { Tone } from '../../../ui/show/badge.tsx'

export const stateTone: Readonly<Record<ShopViolationState, Tone>> = {
  active: 'closing', ended: 'neutral', pardoned: 'done',
}
export const actionTone: Readonly<Record<ViolationAction, Tone>> = {
  notice: 'neutral', point: 'waiting', warning: 'waiting', permanentBan: 'closing', pardon: 'done',
}
export const appealTone: Readonly<Record<ViolationAppealState, Tone>> = {
  submitted: 'action', accepted: 'done', rejected: 'closing', lapsed: 'neutral',
}
