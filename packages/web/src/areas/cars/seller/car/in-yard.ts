// Where a car that is sold from our yard is: still to be fetched, on its way, there, or gone again.
import type { yardCalls } from '@bidyard/contract/calls/yard'
import type { ItemOf } from '@bidyard/contract/list'

type Transport = Pick<ItemOf<typeof yardCalls.listTransports>, 'id' | 'kind' | 'state'>
type Stay = Pick<ItemOf<typeof yardCalls.listCheckIns>, 'transportId' | 'releasedAt' | 'releasedTo'>

export type InYard = 'toBring' | 'seeksCarrier' | 'hasCarrier' | 'there' | 'gone'

export interface Way<T extends Transport, S extends Stay> {
  readonly now: InYard
  readonly transport: T | undefined
  readonly stay: S | undefined
}

/** The newest first: a car that left may be fetched once more. */
export const wayOf = <T extends Transport, S extends Stay>(
  transports: readonly T[], stays: readonly S[],
): Way<T, S> => {
  const transport = transports.find(({ kind, state }) => kind === 'inbound' && state !== 'cancelled')
  const stay = stays.find(({ transportId }) => transportId === transport?.id)
  if (transport === undefined) return { now: 'toBring', transport, stay }
  if (stay !== undefined) return { now: stay.releasedAt === null ? 'there' : 'gone', transport, stay }
  switch (transport.state) {
    case 'registered': case 'transportRequested': case 'cancelled': return { now: 'seeksCarrier', transport, stay }
    case 'transportAccepted': return { now: 'hasCarrier', transport, stay }
    case 'inflow': return { now: 'there', transport, stay }
    case 'outflow': return { now: 'gone', transport, stay }
  }
}
