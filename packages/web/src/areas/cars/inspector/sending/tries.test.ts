// Sending check by check: one that always fails holds up no other, and is tried less and less often.
import { describe, expect, it } from 'vitest'
import { openTries } from './tries.ts'

const opened = () => {
  let nowMs = 0
  const sent: string[] = []
  const tries = openTries(() => nowMs)
  const { signal } = new AbortController()
  return {
    tries, sent,
    pass: (ms: number) => {
      nowMs += ms
    },
    round: async (ids: readonly string[], bad: readonly string[]) => {
      sent.length = 0
      await tries.sendAll(ids, async (id) => {
        sent.push(id)
        if (bad.includes(id)) throw new Error('500')
      }, signal)
      return [...sent]
    },
  }
}

describe('sending check by check', () => {
  it('goes on past one that fails, and leaves it alone until it is due', async () => {
    const { tries, round, pass } = opened()
    expect(await round(['bad', 'good', 'better'], ['bad'])).toEqual(['bad', 'good', 'better'])
    expect([tries.areDue(['bad']), tries.areDue(['bad', 'new']), tries.restMs()]).toEqual([false, true, 1_000])
    expect(await round(['bad', 'new'], ['bad'])).toEqual(['new'])
    pass(1_000)
    expect(await round(['bad', 'other'], ['bad'])).toEqual(['bad', 'other'])
    expect(tries.restMs()).toBe(2_000)
    pass(2_000)
    expect(await round(['bad'], [])).toEqual(['bad'])
    expect(tries.restMs()).toBeNull()
  })

  it('tries all again at once when the net is back', async () => {
    const { tries, round } = opened()
    await round(['one', 'two'], ['one', 'two'])
    expect(tries.areDue(['one', 'two'])).toBe(false)
    tries.forget()
    expect(await round(['one', 'two'], [])).toEqual(['one', 'two'])
  })

  it('wakes for no check that waits no longer', async () => {
    const { tries, round } = opened()
    await round(['bad'], ['bad'])
    await round([], [])
    expect(tries.restMs()).toBeNull()
  })

  it('begins no other once it is called off', async () => {
    const { tries } = opened()
    const [off, sent] = [new AbortController(), [] as string[]]
    await tries.sendAll(['one', 'two'], async (id) => {
      sent.push(id)
      off.abort()
    }, off.signal)
    expect(sent).toEqual(['one'])
  })
})
