// Every state of a file × every act that is a call × everybody who may try it, as the machine's table says.
import { filesCalls as calls } from '@bidyard/contract/calls/files'
import type { FileState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { fileMachine } from '@bidyard/contract/states/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Answered, type Ask } from '../../testing/ask.ts'
import { type FilesApp, pdf, startFilesApp } from '../../testing/files/files-app.ts'

let app: FilesApp
const asks: Partial<Record<Party, Ask>> = {}
beforeAll(async () => {
  app = await startFilesApp()
  const [owner, stranger, staff] = [await app.member(), await app.member(), await app.member({ type: 'admin' })]
  Object.assign(asks, { nobody: app.ask, stranger: stranger.ask, staff: staff.ask, owner: owner.ask })
})
afterAll(() => app.stop())

const acts = { commit: calls.commitFile, delete: calls.deleteFile } as const
type Act = keyof typeof acts
const parties = ['nobody', 'stranger', 'staff', 'owner'] as const
type Party = (typeof parties)[number]

const askOf = (party: Party): Ask => {
  const ask = asks[party]
  if (ask === undefined) throw new Error(`nobody is ${party}`)
  return ask
}

const inState = async (state: FileState): Promise<string> => {
  const ask = askOf('owner')
  const id = await app.uploaded(ask, { usageType: 'document', contentType: 'application/pdf', content: pdf })
  if (state !== 'temp') await ask(calls.commitFile, { params: { id } })
  if (state === 'deleted') await ask(calls.deleteFile, { params: { id } })
  return id
}

/** A file that is not one's own is missing, also to the office; deleting without a sign-in is refused before that. */
const expectedOf = (party: Party, act: Act, state: FileState): string => {
  if (party === 'nobody' && act === 'delete') return '401'
  if (party !== 'owner') return '404'
  const row = fileMachine.actions[act]
  const from: readonly FileState[] = row.from
  if (from.includes(state) && actorsOf(row).includes('owner')) return '200'
  return state === 'deleted' ? 'FILE_IS_DELETED' : 'FILE_IS_ALREADY_COMMITED'
}

const wordOf = (asked: Promise<unknown>): Promise<string> => asked.then(() => '200', (error: unknown) => {
  if (error instanceof Answered) return error.status === 400 ? error.body.code : String(error.status)
  throw error
})

test.each(fileMachine.states.values)('a file that is %s moves as its table says', async (state) => {
  for (const act of Object.keys(acts) as Act[])
    for (const party of parties) {
      const id = await inState(state)
      const expected = expectedOf(party, act, state)
      const word = await wordOf(askOf(party)(acts[act], { params: { id } }))
      const [after] = await app.sql<{ state: FileState }[]>`select state from files where id = ${id}`
      expect([act, party, word, after?.state])
        .toEqual([act, party, expected, expected === '200' ? fileMachine.actions[act].to : state])
    }
})
