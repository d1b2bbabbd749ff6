// Reads the form that begins a check as strictly as the provider does: sizes, hashes, and what belongs together.
import { z } from 'zod'
import type { KgSettings } from '../../../runtime/environment.ts'
import type { ProviderPerson } from '../identity-provider.ts'
import { authHashOf, userHashOf } from '../kg-hashes.ts'

const bytes = (max: number) =>
  z.string().min(1).refine((text) => Buffer.byteLength(text) <= max, `at most ${max} bytes`)
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const startForm = z.object({
  mid: bytes(10),
  reqSvcCd: z.enum(['01', '03']),
  mTxId: bytes(20),
  successUrl: bytes(128),
  failUrl: bytes(128),
  authHash: hash,
  flgFixedUser: z.enum(['Y', 'N']),
  reservedMsg: z.literal('isUseToken=Y'),
  userName: bytes(25).optional(),
  userPhone: z.string().regex(/^\d{10,11}$/).optional(),
  userBirth: z.string().regex(/^\d{8}$/).optional(),
  userHash: hash.optional(),
  directAgency: z.string().regex(/^[A-Z]{2,20}$/).optional(),
})
export type StartForm = z.output<typeof startForm>

export const fixedPersonOf = (
  { flgFixedUser, userName, userPhone, userBirth }: StartForm,
): ProviderPerson | undefined =>
  flgFixedUser === 'Y' && userName !== undefined && userPhone !== undefined && userBirth !== undefined
    ? { name: userName, phone: userPhone, birthday: userBirth }
    : undefined

/** What the provider would not take, in words for whoever builds against it; undefined when all is well. */
export const startFault = (form: StartForm, { mid, apiKey, service }: KgSettings): string | undefined => {
  const transaction = { mid, transactionId: form.mTxId }
  if (form.mid !== mid) return 'mid is not this merchant’s'
  if (form.reqSvcCd !== service) return 'reqSvcCd is not in the contract'
  if (form.authHash !== authHashOf(transaction, apiKey)) return 'authHash does not fit'
  if (form.flgFixedUser === 'N') return undefined
  const person = fixedPersonOf(form)
  if (person === undefined) return 'flgFixedUser=Y needs userName, userPhone and userBirth'
  return form.userHash === userHashOf(transaction, person, service) ? undefined : 'userHash does not fit'
}
