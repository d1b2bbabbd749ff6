// Knows which connections are at work, so that those that are not can be closed when the server leaves.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Connections {
  /** The connection works until the answer has left or the client has gone. */
  begin(request: IncomingMessage, answer: ServerResponse): void
  /** Closes each one that waits for nothing, now or later; Node alone would keep them until they time out. */
  leave(): void
}

export const watchConnections = (server: Server): Connections => {
  const running = new Map<Socket, number>()
  let isLeaving = false
  const add = (socket: Socket, by: number): void => {
    const count = (running.get(socket) ?? 0) + by
    if (running.has(socket)) running.set(socket, count)
    if (isLeaving && count === 0) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  return {
    begin: ({ socket }, answer) => {
      add(socket, 1)
      // It comes once.
      answer.on('close', () => add(socket, -1))
    },
    leave: () => {
      isLeaving = true
      for (const [socket, count] of running) if (count === 0) socket.destroySoon()
    },
  }
}
