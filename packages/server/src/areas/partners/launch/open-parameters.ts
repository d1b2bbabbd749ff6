// Opens launch parameters with the key that they name; whatever fails looks and lasts the same from outside.
import { randomBytes } from 'node:crypto'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { findOpeningKey } from '../keys/partner-keys.sql.ts'
import type { Opened } from './opened.ts'
import { openV0 } from './open-v0.ts'
import { openV1, v1SecretBytes } from './open-v1.ts'

export interface OpenedLaunch {
  readonly key: NonNullable<Awaited<ReturnType<typeof findOpeningKey>>>
  readonly opened: Opened
}

/** A key that nobody has, for those who name one that does not exist: the same work is done for them. */
const decoy = randomBytes(v1SecretBytes)

export const openParameters = async (
  db: Reader, personal: PersonalData,
  asked: { readonly partnerCode: string; readonly keyId: string; readonly parameters: string },
): Promise<OpenedLaunch | undefined> => {
  const key = await findOpeningKey(db, asked.partnerCode, asked.keyId)
  if (key === undefined || key.secretSealed === null) {
    personal.open(personal.seal(decoy.toString('base64url')))
    openV1(asked.parameters, decoy, asked.partnerCode)
    return undefined
  }
  const secret = Buffer.from(personal.open(key.secretSealed), 'base64url')
  const opened = key.kind === 'v1'
    ? openV1(asked.parameters, secret, key.partnerCode)
    : openV0(asked.parameters, secret)
  return opened === undefined ? undefined : { key, opened }
}
