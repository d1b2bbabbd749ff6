// Pictures of cars: the same wish gives the same picture, and each part of a wish can be seen in it.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { color, type Color } from '@bidyard/contract/enums'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { damageKinds } from './damage/damages.ts'
import { carViews, drawCarPicture, type CarPictureWish } from './draw-car-picture.ts'
import { openPicturePress } from './picture-press.ts'
import { bodyNames } from './shape/body-shapes.ts'

const size = [160, 120] as const
const wish: CarPictureWish = { body: 'sedan', colour: 'red', view: 'left', seed: 'one', odometerKm: 86_421, size }

const press = openPicturePress()
afterAll(() => press.close())

/** The middle of the door, away from sky and ground. */
const doorColour = async (colour: Color): Promise<readonly number[]> => {
  const picture = await press.draw({ ...wish, colour })
  const door = await sharp(picture).extract({ left: 60, top: 66, width: 40, height: 12 }).png().toBuffer()
  const { channels } = await sharp(door).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

const differing = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) !== 0

test('the same wish gives the same picture to the byte, from another process too', async () => {
  const here = await drawCarPicture(wish)
  expect(differing(here, await drawCarPicture({ ...wish, colour: 'blue' }))).toBe(true)
  expect(differing(here, await drawCarPicture(wish))).toBe(false)
  expect(differing(here, await press.draw(wish))).toBe(false)
})

test('every body is drawn from every view, no two alike', async () => {
  const seen = new Set<string>()
  for (const body of bodyNames)
    for (const view of carViews) {
      const picture = await press.draw({ ...wish, body, view, colour: 'silver', seed: `${body} ${view}` })
      const { width, height, format } = await sharp(picture).metadata()
      expect([width, height, format]).toEqual([160, 120, 'jpeg'])
      const { entropy } = await sharp(picture).stats()
      expect([body, view, entropy > 3]).toEqual([body, view, true])
      seen.add(Buffer.from(picture).toString('base64'))
    }
  expect(seen.size).toBe(bodyNames.length * carViews.length)
})

test('each of the twenty colours is a paint of its own', async () => {
  const doors = new Set<string>()
  for (const colour of color.values) doors.add((await doorColour(colour)).join())
  expect(doors.size).toBe(20)
  const [[red = 0, , blueOfRed = 0], [redOfBlue = 0, , blue = 0]] = [await doorColour('red'), await doorColour('blue')]
  expect(red).toBeGreaterThan(blueOfRed * 1.5)
  expect(blue).toBeGreaterThan(redOfBlue * 1.5)
})

test('the instruments show what the car has run', async () => {
  const one = await press.draw({ ...wish, view: 'dashboard' })
  expect(differing(one, await press.draw({ ...wish, view: 'dashboard', odometerKm: 86_422 }))).toBe(true)
})

test('every damage is seen on the body it has befallen', async () => {
  for (const body of ['sedan', 'truck'] as const) {
    const pictures = new Set<string>()
    for (const damage of damageKinds)
      pictures.add(Buffer.from(await press.draw({ ...wish, body, damage })).toString('base64'))
    expect([body, pictures.size]).toEqual([body, damageKinds.length])
  }
})

test('a picture that was drawn once is read from its folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bidyard-pictures-'))
  const keeping = openPicturePress(folder)
  const first = await keeping.draw(wish)
  keeping.close()
  expect(await readdir(folder)).toHaveLength(1)
  // Nobody draws any more, and yet the picture is there.
  expect(differing(first, await keeping.draw(wish))).toBe(false)
  await expect(keeping.draw({ ...wish, colour: 'gold' })).rejects.toThrow('the press is closed')
  await rm(folder, { recursive: true })
})
