// Notices when the first screen has its answers and its pictures.
import type { QueryClient } from '@tanstack/react-query'
import { noteFirstSight } from '../../ui/first-sight.ts'
import { painted } from '../../ui/painted.ts'
import type { createAppRouter } from '../router.tsx'

/** Whoever waits so long may as well have the rest. */
const longestMs = 6_000

const answered = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (queries.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = queries.getQueryCache().subscribe(look)
    look()
  })

const loaded = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (image.complete) return resolve()
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true })
  })

const eagerOnes = (): HTMLImageElement[] => [...document.images].filter(({ loading }) => loading === 'eager')

export const watchFirstSight = (router: ReturnType<typeof createAppRouter>, queries: QueryClient): void => {
  setTimeout(noteFirstSight, longestMs)
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Answers bring further questions, and then pictures.
    void painted().then(() => answered(queries)).then(painted).then(() => answered(queries)).then(painted)
      .then(() => Promise.all(eagerOnes().map(loaded))).then(painted).then(noteFirstSight)
  })
}
