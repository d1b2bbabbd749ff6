// Hears what the database's channels say, on a connection of its own that is taken up again whenever it is lost.
import { setTimeout } from 'node:timers/promises'
import type { Connection, ConnectionOptions } from './connection.ts'

export interface Listener {
  /** `onReady` comes whenever the line stands, the first time too: something may have been missed before. */
  listen(channel: string, onHeard: (payload: string) => void, onReady: () => void): Promise<void>
  close(): Promise<void>
}

interface Ear {
  readonly channel: string
  readonly onHeard: (payload: string) => void
  readonly onReady: () => void
}

type Open = (options: Pick<ConnectionOptions, 'onHeard' | 'onLost'>) => Promise<Connection>

const restMs = 250

const attend = async ({ sql }: Connection, ear: Ear): Promise<void> => {
  await sql.unsafe(`listen "${ear.channel.replaceAll('"', '""')}"`).simple()
  ear.onReady()
}

export const openListener = (open: Open): Listener => {
  const ears: Ear[] = []
  let line: Promise<Connection> | undefined
  let isMending = false
  let isClosed = false

  const connect = (): Promise<Connection> => open({
    onHeard: (channel, payload) => {
      for (const ear of ears) if (ear.channel === channel) ear.onHeard(payload)
    },
    onLost: () => void mend(),
  })
  const mendOnce = async (): Promise<boolean> => {
    try {
      line = connect()
      const connection = await line
      for (const ear of ears) await attend(connection, ear)
      return !connection.isLost
    } catch {
      return false
    }
  }
  const mend = async (): Promise<void> => {
    if (isMending || ears.length === 0) return
    isMending = true
    while (!isClosed && !(await mendOnce())) await setTimeout(restMs, undefined, { ref: false })
    isMending = false
  }
  return {
    listen: async (channel, onHeard, onReady) => {
      line ??= connect()
      const ear = { channel, onHeard, onReady }
      await attend(await line, ear)
      ears.push(ear)
    },
    close: async () => {
      isClosed = true
      const connection = await line?.catch(() => undefined)
      await connection?.close()
    },
  }
}
