// Knows which connections are at work, so that those that are not can be closed when the server leaves.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

export interface Connections {
  /** The connection works until the answer has left or the client has gone. */
  begin(reply: FastifyReply): void
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
    begin: ({ request, raw }) => {
      const { socket } = request.raw
      add(socket, 1)
      raw.once('close', () => add(socket, -1))
    },
    leave: () => {
      isLeaving = true
      for (const [socket, count] of running) if (count === 0) socket.destroySoon()
    },
  }
}
