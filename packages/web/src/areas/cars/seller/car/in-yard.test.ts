// A seller reads where the car is from its newest transport into the yard, and from its stay there.
import { expect, test } from 'vitest'
import { wayOf } from './in-yard.ts'

const transport = { id: 't', kind: 'inbound', state: 'registered' } as const
const stay = { transportId: 't', releasedAt: null, releasedTo: null } as const

test('a car waits to be fetched until a transport is registered, also where the last one was called off', () => {
  expect(wayOf([], []).now).toBe('toBring')
  expect(wayOf([{ ...transport, state: 'cancelled' }], []).now).toBe('toBring')
  expect(wayOf([{ ...transport, kind: 'delivery' }], []).now).toBe('toBring')
})

test('then a carrier is looked for, is there, and brings it', () => {
  const nowOf = (state: 'registered' | 'transportRequested' | 'transportAccepted' | 'inflow' | 'outflow') =>
    wayOf([{ ...transport, state }], []).now
  expect(nowOf('registered')).toBe('seeksCarrier')
  expect(nowOf('transportRequested')).toBe('seeksCarrier')
  expect(nowOf('transportAccepted')).toBe('hasCarrier')
  expect(nowOf('inflow')).toBe('there')
  expect(nowOf('outflow')).toBe('gone')
  expect(wayOf([{ ...transport, state: 'inflow' }], [stay]).now).toBe('there')
  const left = { ...stay, releasedAt: 'x', releasedTo: 'owner' } as const
  expect(wayOf([{ ...transport, state: 'outflow' }], [left]).now).toBe('gone')
})

test('a car that comes back is on its way again', () => {
  const again = { ...transport, id: 'u', state: 'transportAccepted' } as const
  const gone = { ...stay, releasedAt: 'x', releasedTo: 'buyer' } as const
  expect(wayOf([again, { ...transport, state: 'outflow' }], [gone])).toEqual({
    now: 'hasCarrier', transport: again, stay: undefined,
  })
})
