// A draft is kept: on the device at once, on the server when it is whole, and over what others wrote meanwhile.
import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../../../../api/call-failure.ts'
import type { Order } from '../offer/offer-steps.ts'
import { openDraftKeeper } from './draft-keeper.ts'
import { keepTyped, type KeptTexts, readTyped } from './kept-form.ts'
import type { Wish } from './offer-form.ts'

const first: Order = {
  id: 'o1', orderNo: 'S2611-00001', carNumber: '12가3456', state: 'draft', process: 'pending', kind: null,
  houseType: null, partnerId: null, exhibitId: null, companyId: null, memberId: null, model: null, modelYear: null,
  odometer: null, region: null, round: 0, auctionId: null, isByHand: false,
  isSentBack: false, isSellersTurn: true, contractStep: null, coverPhotoId: null, confirmedAt: null,
  dueAt: null, version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', hopePriceWon: null,
  answers: null, address: null, guidePrice: null, registerId: null, historyId: null, checkId: null,
  termsVersion: null, termsAcceptedAt: null, endNote: null, mayRetry: false,
}

const textsOf = (): KeptTexts => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A server that counts versions as ours does. */
const serverOf = () => {
  let order = first
  const wishes: Wish[] = []
  const state = { isOnline: true }
  const change = async (seen: Order, wish: Wish): Promise<Order> => {
    if (!state.isOnline) throw new CallFailure({ kind: 'network' })
    if (seen.version !== order.version) throw new CallFailure({ kind: 'answer', status: 409, code: 'CONFLICT' })
    wishes.push(wish)
    const { ownerName: _name, odometer, ...rest } = wish
    order = { ...order, ...rest, version: order.version + 1 } as Order
    if (odometer !== undefined)
      order = { ...order, odometer: odometer === null ? null : { ...odometer, km: odometer.reading } }
    return order
  }
  return {
    state, wishes, now: () => order,
    /** Somebody else writes. */
    bump: (part: Partial<Order>) => {
      order = { ...order, ...part, version: order.version + 1 }
    },
    asks: { change, read: async () => order, onOrder: () => undefined },
  }
}

describe('a draft', () => {
  it('is sent part by part once its parts are whole', async () => {
    const [server, texts] = [serverOf(), textsOf()]
    const keeper = openDraftKeeper(first, server.asks, texts)
    keeper.change({ kind: 'pro', houseType: 'outflow' })
    keeper.change({ address: { postalCode: '0623', road: '테헤란로 1', detail: '' } })
    await keeper.flush()
    expect(server.wishes).toEqual([{ kind: 'pro', houseType: 'outflow' }])
    keeper.change({ address: { postalCode: '06236', road: ' 테헤란로 1 ', detail: '' } })
    expect(await keeper.flush()).toMatchObject({ version: 3, kind: 'pro' })
    expect(server.wishes.at(-1)).toEqual({ address: { postalCode: '06236', road: '테헤란로 1', detail: '' } })
    expect(keeper.state().saving).toBe('saved')
    expect(readTyped(texts, 'o1')).toEqual({})
    keeper.close()
  })

  it('waits on the device while there is no net, and for the next visit', async () => {
    const [server, texts] = [serverOf(), textsOf()]
    server.state.isOnline = false
    const keeper = openDraftKeeper(first, server.asks, texts)
    keeper.change({ hopePriceWon: 12_500_000 })
    await expect(keeper.flush()).rejects.toBeInstanceOf(CallFailure)
    expect(keeper.state().saving).toBe('waiting')
    keeper.close()
    expect(readTyped(texts, 'o1')).toEqual({ hopePriceWon: 12_500_000 })
    server.state.isOnline = true
    const next = openDraftKeeper(first, server.asks, texts)
    await vi.waitFor(() => expect(server.now().hopePriceWon).toBe(12_500_000))
    await vi.waitFor(() => expect(next.state().saving).toBe('saved'))
    next.close()
  })

  it('goes on top of what somebody else wrote, and leaves their parts as they are', async () => {
    const server = serverOf()
    const keeper = openDraftKeeper(first, server.asks, textsOf())
    server.bump({ region: 'busan' })
    keeper.change({ kind: 'prime', houseType: 'inflow' })
    expect(await keeper.flush()).toMatchObject({ region: 'busan', kind: 'prime', version: 3 })
    keeper.close()
  })

  it('waits as well when the visit is over, for the next one', async () => {
    const keeper = openDraftKeeper(first, {
      ...serverOf().asks,
      change: async () => {
        throw new CallFailure({ kind: 'answer', status: 401 })
      },
    }, textsOf())
    keeper.change({ region: 'seoul' })
    expect(keeper.state().saving).toBe('saving')
    await expect(keeper.flush()).rejects.toBeInstanceOf(CallFailure)
    expect(keeper.state().saving).toBe('waiting')
    keeper.close()
  })

  it('says that it was refused, and sends the same wish no second time', async () => {
    const asked: Wish[] = []
    const keeper = openDraftKeeper(first, {
      ...serverOf().asks,
      change: async (_order, wish) => {
        asked.push(wish)
        throw new CallFailure({ kind: 'answer', status: 400, code: 'BadRequestSchema' })
      },
    }, textsOf())
    keeper.change({ region: 'seoul' })
    await expect(keeper.flush()).rejects.toBeInstanceOf(CallFailure)
    expect(keeper.state().saving).toBe('refused')
    keeper.change({ region: 'seoul' })
    keeper.close()
    expect(asked).toHaveLength(1)
  })

  it('that was handed in sends what is mended, over what others wrote, and neither name nor kind', async () => {
    const server = serverOf()
    server.bump({ state: 'confirmed', kind: 'prime' })
    const keeper = openDraftKeeper(server.now(), server.asks, textsOf())
    server.bump({ region: 'busan' })
    keeper.change({ hopePriceWon: 13_000_000, ownerName: '홍길동', kind: 'pro' })
    expect(await keeper.flush()).toMatchObject({ hopePriceWon: 13_000_000, region: 'busan', kind: 'prime' })
    expect(server.wishes).toEqual([{ hopePriceWon: 13_000_000 }])
    keeper.close()
  })

  it('forgets a name once it was sent, but for knowing that it was', async () => {
    const [server, texts] = [serverOf(), textsOf()]
    const keeper = openDraftKeeper(first, server.asks, texts)
    keeper.change({ ownerName: ' 홍길동 ' })
    await keeper.flush()
    expect(server.wishes).toEqual([{ ownerName: '홍길동' }])
    await keeper.flush()
    expect(server.wishes).toHaveLength(1)
    keeper.close()
  })

  it('of which the device kept rubbish begins anew', () => {
    const texts = textsOf()
    keepTyped(texts, 'o1', { region: 'seoul' })
    texts.setItem('bidyard.offer.o1', '{"region":')
    expect(readTyped(texts, 'o1')).toEqual({})
  })
})
