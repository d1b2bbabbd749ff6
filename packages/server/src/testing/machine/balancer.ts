// A small balancer in front of several nodes: each request goes to the next one of those that are in.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  readonly base: string
  /** Nobody is led there any more; who is there already is not called back. */
  takeOut(base: string): void
  /** So many wait for an answer from there. */
  underWay(base: string): number
  /** One that it knows, or a new one. */
  bringIn(base: string): void
  close(): Promise<void>
}

interface Node {
  readonly base: string
  readonly agent: Agent
  isIn: boolean
  underWay: number
}

/** A stream of live updates has no end to wait for: its screen comes back by itself. */
const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true

const pass = (node: Node, from: IncomingMessage, to: ServerResponse): void => {
  node.underWay += 1
  let isCounted = true
  const done = (): void => {
    if (isCounted) node.underWay -= 1
    isCounted = false
  }
  const { method, headers, url = '/' } = from
  const onward = request(new URL(url, node.base), { method, headers, agent: node.agent }, (answer) => {
    if (isStream(answer)) done()
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
    answer.once('error', () => to.destroy())
  })
  onward.once('error', () => {
    if (to.headersSent) to.destroy()
    else to.writeHead(502).end()
  })
  to.once('close', () => {
    done()
    onward.destroy()
  })
  from.pipe(onward)
}

export const openBalancer = async (bases: readonly string[]): Promise<Balancer> => {
  const known = (base: string): Node => ({ base, agent: new Agent({ keepAlive: true }), isIn: true, underWay: 0 })
  const nodes = bases.map(known)
  let turn = 0
  const server = createServer((from, to) => {
    const open = nodes.filter(({ isIn }) => isIn)
    const node = open[turn++ % open.length]
    if (node === undefined) to.writeHead(503).end()
    else pass(node, from, to)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const find = (base: string): Node => {
    const node = nodes.find((one) => one.base === base)
    if (node === undefined) throw new Error(`the balancer knows no ${base}`)
    return node
  }
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeOut: (base) => void (find(base).isIn = false),
    underWay: (base) => find(base).underWay,
    bringIn: (base) => {
      const node = nodes.find((one) => one.base === base)
      if (node === undefined) nodes.push(known(base))
      else node.isIn = true
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      for (const { agent } of nodes) agent.destroy()
      await closed
    },
  }
}
