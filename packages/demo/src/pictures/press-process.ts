// The process that draws: one picture after the other, until whoever asks has gone.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { drawCarPicture, type CarPictureWish } from './draw-car-picture.ts'

export interface PressQuestion {
  readonly id: number
  readonly wish: CarPictureWish
}

export type PressAnswer =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly failure: string }

// The other cores serve the product, and where there are few of them it goes first.
sharp.concurrency(1)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const answer = async ({ id, wish }: PressQuestion): Promise<PressAnswer> => {
  try {
    return { id, picture: await drawCarPicture(wish) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

let before: Promise<void> = Promise.resolve()

// What is drawn for somebody who has gone meanwhile is for nobody.
process.on('disconnect', () => process.exit(0))

// Buffers are shared between pictures, so that two must not be drawn at once.
process.on('message', (question: PressQuestion) => {
  before = before.then(async () => {
    const answered = await answer(question)
    if (process.connected) process.send?.(answered, undefined, undefined, () => {})
  })
})
