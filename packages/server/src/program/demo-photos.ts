// Tells on the terminal how far the photos of the demo market are: they are drawn while the program serves already.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

interface Left {
  readonly faces: number
  readonly albums: number
  /** Pictures whose sizes are still being made. */
  readonly sizes: number
}

const lookEveryMs = 1_000
const steps = 5

const findLeft = async (sql: postgres.Sql): Promise<Left> => {
  const [row] = await sql<Left[]>`
    select coalesce(sum(jsonb_array_length(data -> 'faces')), 0)::int as faces,
      coalesce(sum(jsonb_array_length(data -> 'albums')), 0)::int as albums,
      (select count(*)::int from jobs.job where name = 'makeFileImages' and state < 'completed') as sizes
    from jobs.job where name = 'drawCarPhotos' and state < 'completed'`
  return row ?? { faces: 0, albums: 0, sizes: 0 }
}

const sayProgress = (all: Left, print: (line: string) => void) => {
  const began = performance.now()
  const seconds = (): string => `${((performance.now() - began) / 1_000).toFixed(0)} s`
  let [said, hasFaces] = [0, all.faces === 0]
  /** True when there is no more to tell. */
  return ({ faces, albums, sizes }: Left): boolean => {
    const step = hasFaces ? steps : Math.floor(((all.faces - faces) / all.faces) * steps)
    if (step > said && faces > 0) print(`  Photos of the demo market: ${all.faces - faces} of ${all.faces} cars`)
    said = Math.max(said, step)
    if (!hasFaces && faces === 0 && sizes === 0) {
      hasFaces = true
      print(`  Every car of the demo market has its photo (${seconds()}). The others follow while you look around.`)
    }
    const isOver = faces + albums + sizes === 0
    if (isOver) print(`  All photos of the demo market are there (${seconds()}).`)
    return isOver
  }
}

/** Answers how to stop looking; nothing is said where nothing is to be drawn. */
export const followPhotos = async (url: string, print: (line: string) => void): Promise<() => Promise<void>> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const all = await findLeft(sql)
  const stopping = new AbortController()
  const follow = async (): Promise<void> => {
    const say = sayProgress(all, print)
    while (!stopping.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: stopping.signal })
      // Whoever cannot look now looks again in a moment.
      const left = await findLeft(sql).catch(() => undefined)
      if (left !== undefined && say(left)) return
    }
  }
  const followed = (all.faces + all.albums === 0 ? Promise.resolve() : follow().catch(() => {}))
    .then(() => sql.end({ timeout: 1 }))
  return async () => {
    stopping.abort()
    await followed
  }
}
