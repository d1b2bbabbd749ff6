// The draft of an order for all steps of its page: its form, how far it is saved, and the order itself as it stands.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  createContext, use, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type ReactNode,
} from 'react'
import { askServer } from '../../../../api/client.ts'
import { queryKeyOf } from '../../../../api/query-key.ts'
import type { Order } from '../offer/offer-steps.ts'
import { type DraftKeeper, type DraftState, openDraftKeeper } from './draft-keeper.ts'
import { deviceTexts } from './kept-form.ts'
import { formOf, type OfferForm, type Typed } from './offer-form.ts'

export interface Draft extends DraftState {
  readonly form: OfferForm
  readonly change: (part: Typed) => void
  readonly flush: () => Promise<Order>
  readonly retry: () => void
}

const keeperFor = (queries: QueryClient, order: Order): DraftKeeper => {
  const ask = { params: { id: order.id } }
  return openDraftKeeper(order, {
    change: ({ id, version }, wish) =>
      askServer(carsCalls.changeOrder, { params: { id }, body: { ...wish, seenVersion: version } }),
    read: () => askServer(carsCalls.getOrder, ask),
    onOrder: (changed) => queries.setQueryData(queryKeyOf(carsCalls.getOrder, ask), changed),
  }, deviceTexts())
}

const DraftContext = createContext<Draft | null>(null)

/** One keeper for each visit of an order's page; it closes with it, and sends what is left. */
const useKeeper = (order: Order): DraftKeeper | null => {
  const queries = useQueryClient()
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null)
  // The order that is there when the page opens is where the keeper begins; later ones are told to it.
  const open = useEffectEvent(() => keeperFor(queries, order))
  useEffect(() => {
    const opened = open()
    setKeeper(opened)
    addEventListener('online', opened.retry)
    return () => {
      removeEventListener('online', opened.retry)
      opened.close()
    }
  }, [])
  useEffect(() => keeper?.hear(order), [keeper, order])
  return keeper
}

const Kept = ({ keeper, children }: { readonly keeper: DraftKeeper; readonly children: ReactNode }) => {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const draft = useMemo(
    () => ({
      ...state, form: formOf(state.order, state.typed),
      change: keeper.change, flush: keeper.flush, retry: keeper.retry,
    }),
    [keeper, state],
  )
  return <DraftContext value={draft}>{children}</DraftContext>
}

export const DraftProvider = ({ order, children }: { readonly order: Order; readonly children: ReactNode }) => {
  const keeper = useKeeper(order)
  return keeper === null ? null : <Kept keeper={keeper}>{children}</Kept>
}

export const useDraft = (): Draft => {
  const draft = use(DraftContext)
  if (draft === null) throw new Error('there is no draft here')
  return draft
}
