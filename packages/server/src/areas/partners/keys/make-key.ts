// Makes a key for a partner and seals its secret; the caller is the only one who ever sees it.
import { randomBytes } from 'node:crypto'
import type { PartnerKeyKind } from '@bidyard/contract/enums'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { v0SecretBytes } from '../launch/open-v0.ts'
import { v1SecretBytes } from '../launch/open-v1.ts'
import { insertPartnerKey } from './partner-keys.sql.ts'
import { showKey } from './show-key.ts'

const secretBytes: Readonly<Record<PartnerKeyKind, number>> = { v1: v1SecretBytes, v0: v0SecretBytes }

export const makeKey = async (tx: Tx, personal: PersonalData, partnerId: string, kind: PartnerKeyKind) => {
  const secret = randomBytes(secretBytes[kind]).toString('base64url')
  const key = await insertPartnerKey(tx, {
    partnerId, kind, keyId: `pk_${randomBytes(8).toString('hex')}`, secretSealed: personal.seal(secret),
  })
  return { key: showKey(key), secret }
}
