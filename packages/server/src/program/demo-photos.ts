// Tells on the terminal how far the photos of the demo market are: they are drawn while the program serves already.
import { setInterval } from 'node:timers'
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

/** Answers how to stop looking; nothing is said where nothing is to be drawn. */
export const followPhotos = async (url: string, print: (line: string) => void): Promise<() => Promise<void>> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const began = performance.now()
  const seconds = (): string => `${((performance.now() - began) / 1_000).toFixed(0)} s`
  const all = await findLeft(sql)
  let [said, hasFaces] = [0, all.faces === 0]
  let ended: Promise<void> | undefined
  const end = (): Promise<void> => {
    clearInterval(timer)
    return (ended ??= sql.end({ timeout: 1 }))
  }
  const look = async (): Promise<void> => {
    const { faces, albums, sizes } = await findLeft(sql)
    const step = Math.floor(((all.faces - faces) / all.faces) * steps)
    if (!hasFaces && step > said && faces > 0)
      print(`  Photos of the demo market: ${all.faces - faces} of ${all.faces} cars`)
    said = Math.max(said, step)
    if (!hasFaces && faces === 0 && sizes === 0) {
      hasFaces = true
      print(`  Every car of the demo market has its photo (${seconds()}). The others follow while you look around.`)
    }
    if (faces + albums + sizes > 0) return
    print(`  All photos of the demo market are there (${seconds()}).`)
    await end()
  }
  const timer = setInterval(() => void look().catch(end), lookEveryMs)
  if (all.faces + all.albums === 0) await end()
  return end
}
