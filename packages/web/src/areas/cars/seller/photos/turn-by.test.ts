// Whose turn it is among pages: as the browser’s locks say, and at once where it lends none.
import { expect, test, vi } from 'vitest'
import { turnBy } from './turn-by.ts'

const locksThat = (request: (begin: () => Promise<void>) => Promise<void>) =>
  ({ request: (_: string, begin: () => Promise<void>) => request(begin) }) as unknown as LockManager

test.each([
  ['where the browser knows no locks', undefined],
  ['where it lends none', locksThat(() => Promise.reject(new Error('SecurityError')))],
])('%s, it begins at once', async (_, locks) => {
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  await turnBy(locks, 'photos')(work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('waits until whoever has the turn of that name is through', async () => {
  const free = Promise.withResolvers<void>()
  const first = vi.fn<() => Promise<void>>(() => free.promise)
  const second = vi.fn<() => Promise<void>>(async () => undefined)
  const other = vi.fn<() => Promise<void>>(async () => undefined)
  const turn = turnBy(navigator.locks, 'photos')
  const ended = [turn(first), turn(second)]
  await turnBy(navigator.locks, 'words')(other)
  expect([first, second, other].map((work) => work.mock.calls.length)).toEqual([1, 0, 1])
  free.resolve()
  await Promise.all(ended)
  expect(second).toHaveBeenCalledTimes(1)
})

test('what fails in its turn fails, and is not begun again', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no room')))
  await expect(turnBy(locksThat((begin) => begin()), 'photos')(work)).rejects.toThrow('no room')
  expect(work).toHaveBeenCalledTimes(1)
})
