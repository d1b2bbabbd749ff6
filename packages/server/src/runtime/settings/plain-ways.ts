// Which ways between machines would be open to whoever listens: to the database, to its replica, to NATS.
import { addressesOf } from '../database/addresses.ts'

const encrypted = new Set(['require', 'verify-ca', 'verify-full'])
/** Each of them counts: which one the driver takes is not to be guessed. */
const isEncrypted = (address: string): boolean => {
  const wishes = [...address.matchAll(/[?&](?:ssl|sslmode)=([^&]*)/g)].map(([, wish = '']) => wish)
  return wishes.length > 0 && wishes.every((wish) => encrypted.has(wish))
}
/** This very machine, or a socket file in it. */
const own = /^(localhost|127(\.\d{1,3}){3}|::1|\/.*|%2f.*)$/i

const isElsewhere = (address: string): boolean => addressesOf(address).some(({ host }) => !own.test(host))
const isOpen = (address: string): boolean => !isEncrypted(address) && isElsewhere(address)

const advice = 'or BIDYARD_PLAIN_NETWORK=true where nobody else is on the way'

/** In production none of them may be, unless whoever runs it says that the network is theirs alone. */
export const plainWayProblems = (given: NodeJS.ProcessEnv, run: string): string[] => {
  if (run !== 'production' || given['BIDYARD_PLAIN_NETWORK'] === 'true') return []
  const databases = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL']
    .filter((name) => isOpen(given[name] ?? 'postgres://localhost'))
    .map((name) => `${name}: sslmode=verify-full (or require) is needed in production to another machine, ${advice}`)
  const nats = given['NATS_URL'] ?? ''
  return nats.startsWith('nats:') && isElsewhere(nats)
    ? [...databases, `NATS_URL: tls:// is needed in production to another machine, ${advice}`] : databases
}
