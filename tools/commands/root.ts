// `npm run root -- USERNAME`: makes the first root of an installation, or another one in an emergency.
import { randomInt } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import { openRoot, RootRefused } from '@bidyard/server/areas/members/for-other-areas'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'
import { openAsker } from '../root/ask-for.ts'
import { readWords, type RootWords, usage } from '../root/read-words.ts'

const log = openLog('error')

const sentences: Readonly<Record<RootRefused['problem'], string>> = {
  INVALID_USERNAME_FORMAT: 'A username begins with a small letter and has 5 to 20 small letters, digits or _.',
  INVALID_USERNAME_DUPLICATED: 'This username is taken, by an account or by an application: choose another one.',
  INVALID_PASSWORD_FORMAT: 'No password could be made for this username: choose another one.',
  noSuchPerson: 'An identity check could never find this person: it needs a name, a birthday such as 19800131 and a '
    + 'mobile number such as 01012345678.',
  rootExists: 'There is a root already: roots make further accounts in the office, under staff. '
    + 'If nobody can sign in as root any more, say why: --emergency "WHY".',
}

// Without letters that look alike, because it will be read from one screen and typed into another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = (): string => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
const oneTimePassword = (): string => Array.from({ length: 5 }, group).join('-')

const personOf = async ({ name, birthday, phone }: RootWords) => {
  const asker = openAsker()
  try {
    return {
      name: name ?? await asker.ask('Name'), birthday: birthday ?? await asker.ask('Birthday (19800131)'),
      phone: phone ?? await asker.ask('Mobile phone'),
    }
  } finally {
    asker.end()
  }
}

const main = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2))
  if (words === undefined || (words.emergency ?? '').length > limits.reason) throw new Error(usage)
  const environment = readEnvironment(process.env)
  const { username: uid, emergency } = words
  const person = await personOf(words)
  const password = oneTimePassword()
  const found = await findDatabaseAnyhow(environment, log)
  try {
    const opened = await withActs({ environment, urls: found, log }, ({ act, providers }) =>
      act('console', (given) => openRoot(given, providers.personal, { uid, password, person, emergency })))
    console.log([
      `${opened.uid} is root now (${opened.memberNo}).`,
      `First password: ${password}`,
      'It is shown this once. The first sign-in asks for one of their own'
        + (environment.sandbox ? '.' : ', and then for a second factor.'),
    ].join('\n'))
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  const known = error instanceof RootRefused ? sentences[error.problem] : undefined
  console.error(known ?? (error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
})
