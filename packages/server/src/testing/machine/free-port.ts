// Ports of this machine on which nobody listens, and which no connection keeps for the minute after its end.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

const listenOn = async (port: number): Promise<Server | null> => {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(() => server, () => null)
}

/** The first of so many in a row. */
export const freePort = async (inARow = 1): Promise<number> => {
  const servers: Server[] = []
  let next = 0
  while (servers.length < inARow) {
    const server = await listenOn(next)
    if (server === null) break
    servers.push(server)
    next = (server.address() as AddressInfo).port + 1
  }
  const isWhole = servers.length === inARow
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return isWhole ? next - inARow : freePort(inARow)
}
