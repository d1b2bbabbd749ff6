// What is kept of a check: what still goes to the server, and how it meets what somebody else saved; nothing is lost.
import type { WheelPosition } from '@bidyard/contract/enums/car-check'
import { type CarDamage, type CheckRecord, emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStep } from '../sending/next-step.ts'
import {
  changingReading, choosingMine, choosingTheirs, clearingReading, forServer, isBegun, isOpen, meeting,
  odometerPhotoOf, partsToSend, recordNow, settled, taken, takingAway, waitingCount,
} from './kept-rules.ts'
import { type KeptCheck, type KeptPhoto, newlyKept, type Whole } from './kept.ts'

type Wheel = NonNullable<CheckRecord['wheels']>[number]

const damage = (position: CarDamage['position'], note = '', photoIds: string[] = []): CarDamage =>
  ({ position, values: ['dent'], note, photoIds })
const wheel = (position: WheelPosition, treadTenthsMm: number) =>
  ({ position, treadTenthsMm, madeWeek: null, grade: null })

const checkOf = (record: Partial<CheckRecord> = {}, version = 1): CarCheck => ({
  id: 'check', orderId: 'order', carNumber: '12가3456', state: 'inProgress', source: 'inspector', reservedAt: null,
  inspectorId: null, startedAt: '2026-01-05T00:00:00.000Z', completedAt: null, endNote: null, accidentHistory: null,
  odometer: null, damageCount: 0, version, createdAt: '', updatedAt: '', inspectorName: null, place: null,
  record: { ...emptyRecord, ...record }, judgement: null,
})

const kept = (base: Partial<CheckRecord>, draft: Partial<CheckRecord>, more: Partial<KeptCheck> = {}): Whole =>
  ({ kept: { ...newlyKept('me', checkOf(base), null), draft, ...more }, photos: [] })

const photo = (id: string, change: Partial<KeptPhoto> = {}): KeptPhoto => ({
  id, uid: 'me', checkId: 'check', orderId: 'order', view: 'damage', position: 'hood', file: new File([], 'a.jpg'),
  takenAt: 0, fileId: null, addKey: `key-${id}`, photoId: null, isRemoved: false, trouble: null, ...change,
})

const keptIn = ({ kept: one }: Whole): KeptCheck => {
  if (one === null) throw new Error('nothing is kept')
  return one
}

describe('a reading that is cleared', () => {
  const read = { reading: 40_120, unit: 'Km', photoId: 'on-server' } as const
  const cleared = clearingReading(keptIn(kept({ odometer: read }, {})))

  it('is none, and its photo is shown still', () => {
    expect(recordNow(cleared).odometer).toBeNull()
    expect(odometerPhotoOf(cleared)).toBe('on-server')
  })

  it('has its photo again with the next reading, also once the server knows that it was cleared', () => {
    const told = { ...cleared, ...keptIn(kept({ odometer: null }, {})), unreadPhotoId: cleared.unreadPhotoId ?? null }
    for (const one of [cleared, told])
      expect(recordNow(changingReading(one, { reading: 41_020 }, 'another')).odometer)
        .toEqual({ ...read, reading: 41_020 })
  })

  it('shows the photo of a reading that names none as little as one that was cleared before', () => {
    const bare = keptIn(kept({}, { odometer: { reading: 10, unit: 'Km', photoId: null } }))
    expect(odometerPhotoOf({ ...bare, unreadPhotoId: 'on-server' })).toBeNull()
  })

  it('has none where that was taken away meanwhile', () => {
    const { kept: left } = takingAway({ kept: cleared, photos: [] }, 'on-server')
    expect(odometerPhotoOf(left)).toBeNull()
    expect(recordNow(changingReading(left, { reading: 1 }, null)).odometer?.photoId).toBeNull()
  })
})

describe('what goes to the server', () => {
  it('is what it has otherwise', () => {
    expect(partsToSend(kept({ lamps: ['engine'] }, { lamps: ['engine'], note: '긁힘' }))).toEqual({ note: '긁힘' })
  })

  it('names photos as the server does, and leaves out those that it does not have', () => {
    const draft = { damages: [damage('hood', '', ['here', 'there', 'known'])] }
    const photos = [photo('here'), photo('there', { photoId: 'on-server' })]
    expect(forServer(draft, photos).damages?.[0]?.photoIds).toEqual(['on-server', 'known'])
  })

  it('is kept while a photo of it is on its way, and sent again once the photo has come', () => {
    const base = { damages: [damage('hood')] }
    const waiting = settled({ ...kept(base, { damages: [damage('hood', '', ['here'])] }), photos: [photo('here')] })
    expect(recordNow(keptIn(waiting)).damages?.[0]?.photoIds).toEqual(['here'])
    expect(partsToSend(waiting)).toEqual({})
    const come = settled({ ...waiting, photos: [photo('here', { photoId: 'on-server' })] })
    expect(partsToSend(come)).toEqual({ damages: [damage('hood', '', ['on-server'])] })
  })

  it('is nothing any more once the server answers with it, whatever was typed since', () => {
    const sent = kept({}, { lamps: ['abs'], note: '첫 줄과 둘째 줄' })
    const after = taken(sent, checkOf({ lamps: ['abs'], note: '첫 줄' }, 2))
    expect(keptIn(after).draft).toEqual({ note: '첫 줄과 둘째 줄' })
    expect(partsToSend(after)).toEqual({ note: '첫 줄과 둘째 줄' })
  })
})

describe('a step', () => {
  it('follows the other: begin, photos, words, removed photos, complete', () => {
    const all = kept({}, { lamps: [] }, { startKey: 'start', completeKey: 'complete' })
    const photos = [photo('new'), photo('old', { photoId: 'on-server', isRemoved: true })]
    const begun = { photos, kept: { ...keptIn(all), startKey: null } }
    const withPhoto = { ...begun, photos: [photo('new', { photoId: 'second' }), ...photos.slice(1)] }
    const saved = taken(withPhoto, checkOf({ lamps: [] }, 2))
    const ways = [{ ...all, photos }, begun, withPhoto, saved, { ...saved, photos: [] }]
    expect(ways.map((one) => nextStep(one)?.do)).toEqual(['start', 'sendPhoto', 'save', 'removePhoto', 'complete'])
  })

  it('takes photos away that another device took, after the last word about them', () => {
    const named = kept({ damages: [damage('hood', '', ['theirs'])] }, {}, { completeKey: 'complete' })
    const after = takingAway({ ...named, kept: keptIn(named) }, 'theirs')
    expect(recordNow(keptIn(after)).damages?.[0]?.photoIds).toEqual([])
    expect([nextStep(after)?.do, waitingCount(after)]).toEqual(['save', 3])
    const saved = taken(after, checkOf({ damages: [damage('hood')] }, 2))
    expect(nextStep(saved)).toEqual({ do: 'takeAway', photoId: 'theirs' })
    const gone = { ...saved, kept: { ...keptIn(saved), removed: [] } }
    expect([nextStep(gone)?.do, waitingCount(gone)]).toEqual(['complete', 1])
  })

  it('takes no photo away while it is not decided what is said of it', () => {
    const clashes = [{ part: 'damages', key: 'hood' }] as const
    const mine = kept({}, { damages: [damage('hood')] }, { clashes, removed: ['theirs'] })
    expect(nextStep(mine)).toBeNull()
    expect(nextStep({ ...mine, photos: [photo('old', { photoId: 'on-server', isRemoved: true })] })).toBeNull()
  })

  it('repeats what may have gone out before anything else', () => {
    const outgoing = { key: 'k', record: { lamps: [] }, seenVersion: 1 }
    expect(nextStep({ ...kept({}, { note: 'a' }, { outgoing }), photos: [photo('new')] })?.do).toBe('save')
  })

  it('is none while a person has to decide, and none for a check that has ended', () => {
    expect(nextStep(kept({}, { lamps: [] }, { trouble: '거절' }))).toBeNull()
    const clashes = [{ part: 'lamps', key: null }] as const
    expect(nextStep(kept({}, { lamps: [] }, { clashes, completeKey: 'c' }))).toBeNull()
    const ended = kept({}, { lamps: [] })
    const check = { ...checkOf(), state: 'reservationCancel' as const }
    expect(nextStep({ ...ended, kept: { ...keptIn(ended), check } })).toBeNull()
    expect(waitingCount({ ...ended, kept: { ...keptIn(ended), check } })).toBe(1)
  })
})

describe('somebody else’s save', () => {
  it('of other parts stands beside mine', () => {
    const after = meeting(kept({}, { lamps: ['abs'] }), checkOf({ smells: ['pet'] }, 2))
    expect(keptIn(after).clashes).toEqual([])
    expect(recordNow(keptIn(after))).toMatchObject({ lamps: ['abs'], smells: ['pet'] })
    expect(partsToSend(after)).toEqual({ lamps: ['abs'] })
  })

  it('of other things in the same list stands beside mine', () => {
    const base = { wheels: [wheel('fl', 50)] }
    const mine = kept(base, { wheels: [wheel('fl', 50), wheel('fr', 40)] })
    const after = meeting(mine, checkOf({ wheels: [wheel('fl', 30), wheel('rl', 20)] }, 2))
    expect(keptIn(after).clashes).toEqual([])
    expect(recordNow(keptIn(after)).wheels).toEqual([wheel('fl', 30), wheel('rl', 20), wheel('fr', 40)])
  })

  it('of the very same is shown with mine, and not sent until somebody chooses', () => {
    const mine = kept({}, { damages: [damage('hood', '내 것'), damage('roof')] })
    const met = meeting(mine, checkOf({ damages: [damage('hood', '남의 것')] }, 2))
    const clash = { part: 'damages', key: 'hood' } as const
    expect(keptIn(met).clashes).toEqual([clash])
    expect(recordNow(keptIn(met)).damages).toEqual([damage('hood', '내 것'), damage('roof')])
    expect(keptIn(met).theirs?.damages).toEqual([damage('hood', '남의 것')])
    expect(partsToSend(met)).toEqual({})
    const own = { ...met, kept: choosingMine(keptIn(met), clash) }
    expect(partsToSend(own).damages).toEqual([damage('hood', '내 것'), damage('roof')])
    const theirs = { ...met, kept: choosingTheirs(keptIn(met), clash) }
    expect(partsToSend(theirs).damages).toEqual([damage('hood', '남의 것'), damage('roof')])
  })

  it('that says the same as mine is no clash', () => {
    const after = meeting(kept({}, { lamps: ['abs'], note: 'a' }), checkOf({ lamps: ['abs'], note: 'b' }, 2))
    expect(keptIn(after).draft).toEqual({ note: 'a' })
    expect(keptIn(after).clashes).toEqual([{ part: 'note', key: null }])
  })

  it('that is older than what is known changes nothing', () => {
    const now = { ...kept({}, { lamps: [] }), photos: [] }
    const known = { ...now, kept: { ...keptIn(now), check: checkOf({}, 5) } }
    expect(meeting(known, checkOf({ note: 'old' }, 4))).toBe(known)
  })
})

describe('whatever two people change at once', () => {
  const things = fc.uniqueArray(
    fc.record({ position: fc.constantFrom('fl', 'fr', 'rl', 'rr'), treadTenthsMm: fc.nat(9) })
      .map(({ position, treadTenthsMm }) => wheel(position as WheelPosition, treadTenthsMm)),
    { selector: ({ position }) => position },
  )

  it('each change is there afterwards, or is asked about', () => {
    fc.assert(fc.property(things, things, things, (base, mine, theirs) => {
      const met = meeting(kept({ wheels: base }, { wheels: mine }), checkOf({ wheels: theirs }, 2))
      const [now, asked] = [recordNow(keptIn(met)).wheels ?? [], keptIn(met).clashes.map(({ key }) => key)]
      const of = (list: readonly Wheel[], at: string) => list.find(({ position }) => position === at)
      for (const at of ['fl', 'fr', 'rl', 'rr']) {
        const [was, own, other, is] = [of(base, at), of(mine, at), of(theirs, at), of(now, at)]
        const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)
        if (!same(own, was) && !same(own, other)) expect(is).toEqual(own)
        if (same(own, was)) expect(is).toEqual(other)
        expect(asked.includes(at)).toBe(!same(own, was) && !same(other, was) && !same(own, other))
      }
    }))
  })
})

describe('a check on this device', () => {
  const check = checkOf()
  const one = keptIn(kept({}, {}))

  it('is begun once the server says so, or once it was begun here', () => {
    const fresh = { ...one, check: { ...check, startedAt: null } }
    expect([isBegun(one), isBegun(fresh), isBegun({ ...fresh, startKey: 'k' })]).toEqual([true, false, true])
  })

  it('is open until it has ended, there or here', () => {
    const ended = { ...one, check: { ...check, state: 'complete' as const } }
    expect([isOpen(one), isOpen(ended), isOpen({ ...one, completeKey: 'k' })]).toEqual([true, false, false])
  })

  it('of which the server has no record yet says what was looked at here', () => {
    const bare = { ...one, check: { ...check, record: null }, draft: { lamps: ['abs' as const] } }
    expect(recordNow(bare)).toEqual({ ...emptyRecord, lamps: ['abs'] })
    expect(partsToSend({ kept: { ...bare, draft: { lamps: ['abs'], note: null } }, photos: [] }))
      .toEqual({ lamps: ['abs'] })
  })

  it('that is not kept has nothing to send, to settle or to take', () => {
    const none: Whole = { kept: null, photos: [photo('here')] }
    expect([partsToSend(none), waitingCount(none)]).toEqual([{}, 0])
    expect([settled(none), taken(none, check), meeting(none, check)]).toEqual([none, none, none])
  })

  it('forgets what was on its way and what the server refused once the server took it', () => {
    const outgoing = { key: 'k', record: { lamps: [] }, seenVersion: 1 }
    const after = keptIn(taken(kept({}, {}, { outgoing, trouble: '거절' }), checkOf({}, 2)))
    expect([after.outgoing, after.trouble, after.check.version]).toEqual([null, null, 2])
  })
})

describe('the photo of an odometer', () => {
  const read = (photoId: string | null) => ({ odometer: { reading: 1, unit: 'Km' as const, photoId } })
  const photos = [photo('here'), photo('there', { photoId: 'on-server' })]

  it.each([['there', 'on-server'], ['here', null], ['known', 'known'], [null, null]])('%s is %s there', (id, named) => {
    expect(forServer(read(id), photos)).toEqual(read(named))
  })

  it('is not asked for where nobody read it, nor are damages that nobody looked for', () => {
    expect(forServer({ odometer: null, damages: null }, photos)).toEqual({ odometer: null, damages: null })
    expect(forServer({ note: 'a' }, photos)).toEqual({ note: 'a' })
  })

  it('that was thrown away before it came is not waited for', () => {
    const gone = { ...kept(read(null), read('here')), photos: [photo('here', { isRemoved: true })] }
    expect(keptIn(settled(gone)).draft).toEqual({})
    expect(keptIn(settled({ ...gone, photos })).draft).toEqual(read('here'))
  })
})

describe('what is asked of a person', () => {
  const clashes = [{ part: 'wheels', key: 'fl' }, { part: 'wheels', key: 'fr' }, { part: 'note', key: null }] as const
  const theirs: CheckRecord = { ...emptyRecord, wheels: [wheel('fl', 1)], note: '남의 것' }
  const asked = keptIn(kept({}, { wheels: [wheel('fl', 9), wheel('fr', 9)], note: '내 것' }, { clashes, theirs }))

  it('is forgotten one by one, and what the other said with the last', () => {
    const one = choosingMine(asked, clashes[0])
    expect([one.clashes, one.theirs]).toEqual([clashes.slice(1), theirs])
    const none = choosingMine(choosingMine(one, clashes[1]), clashes[2])
    expect([none.clashes, none.theirs, none.draft]).toEqual([[], null, asked.draft])
  })

  it('takes over the one thing that the other has, drops what the other dropped, and keeps the rest', () => {
    expect(choosingTheirs(asked, clashes[0]).draft)
      .toEqual({ wheels: [wheel('fl', 1), wheel('fr', 9)], note: '내 것' })
    expect(choosingTheirs(asked, clashes[1]).draft).toEqual({ wheels: [wheel('fl', 9)], note: '내 것' })
    expect(choosingTheirs(asked, clashes[2]).draft.note).toBe('남의 것')
    expect(choosingTheirs({ ...asked, theirs: null }, clashes[2]).draft.note).toBeNull()
  })

  it('counts once for each part that waits, beside wishes and photos', () => {
    const photos = [
      photo('new'), photo('newer'), photo('come', { photoId: 'p' }), photo('old', { photoId: 'q', isRemoved: true }),
    ]
    expect(waitingCount({ kept: asked, photos: [] })).toBe(2)
    expect(waitingCount({ kept: { ...asked, startKey: 's', completeKey: 'c' }, photos })).toBe(7)
  })

  it('is nothing where the same version is told again', () => {
    const again = checkOf({}, 1)
    expect(keptIn(meeting({ kept: asked, photos: [] }, again))).toEqual({ ...asked, check: again })
  })

  it('ends when the other took it back', () => {
    const outgoing = { key: 'k', record: { note: '내 것' }, seenVersion: 1 }
    const after = keptIn(meeting({ kept: { ...asked, outgoing }, photos: [] }, checkOf({}, 2)))
    expect([after.clashes, after.theirs, after.outgoing]).toEqual([[], null, null])
    expect(after.draft.note).toBe('내 것')
  })

  it('meets a record that the server does not have yet as an empty one', () => {
    const fresh = { ...checkOf({}, 2), record: null }
    expect(keptIn(meeting(kept({ note: '전' }, { note: '내 것' }), fresh)).theirs).toEqual(emptyRecord)
  })
})
