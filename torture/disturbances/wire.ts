// A wire between a node and its database that can be cut without either end hearing of it.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  readonly port: number
  /** Nothing passes any more and nothing is refused: what is sent waits, and whoever comes new gets no answer. */
  cut(): void
  /** What was sent meanwhile arrives late, as after a pause of the network. */
  mend(): void
  /** Both ends hear that their connections are gone, as after a long cut. */
  mendWithNewLines(): void
  close(): Promise<void>
}

interface Line {
  readonly ends: readonly [Socket, Socket]
}

export const openWire = async (toPort: number): Promise<Wire> => {
  const lines = new Set<Line>()
  let isCut = false
  const drop = (line: Line): void => {
    lines.delete(line)
    for (const end of line.ends) end.destroy()
  }
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect({ port: toPort, host: '127.0.0.1', noDelay: true })
    near.setNoDelay()
    const line: Line = { ends: [near, far] }
    lines.add(line)
    for (const [from, to] of [[near, far], [far, near]] as const) {
      from.on('data', (piece) => void to.write(piece))
      from.on('error', () => {})
      // While it is cut, that one end is gone is something that the other cannot know.
      from.on('close', () => {
        if (!isCut) drop(line)
      })
    }
    if (!isCut) near.resume()
    else far.pause()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const heal = (): void => {
    isCut = false
    for (const line of lines)
      if (line.ends.some(({ destroyed }) => destroyed)) drop(line)
      else for (const end of line.ends) end.resume()
  }
  return {
    port,
    cut: () => {
      isCut = true
      for (const { ends } of lines) for (const end of ends) end.pause()
    },
    mend: heal,
    mendWithNewLines: () => {
      for (const line of lines) drop(line)
      heal()
    },
    close: async () => {
      for (const line of lines) drop(line)
      server.close()
      await once(server, 'close')
    },
  }
}

export interface Wires {
  readonly all: readonly Wire[]
  /** Lays one to the database of that address, and tells the address at its near end. */
  lay(url: string): Promise<string>
  close(): Promise<void>
}

export const openWires = (): Wires => {
  const all: Wire[] = []
  return {
    all,
    lay: async (url) => {
      const near = new URL(url)
      const wire = await openWire(Number(near.port))
      all.push(wire)
      near.port = String(wire.port)
      return near.href
    },
    close: async () => {
      for (const wire of all) await wire.close()
    },
  }
}
