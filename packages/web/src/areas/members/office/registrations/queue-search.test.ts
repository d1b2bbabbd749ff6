// The queue in the address: what somebody typed there is made sense of, and becomes what the server is asked.
import { describe, expect, it } from 'vitest'
import { orderIn, queueFilter, readQueueSearch } from './queue-search.ts'

const nobody = { by: 'name', text: '' } as const

describe('the queue', () => {
  it('is what waits, the oldest first, when the address says nothing', () => {
    const search = readQueueSearch({})
    expect(search).toEqual({})
    expect([queueFilter(search, nobody), orderIn(search)]).toEqual([{ state: { eq: 'inProgress' } }, 'submittedAt'])
  })

  it('of what is done begins with the latest', () => {
    expect(orderIn(readQueueSearch({ state: 'rejected' }))).toBe('-submittedAt')
    expect(orderIn(readQueueSearch({ state: 'rejected', sort: 'shopName' }))).toBe('shopName')
  })

  it('passes over whatever makes no sense', () => {
    expect(readQueueSearch({
      state: 'lost', kind: 1, owner: ['owner'], shop: '', sort: '-name', from: '2026-02-30', until: '2026-03-01',
      phoneNumber: '01012345678',
    })).toEqual({})
  })

  it('takes whole days of Seoul', () => {
    const search = readQueueSearch({ state: 'all', from: '2026-03-01', until: '2026-03-02' })
    expect(queueFilter(search, nobody)).toEqual({
      submittedAt: { gte: '2026-02-28T15:00:00.000Z', lt: '2026-03-02T15:00:00.000Z' },
    })
  })

  it('finds numbers by their digits, phones whole and names by any part', () => {
    const search = readQueueSearch({ state: 'all' })
    expect(queueFilter(search, { by: 'businessNumber', text: '123-45' })).toEqual({ businessNumber: { like: '12345' } })
    expect(queueFilter(search, { by: 'phoneNumber', text: '010-1234-5678' }))
      .toEqual({ phoneNumber: { eq: '010-1234-5678' } })
    expect(queueFilter(search, { by: 'shopName', text: '한빛' })).toEqual({ shopName: { like: '한빛' } })
  })
})
