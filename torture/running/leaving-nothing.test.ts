// However far a run came, what it began is undone.
import { expect, test } from 'vitest'
import { leavingNothing } from './leaving-nothing.ts'

const run = async (fails: readonly string[]) => {
  const undone: string[] = []
  const told = await leavingNothing(async (atEnd) => {
    for (const name of ['first', 'second', 'third']) {
      if (fails.includes(name)) throw new Error(`${name} did not begin`)
      atEnd(() => {
        undone.push(name)
        if (fails.includes(`end of ${name}`)) throw new Error(`${name} stayed`)
      })
    }
    return 'done'
  }).catch((error: Error) => error.message)
  return [told, ...undone]
}

test.each([
  [[], ['done', 'third', 'second', 'first']],
  [['third'], ['third did not begin', 'second', 'first']],
  [['end of second'], ['second stayed', 'third', 'second', 'first']],
  [['third', 'end of first'], ['third did not begin', 'second', 'first']],
])('with the failures %j', async (fails, expected) => {
  expect(await run(fails)).toEqual(expected)
})
