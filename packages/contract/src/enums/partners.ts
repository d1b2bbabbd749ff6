// Enumerations of the partners area: how a partner's app encrypts, and how long a key still opens.
import { enumeration, type ValueOf } from '../enumeration.ts'

// Ours, like all of this area: the way of launching a webview is nowhere published.
export const partnerKeyKind = enumeration('PartnerKeyKind', {
  v1: ['AES-256-GCM', 'AES-256-GCM'],
  v0: ['AES-256-CBC + HMAC (기존 연동)', 'AES-256-CBC + HMAC (legacy)'],
})
export type PartnerKeyKind = ValueOf<typeof partnerKeyKind>

export const partnerKeyState = enumeration('PartnerKeyState', {
  active: ['사용중', 'In use'],
  ending: ['교체중(종료 예정)', 'Being replaced'],
  ended: ['종료', 'Ended'],
})
export type PartnerKeyState = ValueOf<typeof partnerKeyState>
