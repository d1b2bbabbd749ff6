// Requests whose bodies may take longer than all others, such as uploads; whoever reads one bounds it.
import type { Socket } from 'node:net'

const allowed = new WeakSet<Socket>()

export const mayTakeLong = (socket: Socket): boolean => allowed.has(socket)

/** Only once its right is seen, and only while it is read: the next request of the connection is like any other. */
export const withLongBody = async <Result>(socket: Socket, read: () => Promise<Result>): Promise<Result> => {
  allowed.add(socket)
  try {
    return await read()
  } finally {
    allowed.delete(socket)
  }
}
