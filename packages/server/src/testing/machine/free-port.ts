// Ports of this machine on which nobody listens, and which nobody is given who only connects.
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

const listenOn = async (port: number): Promise<Server | null> => {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(() => server, () => null)
}

// A port is taken seconds after it was found: so each process looks at some of its own, below the system's, and above
// the last one that browsers refuse.
const own = 100
const first = 11_000 + (process.pid % 200) * own
let given = 0

/** The first of so many in a row. */
export const freePort = async (inARow = 1): Promise<number> => {
  if (given + inARow > own) given = 0
  const from = first + given
  given += inARow
  const servers: Server[] = []
  while (servers.length < inARow) {
    const server = await listenOn(from + servers.length)
    if (server === null) break
    servers.push(server)
  }
  const isWhole = servers.length === inARow
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return isWhole ? from : freePort(inARow)
}
