// A save is waited for until it ends, however it ends, and the one that came after it as well.
import { expect, test } from 'vitest'
import { noteSave, saveUnderWay } from './under-way.ts'

test('a save is under way until it ends, and tells the number that it brings', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const saved = noteSave('a', promise)
  const waiting = saveUnderWay('a')
  expect([waiting, saveUnderWay('b')]).toEqual([expect.any(Promise), undefined])
  resolve(4)
  expect([await saved, await waiting]).toEqual([4, 4])
  expect(saveUnderWay('a')).toBeUndefined()
})

test('one that fails brings no number, and whoever began it hears why', async () => {
  const saved = noteSave('a', Promise.reject(new Error('offline')))
  expect(await saveUnderWay('a')).toBeNull()
  await expect(saved).rejects.toThrow('offline')
  expect(saveUnderWay('a')).toBeUndefined()
})

test('the end of an older one does not hide a newer one', async () => {
  const [older, newer] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const first = noteSave('a', older.promise)
  void noteSave('a', newer.promise)
  older.resolve(1)
  await first
  await new Promise((resolve) => setTimeout(resolve, 0))
  newer.resolve(2)
  expect(await saveUnderWay('a')).toBe(2)
})
