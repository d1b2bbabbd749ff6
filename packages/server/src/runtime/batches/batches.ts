// Commits many small works together: each waits for the batch in flight, none for a timer, and a bad one fails alone.
import { Refusal } from '../failure.ts'

export interface Batches<Item, Outcome> {
  /** Rejects with a refusal when too many wait, of all or of this owner. */
  submit(item: Item, owner: string): Promise<Outcome>
  readonly waiting: number
  /** Waits until nothing is under way. */
  settled(): Promise<void>
}

export interface BatchesGiven<Item, Outcome> {
  /** All of them in one transaction, answered in their order. It must bear to be run again after any failure. */
  readonly run: (items: readonly Item[]) => Promise<readonly Outcome[]>
  /** So many batches may be on their way at once: while one is written to the disk, the next is worked out. */
  readonly lanes: number
  readonly batchMax: number
  readonly waitingMax: number
  /** Nobody fills the line alone. */
  readonly ownerMax: number
  /** Two that share a name go one after the other: never in one batch, nor in two at once. */
  readonly namesOf?: (item: Item) => readonly string[]
  /** Whether a failure may come from one item: then the batch is halved until it stands alone. */
  readonly isOfOne: (error: unknown) => boolean
}

interface Waiter<Item, Outcome> {
  readonly item: Item
  readonly owner: string
  readonly names: readonly string[]
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

type Run<Item, Outcome> = Pick<BatchesGiven<Item, Outcome>, 'run' | 'isOfOne'>

const runTogether = async <Item, Outcome>(
  given: Run<Item, Outcome>, batch: readonly Waiter<Item, Outcome>[],
): Promise<void> => {
  try {
    const outcomes = await given.run(batch.map(({ item }) => item))
    for (const [at, waiter] of batch.entries()) {
      const outcome = outcomes[at]
      if (outcome === undefined) waiter.reject(new Error('a batch left one of its works without an answer'))
      else waiter.resolve(outcome)
    }
  } catch (error) {
    if (batch.length === 1 || !given.isOfOne(error)) {
      for (const waiter of batch) waiter.reject(error)
      return
    }
    const half = batch.length >> 1
    await runTogether(given, batch.slice(0, half))
    await runTogether(given, batch.slice(half))
  }
}

interface Taken<Item, Outcome> {
  readonly batch: readonly Waiter<Item, Outcome>[]
  readonly left: Waiter<Item, Outcome>[]
  readonly names: ReadonlySet<string>
}

/** The first of the line that share no name with each other or with what is under way. */
const takeApart = <Item, Outcome>(
  line: readonly Waiter<Item, Outcome>[], share: number, underWay: ReadonlySet<ReadonlySet<string>>,
): Taken<Item, Outcome> => {
  const [batch, left]: [Waiter<Item, Outcome>[], Waiter<Item, Outcome>[]] = [[], []]
  const names = new Set<string>()
  const isFree = (name: string): boolean => {
    for (const others of underWay) if (others.has(name)) return false
    return !names.has(name)
  }
  let at = 0
  for (; at < line.length && batch.length < share; at++) {
    const waiter = line[at]
    if (waiter === undefined) break
    if (waiter.names.every(isFree)) {
      batch.push(waiter)
      for (const name of waiter.names) names.add(name)
    } else left.push(waiter)
  }
  // Nobody is looked at who would not go anyhow.
  return { batch, left: left.length === 0 ? line.slice(at) : left.concat(line.slice(at)), names }
}

export const openBatches = <Item, Outcome>(given: BatchesGiven<Item, Outcome>): Batches<Item, Outcome> => {
  const owners = new Map<string, number>()
  // The names of each batch.
  const underWay = new Set<ReadonlySet<string>>()
  let line: Waiter<Item, Outcome>[] = []
  let isComing = false
  let whenSettled: (() => void)[] = []

  const leave = (owner: string): void => {
    const left = (owners.get(owner) ?? 1) - 1
    if (left === 0) owners.delete(owner)
    else owners.set(owner, left)
  }
  const send = async ({ batch, names }: Taken<Item, Outcome>): Promise<void> => {
    underWay.add(names)
    await runTogether(given, batch)
    underWay.delete(names)
    for (const { owner } of batch) leave(owner)
    pump()
  }
  const pump = (): void => {
    isComing = false
    while (line.length > 0 && underWay.size < given.lanes) {
      // A lane takes its share and leaves the others theirs.
      const share = Math.min(given.batchMax, Math.ceil(line.length / (given.lanes - underWay.size)))
      const taken = takeApart(line, share, underWay)
      if (taken.batch.length === 0) break
      line = taken.left
      void send(taken)
    }
    if (line.length > 0 || underWay.size > 0) return
    for (const tell of whenSettled) tell()
    whenSettled = []
  }
  return {
    get waiting() {
      return line.length
    },
    submit: (item, owner) => {
      const own = owners.get(owner) ?? 0
      if (line.length >= given.waitingMax || own >= given.ownerMax)
        return Promise.reject(new Refusal('unavailable', 1))
      owners.set(owner, own + 1)
      return new Promise((resolve, reject) => {
        line.push({ item, owner, names: given.namesOf?.(item) ?? [], resolve, reject })
        if (isComing) return
        isComing = true
        // Whatever arrives in this turn of the event loop goes together.
        setImmediate(pump)
      })
    },
    settled: () => new Promise((resolve) => {
      whenSettled.push(resolve)
      if (!isComing) pump()
    }),
  }
}
