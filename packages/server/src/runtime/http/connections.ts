// Knows which connections are at work, so that those that are not can be closed when the server leaves.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Connections {
  /** Those of this server are known from now on. */
  of(server: Server): void
  begin(socket: Socket): void
  /** Once for each beginning, when the answer has left or the client has gone. */
  end(socket: Socket): void
  /** Closes each one that waits for nothing, now or later; Node alone would keep them until they time out. */
  leave(): void
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`

export const watchConnections = (): Connections => {
  const running = new Map<Socket, number>()
  const agreeing = new Map<string, Socket>()
  let isLeaving = false
  const add = (socket: Socket, by: number): void => {
    const count = (running.get(socket) ?? 0) + by
    if (running.has(socket)) running.set(socket, count)
    if (isLeaving && count === 0) socket.destroySoon()
  }
  const watch = (socket: Socket): void => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  }
  return {
    of: (server) => {
      if (!('setSecureContext' in server)) return void server.on('connection', watch)
      // Of a connection with TLS requests know the inner one, which is there once both have agreed on it.
      server.on('connection', (outer: Socket) => {
        const name = nameOf(outer)
        agreeing.set(name, outer)
        outer.once('close', () => agreeing.delete(name))
      })
      server.on('secureConnection', (inner: Socket) => {
        agreeing.delete(nameOf(inner))
        watch(inner)
      })
    },
    begin: (socket) => add(socket, 1),
    end: (socket) => add(socket, -1),
    leave: () => {
      isLeaving = true
      for (const [socket, count] of running) if (count === 0) socket.destroySoon()
      for (const outer of agreeing.values()) outer.destroy()
    },
  }
}
