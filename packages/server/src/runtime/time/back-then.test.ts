// A past that is played: whom it is told to, as of when, and what is left out.
import type { EventName, PayloadOf } from '@bidyard/contract/events'
import { limits } from '@bidyard/contract/limits'
import { expect, test } from 'vitest'
import type { Emit, ReactionGiven } from '../work/events.ts'
import { telling, toldThen } from './back-then.ts'

type Change = PayloadOf<'carCodesChanged'>

const now = new Date('2026-03-02T09:00:00Z')
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** What is told of these changes, in which order, and by which moment. */
const toldOf = async (play: (given: { readonly emit: Emit }) => void) => {
  const emitted: Change[] = []
  const emit = ((_: EventName, payload: Change) => emitted.push(payload)) as unknown as Emit
  play({ emit })
  const heard: unknown[] = []
  const tell = telling<'carCodesChanged'>(async (given, payloads) => {
    heard.push([given.now, given.past, payloads.map(({ count }) => count)])
  })
  await tell({ now, emit } as unknown as ReactionGiven, emitted)
  return heard
}
const change = ({ emit }: { readonly emit: Emit }, count: number) => emit('carCodesChanged', { count })

test('what is told without a moment is told now, all at once', async () => {
  expect(await toldOf((given) => [change(given, 1), change(given, 2)])).toEqual([[now, undefined, [1, 2]]])
})

test('the newest is told first, the past as of then, and only the clock stays', async () => {
  expect(await toldOf((given) => {
    change(toldThen(given, ago(40)), 1)
    change(given, 2)
    change(toldThen(given, ago(19)), 3)
  })).toEqual([
    [now, undefined, [2]],
    [now, { at: ago(19), isSeen: false }, [3]],
    [now, { at: ago(40), isSeen: true }, [1]],
  ])
})

test('within another act of the past the inner moment counts', async () => {
  expect(await toldOf((given) => change(toldThen(toldThen(given, ago(90)), ago(30)), 1)))
    .toEqual([[now, { at: ago(30), isSeen: true }, [1]]])
})

test('what notices no longer hold is told to nobody', async () => {
  const hours = limits.noticeDays * 24
  expect(await toldOf((given) => [change(toldThen(given, ago(hours)), 1), change(toldThen(given, ago(hours + 1)), 2)]))
    .toEqual([[now, { at: ago(hours), isSeen: true }, [1]]])
})
