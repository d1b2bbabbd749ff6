// What is known of an order's car: its registration and its insurance history, as they were asked last.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useList } from '../../../../api/list/use-list.ts'

export type Register = ReceivedOf<typeof carsCalls.getCarRegister>
export type History = ReceivedOf<typeof carsCalls.getCarHistory>

export const useFacts = (orderId: string) => {
  const query = { filter: { orderId: { eq: orderId } }, size: 1 }
  const registers = useList(carsCalls.listCarRegisters, query)
  const histories = useList(carsCalls.listCarHistories, query)
  const [register, history] = [registers.items[0], histories.items[0]]
  return {
    register, history,
    isLoading: registers.isLoading || histories.isLoading,
    failure: registers.failure ?? histories.failure,
    retry: () => {
      registers.retry()
      histories.retry()
    },
  }
}

/** 현대 쏘나타 쏘나타(DN8) 2.0 프리미엄: from the maker down. */
export const modelNames = (model: NonNullable<Register['facts']>['model']): string =>
  [model.maker, model.detailModel ?? model.model, model.grade, model.detailGrade]
    .flatMap((step) => (step === null ? [] : [step.name])).join(' ')
