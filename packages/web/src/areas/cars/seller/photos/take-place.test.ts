// A photo in the place of another one: beside photos that come and go meanwhile, and refused for other reasons.
import { describe, expect, it } from 'vitest'
import { takePlace, type PlaceAsks, type PlacedPhoto } from './take-place.ts'

class Outdated extends Error {}

const photo = (id: string, isCover = false): PlacedPhoto => ({ id, fileId: `file-${id}`, isCover })

/** Takes an arrangement only when it names every photo, as the server does; `meanwhile` happens before each one. */
const openCar = (
  photos: readonly PlacedPhoto[], meanwhile: ((now: readonly PlacedPhoto[]) => PlacedPhoto[])[] = [],
) => {
  let now = [...photos]
  const asks: PlaceAsks = {
    list: async () => [...now],
    arrange: async ({ photoIds, coverId }) => {
      now = meanwhile.shift()?.(now) ?? now
      const isWhole = photoIds.length === now.length && now.every(({ id }) => photoIds.includes(id))
      if (!isWhole) throw new Outdated()
      now = photoIds.flatMap((id) => now.filter((one) => one.id === id))
        .map((one) => ({ ...one, isCover: one.id === coverId }))
    },
    remove: async (id) => {
      now = now.filter((one) => one.id !== id)
    },
    isOutdated: (error) => error instanceof Outdated,
  }
  return { asks, shown: () => now.map(({ id, isCover }) => (isCover ? `${id} cover` : id)) }
}

const wish = { fileId: 'file-new', replaces: 'old' }
const before = [photo('a'), photo('old', true), photo('b'), photo('new')]

describe('a photo in the place of another one', () => {
  it('stands where that one stood, as the cover if that one was', async () => {
    const { asks, shown } = openCar(before)
    await takePlace(before, wish, asks)
    expect(shown()).toEqual(['a', 'new cover', 'b'])
  })

  it('takes it also while others arrive and go', async () => {
    const { asks, shown } = openCar(before, [
      (now) => [...now, photo('c')], (now) => now.filter(({ id }) => id !== 'a'),
    ])
    await takePlace(before, wish, asks)
    expect(shown()).toEqual(['new cover', 'b', 'c'])
  })

  it('is done when the other one is gone already', async () => {
    const { asks, shown } = openCar(before, [(now) => now.filter(({ id }) => id !== 'old')])
    await takePlace(before, wish, asks)
    expect(shown()).toEqual(['a', 'b', 'new'])
  })

  it('ends with the refusal when it is another one, or comes again and again', async () => {
    const refusal = new Error('the car is on the market')
    const { asks } = openCar(before)
    await expect(takePlace(before, wish, { ...asks, arrange: () => Promise.reject(refusal) })).rejects.toBe(refusal)
    const always = takePlace(before, wish, { ...asks, arrange: () => Promise.reject(new Outdated()) })
    await expect(always).rejects.toBeInstanceOf(Outdated)
  })
})
