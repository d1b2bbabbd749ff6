// Draws pictures in a process of its own: it takes a whole core, and reads drawings that the server refuses to open.
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CarPictureWish } from './draw-car-picture.ts'
import type { PressAnswer, PressQuestion } from './press-process.ts'

export interface PicturePress {
  /** A JPEG file. */
  readonly draw: (wish: CarPictureWish) => Promise<Uint8Array>
  readonly close: () => void
}

/** To be raised whenever the same wish would give another picture. */
const edition = 1

interface Waiting {
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (error: Error) => void
}

const start = (waiting: Map<number, Waiting>): ChildProcess => {
  const child = fork(path.join(import.meta.dirname, 'press-process.ts'), [], {
    serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (answer: PressAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('picture' in answer) asked?.resolve(answer.picture)
    else asked?.reject(new Error(answer.failure))
  })
  const giveUp = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('the pictures are no longer drawn'))
    waiting.clear()
  }
  child.on('exit', giveUp)
  child.on('error', giveUp)
  return child
}

const nameOf = (wish: CarPictureWish): string => {
  const { body, colour, view, seed, odometerKm, seatColour, damage, size } = wish
  const asked = JSON.stringify([edition, body, colour, view, seed, odometerKm, seatColour, damage, size])
  return `${createHash('sha256').update(asked).digest('hex').slice(0, 32)}.jpg`
}

/** Pictures that were drawn once lie in the folder, if one is given. */
export const openPicturePress = (folder?: string): PicturePress => {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let isClosed = false
  let last = 0
  const drawn = (wish: CarPictureWish): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (isClosed) {
        reject(new Error('the press is closed'))
        return
      }
      // Where all pictures lie in the folder, no process is needed.
      child ??= start(waiting)
      const question: PressQuestion = { id: ++last, wish }
      waiting.set(question.id, { resolve, reject })
      child.send(question)
    })
  const keep = async (wish: CarPictureWish, inFolder: string): Promise<Uint8Array> => {
    const file = path.join(inFolder, nameOf(wish))
    const found = await readFile(file).catch(() => undefined)
    if (found !== undefined) return found
    const picture = await drawn(wish)
    await mkdir(inFolder, { recursive: true })
    // Whoever reads meanwhile must not find half a picture.
    await writeFile(`${file}.${process.pid}`, picture)
    await rename(`${file}.${process.pid}`, file)
    return picture
  }
  return {
    draw: (wish) => (folder === undefined ? drawn(wish) : keep(wish, folder)),
    close: () => {
      isClosed = true
      if (child?.connected === true) child.disconnect()
    },
  }
}
