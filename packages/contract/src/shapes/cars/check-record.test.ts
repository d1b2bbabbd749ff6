// The record of a check: one word about each thing, what is still missing, and damages as they are judged.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { damagePosition, damageValue } from '../../enums/car-damage.ts'
import { wheelPosition } from '../../enums/car-check.ts'
import { judgeAccidents } from './accident-history.ts'
import { type CheckRecord, checkRecordShape, damagesOf, emptyRecord, missingParts } from './check-record.ts'
import { missingViews } from './photos.ts'

const damage = (position: string, values: readonly string[]) => ({ position, values, note: '', photoIds: [] })
const wheels = wheelPosition.values.map((position) =>
  ({ position, treadTenthsMm: 52, madeWeek: '1223', grade: 'good' as const }))
const photoId = '0198f0c2-0000-7000-8000-000000000001'
const whole: CheckRecord = {
  damages: [], wheels, leaks: [], items: [], odometer: { reading: 45_210, unit: 'Km', photoId }, lamps: [],
  smells: ['none'], keys: { smart: 2, plain: 0 }, options: [], sunroof: 'none', seatColor: null, vinMarking: 'good',
  tuning: 'none', recall: null, isRepainted: false, note: null,
}

describe('a record', () => {
  it('holds at any time, however little was looked at', () => {
    fc.assert(fc.property(fc.subarray(Object.keys(whole) as (keyof CheckRecord)[]), (parts) => {
      const some = { ...emptyRecord, ...Object.fromEntries(parts.map((part) => [part, whole[part]])) }
      expect(checkRecordShape.safeParse(some).success).toBe(true)
    }))
  })

  it.each<[string, object]>([
    ['two words about one part', { damages: [damage('hood', ['dent']), damage('hood', ['scratch'])] }],
    ['a part without a word', { damages: [damage('hood', [])] }],
    ['a word twice', { damages: [damage('hood', ['dent', 'dent'])] }],
    ['a part that no car has', { damages: [damage('wing', ['dent'])] }],
    ['a wheel twice', { wheels: [...wheels, ...wheels.slice(0, 1)] }],
    ['a tyre of week 54', { wheels: wheels.map((wheel) => ({ ...wheel, madeWeek: '5423' })) }],
    ['an odometer that goes backwards', { odometer: { reading: -1, unit: 'Km', photoId } }],
    ['a field of its own', { colour: 'red' }],
  ])('is refused with %s', (_, changed) => {
    expect(checkRecordShape.safeParse({ ...whole, ...changed }).success).toBe(false)
  })
})

describe('what is missing', () => {
  it('is nothing of a whole record', () => {
    expect(missingParts(whole, 'inspector')).toEqual([])
    expect(missingParts(whole, 'seller')).toEqual([])
  })

  it('is less for a seller than for an inspector', () => {
    expect(missingParts(emptyRecord, 'seller')).toEqual(['damages', 'odometer', 'keys', 'smells', 'lamps'])
    expect(missingParts(emptyRecord, 'inspector')).toHaveLength(13)
  })

  it('is a wheel, or the photo of the odometer', () => {
    expect(missingParts({ ...whole, wheels: wheels.slice(1) }, 'inspector')).toEqual(['wheels'])
    expect(missingParts({ ...whole, wheels: wheels.slice(0, 4) }, 'inspector')).toEqual([])
    const unseen: CheckRecord = { ...whole, odometer: { reading: 1, unit: 'Km', photoId: null } }
    expect(missingParts(unseen, 'seller')).toEqual(['odometer'])
  })
})

test('damages reach the judgement part by part', () => {
  const position = fc.constantFrom(...damagePosition.values)
  const values = fc.subarray([...damageValue.values], { minLength: 1 })
  fc.assert(fc.property(fc.uniqueArray(fc.tuple(position, values), { selector: ([one]) => one }), (pairs) => {
    const damages = pairs.map(([at, told]) => ({ position: at, values: told, note: '', photoIds: [] }))
    expect(damagesOf({ damages })).toEqual(Object.fromEntries(pairs))
  }))
  expect(damagesOf({ damages: null })).toBeNull()
  expect(judgeAccidents({ damages: damagesOf(emptyRecord), history: null }).accidentHistory).toBe('unknown')
})

test('a listing lacks views until each was photographed', () => {
  expect(missingViews([])).toEqual(['front', 'left', 'rear', 'right', 'interior', 'dashboard'])
  expect(missingViews([{ view: 'front' }, { view: 'damage' }, { view: 'rear' }]))
    .toEqual(['left', 'right', 'interior', 'dashboard'])
})
