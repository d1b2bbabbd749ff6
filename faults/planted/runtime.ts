// Faults that would harm what every call rests on: keys, transactions, events, jobs, limits.
import type { Fault } from '../fault.ts'

const keys = 'runtime/call/idempotency.test.ts'
const events = 'runtime/work/events.test.ts'
const rates = 'runtime/call/rate-limit.test.ts'

export const runtimeFaults: readonly Fault[] = [
  {
    name: 'key-written-outside-the-transaction',
    why: 'A backend that dies would leave a key without its effect: the second try would be refused for ever.',
    file: 'runtime/call/run-call.ts',
    from: 'await takeKey(tx, keyed)', to: 'await takeKey(runtime.database.primary as never, keyed)',
    caughtBy: [keys, 'and its effect are written together: a backend that dies in between leaves neither'],
  },
  {
    name: 'key-conflict-swallowed',
    why: 'The same key with another body would be answered as if that had been done.',
    file: 'runtime/call/idempotency.ts',
    from: 'stored !== undefined && bodyHash.equals(stored.body_hash) ? stored.answer',
    to: 'stored !== undefined ? stored.answer',
    caughtBy: [keys, 'with another body is a conflict, and nothing happens'],
  },
  {
    name: 'key-of-everybody',
    why: 'Whoever guesses a key would read the answer that another person was given.',
    file: 'runtime/call/run-call.ts', from: 'caller: caller.key, call: plan.name', to: "caller: 'all', call: plan.name",
    caughtBy: [keys, 'of somebody else is a key of its own'],
  },
  {
    name: 'key-opens-what-is-forbidden',
    why: 'Who lost a right would still read answers by an old key.',
    file: 'runtime/call/authenticate.ts',
    from: "if (!mayCall(definition, caller)) throw",
    to: "if (!mayCall(definition, caller) && request.headers['idempotency-key'] === undefined) throw",
    caughtBy: [keys, 'does not open what the caller may no longer do'],
  },
  {
    name: 'answer-before-the-commit',
    why: 'Somebody would be told that it is done, and a commit that fails would leave nothing of it.',
    file: 'runtime/database/database.ts',
    from: 'await writer.transaction().execute(async (tx) => [await work(tx), told.get(tx)] as const)',
    to: `await new Promise<readonly [Awaited<ReturnType<typeof work>>, Set<Told> | undefined]>(
        (resolve, reject) => {
          writer.transaction().execute(async (tx) => {
            resolve([await work(tx), told.get(tx)])
          }).catch(reject)
        })`,
    caughtBy: ['areas/finance/ledger/ledger.test.ts', 'without sides is refused at the commit'],
  },
  {
    name: 'event-told-outside-the-transaction',
    why: 'Screens and mails would hear of what was never done.',
    file: 'runtime/work/acts.ts',
    from: 'tellAndReact({ tx, now, doer, reactions: given.reactions, enqueue }',
    to: 'tellAndReact({ tx: given.database.primary as never, now, doer, reactions: given.reactions, enqueue }',
    caughtBy: [events, 'a reaction that fails takes the act along'],
  },
  {
    name: 'woken-before-the-commit',
    why: 'Whoever delivers would look before anything is there, and only come again a second later.',
    file: 'runtime/database/database.ts',
    from: 'execute(async (tx) => [await work(tx), told.get(tx)] as const)',
    to: `execute(async (tx) => {
        const done = await work(tx)
        for (const what of told.get(tx) ?? []) tell(what)
        return [done, new Set<Told>()] as const
      })`,
    caughtBy: [events, 'wakes whoever delivers only after a commit that told something'],
  },
  {
    name: 'reaction-failure-swallowed',
    why: 'A car would be awarded, and nobody billed for it.',
    file: 'runtime/work/events.ts',
    from: 'await react({ tx, now, doer, enqueue, emit }, payloads)',
    to: 'await react({ tx, now, doer, enqueue, emit }, payloads).catch(() => {})',
    caughtBy: [events, 'a reaction that fails takes the act along'],
  },
  {
    name: 'late-event-skipped',
    why: 'A transaction that commits after a younger one would never be told to anybody.',
    file: 'runtime/live/outbox-reader.ts',
    from: 'and not pg_visible_in_snapshot(xid, ${last.snapshot}::text::pg_snapshot)`, eventsMax)',
    to: 'and xid >= pg_snapshot_xmax(${last.snapshot}::text::pg_snapshot)`, eventsMax)',
    caughtBy: [
      'runtime/live/outbox-reader.test.ts',
      'a transaction that stays open holds up nobody else, and is delivered when it commits',
    ],
  },
  {
    name: 'right-lost-and-still-watching',
    why: 'A screen of somebody who was dismissed would go on hearing of everything.',
    file: 'runtime/live/rights-checks.ts',
    from: 'if (rights.get(id) !== rightsOf(stream.viewer)) stream.end()',
    to: 'if (rights.get(id) === undefined) stream.end()',
    caughtBy: ['runtime/live/rights.test.ts', '%s, and that of somebody else goes on'],
  },
  {
    name: 'rate-limit-off',
    why: 'Passwords and codes could be guessed as fast as the line is.',
    file: 'runtime/call/authenticate.ts',
    from: 'if (definition.perMinute !== undefined) rateLimit.take',
    to: 'if (definition.perMinute === 0) rateLimit.take',
    caughtBy: [rates, 'a fourth guess in a minute is 429 with the seconds to wait'],
  },
  {
    name: 'rate-limit-by-claimed-address',
    why: 'Whoever claims another address with each request would never be limited.',
    file: 'runtime/http/open-server.ts', from: 'trustProxy: (_address, hop) => hop < proxies', to: 'trustProxy: true',
    caughtBy: [rates, 'the address is the one that the nearest proxy saw, not the one that a client claims'],
  },
  {
    name: 'mail-sent-twice',
    why: 'Ten nodes would send ten mails.',
    file: 'areas/notices/mails/mails.sql.ts',
    from: ".where('id', '=', id).where('begun_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst()",
    to: ".where('id', '=', id).where('failed_at', 'is', null).executeTakeFirst()",
    caughtBy: ['areas/notices/mails/mails.test.ts', 'is asked by ten nodes at once, it gets one mail'],
  },
  {
    name: 'notice-told-twice',
    why: 'A shop would hear of the same thing again and again.',
    file: 'areas/notices/tell/tell.ts', from: '`${letter.key} to ${to.memberId}`',
    to: '`${letter.key} ${Math.random()} to ${to.memberId}`',
    caughtBy: [
      'areas/notices/inbox/notices.test.ts',
      'whoever leads a shop is told once, in both languages, with the way there; nobody else in it is',
    ],
  },
  {
    name: 'page-shows-a-row-twice',
    why: 'Somebody who pages through a list would miss rows, or see some twice.',
    file: 'runtime/list/conditions.ts',
    from: "sql.raw(direction === 'asc' ? '>' : '<')", to: "sql.raw(direction === 'asc' ? '>=' : '<=')",
    caughtBy: ['runtime/list/cursors.test.ts', 'a walk by cursors shows every row once, in any order and size'],
  },
]
