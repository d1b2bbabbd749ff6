// Faults that would let somebody in, or let them see what is not theirs.
import type { Fault } from '../fault.ts'

const factor = 'areas/identity/second-factor/second-factor.test.ts'
const signIn = 'areas/identity/sign-in/sign-in.test.ts'
const privateFile = 'areas/files/private-view/private-file.test.ts'
const refusals = 'runtime/list/refusals.test.ts'
const keyChange = 'areas/identity/people/lookup-change.test.ts'
const records = 'areas/audit/records.test.ts'
const requests = 'areas/audit/requests/data-requests.test.ts'
const lawKeeps = 'what the law keeps stays to the end of its last day in Seoul, and goes then by itself'

export const accessFaults: readonly Fault[] = [
  {
    name: 'second-factor-skipped',
    why: 'The password alone would open everybody’s data.',
    file: 'areas/identity/sign-in/sign-in-rules.ts',
    from: "if (hasFactor) return 'codeNeeded'", to: "if (hasFactor && sandbox) return 'codeNeeded'",
    caughtBy: [factor, 'nobody of the office comes in without one (%s)'],
  },
  {
    name: 'second-factor-not-wanted-of-the-office',
    why: 'People of the office would come in by a password alone where the data is real.',
    file: 'areas/identity/sign-in/sign-in-rules.ts',
    from: "factorOf === 'office' && isOfficeType(memberType)",
    to: "factorOf !== 'office' && isOfficeType(memberType)",
    caughtBy: [factor, 'nobody of the office comes in without one (%s)'],
  },
  {
    name: 'code-good-twice',
    why: 'Whoever reads a code over a shoulder could use it as well.',
    file: 'areas/identity/users/users.sql.ts',
    from: "of('totp_last_step', '<', step)", to: "of('totp_last_step', '<=', step)",
    caughtBy: [factor, 'takes no code a second time, also not by another ticket'],
  },
  {
    name: 'lock-of-names-off',
    why: 'A password could be guessed without end.',
    file: 'areas/identity/sign-in/attempts.sql.ts',
    from: 'where held.failures < ${failuresMax}', to: 'where held.failures < ${failuresMax} * 1000',
    caughtBy: [signIn, 'locks a name after exactly five under fifty attempts at once (%s)'],
  },
  {
    name: 'session-goes-on-when-rights-go',
    why: 'Whoever is kept out would go on with the session they hold.',
    file: 'areas/identity/users/users.ts', from: '  await endSessions(tx, ids)\n', to: '',
    caughtBy: [
      'areas/identity/users/users.test.ts',
      'keeps a user out from the next request on, on all screens, until it is lifted',
    ],
  },
  {
    name: 'restricted-user-served',
    why: 'The state of the user is judged with each request, also where a session was forgotten.',
    file: 'areas/identity/sessions/sessions.sql.ts',
    from: "where ${runs} and users.state = 'active'`", to: 'where ${runs}`',
    caughtBy: ['areas/identity/users/users.test.ts', 'ends what runs by the state alone, whoever wrote it'],
  },
  {
    name: 'session-without-an-idle-end',
    why: 'A screen that somebody left open would stay open for everybody.',
    file: 'areas/identity/sessions/sessions.sql.ts',
    from: 'ends_at > app_now()\n    and (sessions.idle_ends_at is null or sessions.idle_ends_at > app_now())`',
    to: 'ends_at > app_now()`',
    caughtBy: [signIn, 'ends after twelve idle hours, and lasts as long as it is used, up to thirty days'],
  },
  {
    name: 'ticket-good-twice',
    why: 'Whoever finds the ticket of a sign-in that went through could come in by it as well.',
    file: 'areas/identity/sign-in/tickets.sql.ts',
    from: ".where('used_at', 'is', null)\n    .where('ends_at'", to: ".where('ends_at'",
    caughtBy: [factor, 'wants a code once it is on, and opens the session with it'],
  },
  {
    name: 'private-file-shown-without-a-line',
    why: 'Nobody could say later who looked at somebody’s identity card.',
    file: 'areas/files/private-view/open-private-view.ts',
    from: "    { act: 'read private document', subject: 'file', subjectId: file.id, reason: view.reason },\n", to: '',
    caughtBy: [privateFile, 'leaves a line for the permission and one for each look, with who, from where and why'],
  },
  {
    name: 'private-link-without-an-end',
    why: 'A link to an identity card that somebody kept would open it for ever.',
    file: 'areas/files/private-view/private-views.sql.ts',
    from: ".where('id', '=', id).where('ends_at', '>', sql<Date>`app_now()`)", to: ".where('id', '=', id)",
    caughtBy: [privateFile, 'is shown for a minute and not longer'],
  },
  {
    name: 'private-link-for-those-without-the-right',
    why: 'A link would outlive the right by which it was made.',
    file: 'areas/files/private-view/open-private-view.ts',
    from: ' || !mayReview(file.usageType, caller)) return undefined', to: ') return undefined',
    caughtBy: [privateFile, 'is not shown once the reviewer has signed out or lost the right'],
  },
  {
    name: 'sorted-by-a-hidden-field',
    why: 'The order of a list tells what its rows do not show.',
    file: 'runtime/list/run-list.ts',
    from: 'if (!sees(caller, definition.sortOnly?.[name] ?? definition.fields[name]?.only))',
    to: 'if (!sees(caller, undefined))',
    caughtBy: [refusals, 'cannot be used to %s by a dealer: %j'],
  },
  {
    name: 'filtered-by-a-hidden-field',
    why: 'Whoever may filter by what they may not see finds it out in a few questions.',
    file: 'runtime/list/run-list.ts',
    from: 'if (described === undefined || !sees(caller, described.only))', to: 'if (described === undefined)',
    caughtBy: [refusals, 'cannot be used to %s by a dealer: %j'],
  },
  {
    name: 'cursor-not-signed',
    why: 'A cursor that somebody makes up asks what a filter would refuse.',
    file: 'runtime/list/cursor.ts',
    from: 'given.length !== right.length || !timingSafeEqual(given, right)', to: 'given.length !== right.length',
    caughtBy: ['runtime/list/cursors.test.ts', 'when any sign of it was changed'],
  },
  {
    name: 'shops-of-others-listed',
    why: 'A dealer would read the numbers and phones of every rival.',
    file: 'areas/shops/shops/reads.ts', from: "all.where('shops.id', '=', caller.shopId)", to: 'all',
    caughtBy: ['areas/shops/shops/shops.test.ts', 'learns of no other shop by list, filter, sort, page or count'],
  },
  {
    name: 'shop-of-another-by-id',
    why: 'A dealer who guesses an id would read another shop.',
    file: 'areas/shops/shops/reads.ts',
    from: 'isStaff(caller) || caller.shopId === params.id ? await',
    to: 'isStaff(caller) || caller.shopId !== null ? await',
    caughtBy: ['areas/shops/shops/shops.test.ts', 'learns of no other shop by list, filter, sort, page or count'],
  },
  {
    name: 'deposits-of-others-by-id',
    why: 'A dealer would learn how much money another shop has put down.',
    file: 'areas/finance/deposits/reads.ts',
    from: 'deposit === undefined || (!isStaff(caller) && deposit.shopId !== caller.shopId)',
    to: 'deposit === undefined',
    caughtBy: [
      'areas/finance/deposits/deposits.test.ts',
      'the own shop and the office; another’s deposit is as if missing',
    ],
  },
  {
    name: 'customers-of-another-partner-listed',
    why: 'One partner would read the customers of another.',
    file: 'areas/partners/seen-by.ts',
    from: "return caller.roles.has('partner') ? sql<SqlBool>`${column} = ${caller.companyId}::uuid`",
    to: "return caller.roles.has('partner') ? sql<SqlBool>`true`",
    caughtBy: [
      'areas/partners/partners.test.ts',
      'see their own rows in lists and nothing of others, by filter, count or cursor',
    ],
    afterOthers: true,
  },
  {
    name: 'office-act-without-a-line',
    why: 'What the office did would stand nowhere.',
    file: 'runtime/call/run-call.ts',
    from: '    await writeActDown(tx, { plan, caller, doer, params, body })\n', to: '',
    caughtBy: [records, 'has a line also where its act writes none of its own, and none for what is its own'],
  },
  {
    name: 'look-at-people-without-a-line',
    why: 'Who looked through lists of people would stand nowhere.',
    file: 'runtime/call/run-call.ts',
    from: '  await writeListDown(database.primary, { plan, caller, facts, shownCount: page.items.length })\n', to: '',
    caughtBy: [records, 'is a look with how many it showed, whoever asks, unless it showed nobody'],
  },
  {
    name: 'person-still-found',
    why: 'Who asked to be forgotten would still be known by what the identity check said.',
    file: 'areas/audit/erasure/erase.sql.ts',
    from: 'identity_hash = sha256(new_id()::text::bytea), ci_hash = null,', to: 'identity_hash = identity_hash,',
    caughtBy: [requests, lawKeeps],
    afterOthers: true,
  },
  {
    name: 'name-of-a-leaver-kept',
    why: 'Who asked to be forgotten would still stand in the table of persons.',
    file: 'areas/audit/erasure/erase.sql.ts',
    from: 'update persons set name = ${blank.name}, birthday_sealed', to: 'update persons set birthday_sealed',
    caughtBy: [requests, lawKeeps],
    afterOthers: true,
  },
  {
    name: 'address-of-a-leaver-kept',
    why: 'The mail address of somebody who left would stay where their place was.',
    file: 'areas/audit/erasure/erase.sql.ts',
    from: 'update members set email = null, profile_file_id', to: 'update members set profile_file_id',
    caughtBy: [
      requests,
      'whoever came in by a registration is gone from every table but where the law keeps them, and then from those',
    ],
  },
  {
    name: 'stranger-under-a-new-key',
    why: 'Whoever was written down under the old lookup key could register a second time.',
    file: 'areas/identity/people/persons.ts',
    from: `  await liftPersons(tx, personal, olderThan(personal, hashes, version), version)
  return newest`,
    to: '  return newest',
    caughtBy: [keyChange, 'somebody written down before is the same person after, by CI or by what they say'],
  },
  {
    name: 'more-tries-under-a-new-key',
    why: 'A change of the lookup key would give whoever guesses a password five more tries.',
    file: 'areas/identity/sign-in/attempts.ts',
    from: 'if (older.length > 0) await updateNameHash', to: 'if (older.length > 9) await updateNameHash',
    caughtBy: [keyChange, 'wrong passwords go on being counted under the new key'],
  },
  {
    name: 'new-key-before-all-know-it',
    why: 'One node would seal what another one cannot open.',
    file: 'runtime/keys/key-rules.ts',
    from: 'return lacking === 0 ? []', to: 'return lacking >= 0 ? []',
    caughtBy: [
      'runtime/keys/hold-keys.test.ts',
      'refuses a new key before the others know it, of each kind, and begins with nothing',
    ],
  },
]
