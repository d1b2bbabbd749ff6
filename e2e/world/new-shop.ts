// A shop that has just been let in: registered with all of its papers, and approved by the office.
import { randomUUID } from 'node:crypto'
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { requiredDocuments } from '@bidyard/contract/shapes/registration/registration-documents'
import { proofOf, somebody } from '../../packages/server/src/testing/accounts.ts'
import { askerOf } from '../../packages/server/src/testing/ask.ts'
import { freshBusinessNumber } from '../../packages/server/src/testing/make.ts'
import { newShop } from '../../packages/server/src/testing/members/applicants.ts'
import { demoPassword } from './accounts.ts'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'
import { bringFile } from './papers.ts'

/** Whoever leads it signs in with this name and the password of the demo world. */
export const letShopIn = async (world: World, username: string, shopName: string, name: string): Promise<void> => {
  const ask = askerOf(world.base)
  const applying = { businessOwnerType: 'owner', registrationType: 'personal' } as const
  const documents = []
  for (const usageType of requiredDocuments({ ...applying, shop: 'new' }))
    documents.push({ usageType, fileId: await bringFile(world, ask, usageType) })
  const { id } = await ask(membersCalls.submitRegistration, {
    body: {
      identityToken: await proofOf(ask, somebody({ name }), 'sign-up'), username, password: demoPassword,
      email: `${username}@example.com`, businessOwnerType: 'owner', documents, consents: consentVersions,
      shop: { is: 'new', info: { ...newShop(freshBusinessNumber()), shopName, representativeName: name } },
    },
  }, { key: randomUUID() })
  await askAs(world, 'owner')(membersCalls.approveRegistration, { params: { id }, body: {} })
}
