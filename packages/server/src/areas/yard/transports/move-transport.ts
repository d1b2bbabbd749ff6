// Moves a transport by an action that both machines know, or by one of deliveries alone.
import type { Caller } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { deliveryTransports, inboundTransports } from '../yard-parts.ts'
import { lockTransport, type TransportRow } from './transports.sql.ts'

type Shared = 'request' | 'accept' | 'cancel'

interface Holder extends Pick<ReactionGiven, 'tx'> {
  readonly caller: Caller
  readonly refuse: Refuse
}

export const holdTransport = async (holder: Holder, id: string): Promise<TransportRow> => {
  const transport = await lockTransport(holder.tx, id)
  if (transport === undefined) throw holder.refuse('notFound')
  return transport
}

/** Tells whether it moved. */
export const moveTransport = async (
  { tx, doer }: Pick<ReactionGiven, 'tx' | 'doer'>, { id, kind }: TransportRow, action: Shared, reason?: string,
): Promise<boolean> => {
  const move = { action, as: 'staff', ids: [id], doer, ...(reason === undefined ? {} : { reason }) } as const
  const { moved } = kind === 'inbound'
    ? await moveStates(tx, inboundTransports, move) : await moveStates(tx, deliveryTransports, move)
  return moved.length > 0
}
