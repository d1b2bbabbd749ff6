// Photos as phones make them, announced, uploaded, kept and made into their sizes, beside bids and beside bare work.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { jobPlans } from '../packages/server/src/jobs.ts'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { makeMarket, type Market } from './bids/market.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { quantile, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import { uploadBare } from './uploads/bare.ts'
import type { UploadLoad, UploadResult } from './uploads/asking.ts'

export interface UploadsWish {
  readonly photos: number
  /** Of the longer side, in pixels. */
  readonly side: number
  readonly dealers: number
  readonly quietMs: number
}

const usual = sized<UploadsWish>(
  { photos: 48, side: 4_000, dealers: 20, quietMs: 10_000 }, { photos: 2, side: 800, dealers: 2, quietMs: 500 },
)
const uploadersAtOnce = 4
const limitMs = 300
// As many as one process makes at once.
const madeAtOnce = jobPlans.makeFileImages.atOnce

/** With as much in it as a camera leaves: three megabytes at twelve million pixels. */
const makePhoto = (side: number): Promise<Buffer> =>
  sharp({ create: {
    width: side / 4, height: side * 3 / 16, channels: 3, background: '#8899aa',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  } }).resize(side, side * 3 / 4, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer()

const untilMade = async ({ database }: BenchApp, photos: number): Promise<void> => {
  for (;;) {
    const { rows: [seen] } = await sql<{ made: number; failed: number }>`
      select count(*) filter (where image_state = 'made')::int as made,
        count(*) filter (where image_state = 'failed')::int as failed
      from files where size_bytes > 1000`.execute(database.primary)
    if (seen !== undefined && seen.failed > 0) throw new Error(`${seen.failed} photos could not be made`)
    if (seen?.made === photos) return
    await pause(50)
  }
}

let fromWon = 0

type Given = Pick<UploadLoad, 'photo' | 'uploader' | 'photos'>

/** Until all pictures are there, or for as long as it is quiet. */
const measure = async (app: BenchApp, market: Market, given: Given, quietMs: number) => {
  fromWon += 100_000_000
  const asking = fork(join(import.meta.dirname, 'uploads/asking.ts'))
  const answered = once(asking, 'message')
  const began = performance.now()
  const load: UploadLoad = {
    ...market, ...given, fromWon, port: Number(new URL(app.base).port), atOnce: uploadersAtOnce,
  }
  asking.send(load)
  await (given.photos === 0 ? pause(quietMs) : untilMade(app, given.photos))
  const ms = performance.now() - began
  asking.send('enough')
  const [result] = (await answered) as [UploadResult]
  const others = Object.keys(result.answers).filter((word) => word !== 'bid 200' && word !== 'photo')
  if (others.length > 0) throw new Error(`answers other than 200: ${JSON.stringify(result.answers)}`)
  return { ...result, ms }
}

const line = (name: string, times: readonly number[]): string[] => [
  name, ...[0.5, 0.99, 1].map((share) => `${whole(quantile(times, share))} ms`),
]

export const runUploads = (wish: UploadsWish): Promise<string[]> => withBenchDatabase((url, asOwner) =>
  withBenchApp(url, {}, async (app) => {
    const folder = await mkdtemp(join(tmpdir(), 'bidyard-bench-uploads-'))
    try {
      const photo = join(folder, 'photo.jpg')
      await writeFile(photo, await makePhoto(wish.side))
      const content = await readFile(photo)
      const market = await makeMarket(app, asOwner, { shops: wish.dealers, auctions: wish.dealers })
      const { token: uploader } = await makeMember(app.database, { type: 'root' })
      await app.jobs.work(app.act)
      const bare = () => uploadBare({ folder, content, photos: wish.photos, atOnce: madeAtOnce })
      // What has just begun runs nothing compiled yet.
      await measure(app, market, { photo, uploader, photos: 0 }, wish.quietMs)
      const before = await bare()
      const quiet = await measure(app, market, { photo, uploader, photos: 0 }, wish.quietMs)
      const busy = await measure(app, market, { photo, uploader, photos: wish.photos }, wish.quietMs)
      const after = await bare()
      const limit = (before + after) / 2
      const perSecond = wish.photos / busy.ms * 1_000
      return [
        `uploads: ${wish.photos} photos of ${(content.length / 1e6).toFixed(1)} MB, ${uploadersAtOnce} at once,`,
        `  until each has its four sizes, while ${wish.dealers} dealers bid, each again 200 ms after its answer;`,
        `  limit: written down with fsync and made into the same sizes, ${madeAtOnce} at once;`,
        `  wanted: p99 of a bid at most ${limitMs} ms;`,
        '  load, server and database share the machine',
        `  photos: ${perSecond.toFixed(2)}/s, limit ${before.toFixed(2)}/s before and ${after.toFixed(2)}/s after,`
        + ` of limit ${(perSecond / limit).toFixed(2)}`,
        ...table([
          ['', 'p50', 'p99', 'slowest'],
          line('announced, uploaded, kept', busy.uploads),
          line('a bid beside photos', busy.bids), line('a bid without', quiet.bids),
        ]),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }))

export const run = (): Promise<string[]> => runUploads(usual)
