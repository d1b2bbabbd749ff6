// Makes the launches that the sample partner shows: one that is right, and each way of being wrong.
import { type Launch, sealLaunch, sealLegacyLaunch } from './launcher.ts'
import type { SamplePartner } from './sample-partner.ts'

export const samples = {
  valid: { ko: '정상', en: 'Valid', answer: 'success' },
  expired: { ko: '시간이 지난 링크', en: 'Expired', answer: 'EXPIRED_WEBVIEW_PARAMS' },
  replayed: { ko: '이미 사용한 링크', en: 'Used before', answer: 'EXPIRED_WEBVIEW_PARAMS' },
  tampered: { ko: '변조된 링크', en: 'Tampered with', answer: 'INVALID_ENCRYPTION' },
  malformed: { ko: '잘못 만든 링크', en: 'Wrongly made', answer: 'INVALID_WEBVIEW_PARAMS' },
  unknownCustomer: { ko: '없는 고객', en: 'Unknown customer', answer: 'PARTNER_CUSTOMER_NOT_FOUND' },
  unknownExhibit: { ko: '없는 차량', en: 'Unknown car', answer: 'EXHIBIT_NOT_FOUND' },
} as const
export type SampleKind = keyof typeof samples
export const sampleKinds = Object.keys(samples) as SampleKind[]

export interface SampleWish {
  readonly partner: SamplePartner
  readonly customerKey: string
  readonly exhibitKey: string
  readonly kind: SampleKind
  readonly now: Date
}

const nobodys = 'nobody-knows-this'
const longAgoMs = 3_600_000

const changed = (kind: SampleKind, launch: Launch): Launch => {
  if (kind === 'expired') return { ...launch, now: new Date((launch.now?.getTime() ?? 0) - longAgoMs) }
  if (kind === 'malformed') return { ...launch, customerId: 'has a space' }
  if (kind === 'unknownCustomer') return { ...launch, customerId: nobodys }
  return kind === 'unknownExhibit' ? { ...launch, exhibitId: nobodys } : launch
}

/** Another letter in the middle, where both alphabets have both of them. */
const flipped = (parameters: string): string => {
  const at = Math.floor(parameters.length / 2)
  return parameters.slice(0, at) + (parameters[at] === 'A' ? 'B' : 'A') + parameters.slice(at + 1)
}

export const sampleParameters = ({ partner, customerKey, exhibitKey, kind, now }: SampleWish): string => {
  const launch = changed(kind, {
    partnerCode: partner.code, keyId: partner.key.keyId, secret: partner.key.secret, customerId: customerKey,
    exhibitId: exhibitKey, now,
  })
  const parameters = partner.key.kind === 'v1' ? sealLaunch(launch) : sealLegacyLaunch(launch)
  return kind === 'tampered' ? flipped(parameters) : parameters
}
