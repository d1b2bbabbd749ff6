// Where this very server can be asked from its own machine, whatever people call it.
import type { FastifyInstance } from 'fastify'

const everywhere = new Set(['0.0.0.0', '::', ''])

export const ownOriginOf = (server: FastifyInstance): string => {
  const [first] = server.addresses()
  if (first === undefined || typeof first === 'string') throw new Error('the server does not listen yet')
  const address = everywhere.has(first.address) ? '127.0.0.1' : first.address
  return `http://${address.includes(':') ? `[${address}]` : address}:${first.port}`
}
