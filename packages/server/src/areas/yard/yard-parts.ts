// The machines of the two kinds of transport, and what the acts of the yard need beside the database.
import { deliveryTransportMachine } from '@bidyard/contract/states/yard/delivery-transport'
import { inboundTransportMachine } from '@bidyard/contract/states/yard/inbound-transport'
import type { Providers } from '../../providers/providers.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export type YardParts = Pick<Providers, 'personal' | 'storage'>

export const inboundTransports = stateful(inboundTransportMachine, 'transports')
/** Knows fewer states of the same column, which a check beside the kind keeps to them. */
export const deliveryTransports = stateful(deliveryTransportMachine, 'transports')
