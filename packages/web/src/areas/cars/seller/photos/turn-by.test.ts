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

test('waits for its turn', async () => {
  const free = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const ended = turnBy(locksThat((begin) => free.promise.then(begin)), 'photos')(work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  free.resolve()
  await ended
  expect(work).toHaveBeenCalledTimes(1)
})

test('what fails in its turn fails, and is not begun again', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no room')))
  await expect(turnBy(locksThat((begin) => begin()), 'photos')(work)).rejects.toThrow('no room')
  expect(work).toHaveBeenCalledTimes(1)
})
