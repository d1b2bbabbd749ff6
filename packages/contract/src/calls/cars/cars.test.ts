// The calls of cars have the addresses, filters and sort keys that programs were promised, and hide what they must.
import { describe, expect, it } from 'vitest'
import type { ListCall } from '../../list.ts'
import { carsCalls } from '../cars.ts'

const promised: readonly (readonly [list: ListCall, path: string, fields: readonly string[]])[] = [
  [carsCalls.listOrders, '/orders', ['carNumber', 'companyId', 'memberId', 'houseType', 'state']],
  [carsCalls.listCarRegisters, '/car-registers', ['orderId', 'carNumber']],
  [carsCalls.listCarHistories, '/car-histories', ['orderId', 'carNumber']],
  [carsCalls.listCarChecks, '/car-checks', ['orderId', 'carNumber', 'state']],
  [carsCalls.listCarPhotos, '/car-photos', ['orderId', 'carNumber']],
]

describe.each(promised)('%# a list', (list, path, fields) => {
  it('stands where it was promised, with its filters and sort keys', () => {
    expect([list.method, list.path]).toEqual(['GET', path])
    for (const name of fields) expect(Object.keys(list.list.fields)).toContain(name)
    expect(list.list.sort.slice(0, 2)).toEqual(['createdAt', 'updatedAt'])
  })

  it('lets no dealer look for a plate', () => {
    const mayLook = list.list.fields['carNumber']?.only
    const isForDealers = Array.isArray(list.who) && list.who.includes('dealer')
    expect(isForDealers && mayLook?.includes('dealer') !== false).toBe(false)
  })
})

describe('one of them', () => {
  it('stands beside its list', () => {
    const { getOrder, getCarRegister, getCarHistory, getCarCheck, getCarPhoto } = carsCalls
    const gets = [getOrder, getCarRegister, getCarHistory, getCarCheck, getCarPhoto]
    expect(gets.map(({ path }) => path)).toEqual(promised.map(([, path]) => `${path}/:id`))
    expect(carsCalls.getOrderCarHistory.path).toBe('/orders/:id/car-history')
  })

  it('of the photos is asked for by size', () => {
    const { query } = carsCalls.getCarPhoto
    expect(query.safeParse({ size: 'small' }).success).toBe(true)
    expect(query.safeParse({ size: 'tiny' }).success).toBe(false)
  })
})
