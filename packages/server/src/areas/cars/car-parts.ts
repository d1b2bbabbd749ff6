// The machines that cars follow, and what the acts on them need beside the database.
import { orderMachine } from '@bidyard/contract/states/order'
import { carCheckMachine } from '@bidyard/contract/states/yard/car-check'
import type { Providers } from '../../providers/providers.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export type CarParts = Pick<Providers, 'personal' | 'storage' | 'carData'>

export const orders = stateful(orderMachine, 'orders')
export const carChecks = stateful(carCheckMachine, 'car_checks')
