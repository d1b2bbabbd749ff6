// Starts the web application in the page.
import { isLaunchPage } from '../api/launch/launch-page.ts'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { shareSession } from '../api/sign-in/share-session.ts'
import { storedLanguage } from '../text/language.ts'
import { loadText } from '../text/word-store.ts'
import { listenToMoves } from '../ui/overlay/back/first-to-hear.ts'
import { nextTask } from '../ui/painted.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'
import { bringTypefaces } from './start/bring-typefaces.ts'
import { watchFirstSight } from './start/watch-first-sight.ts'
import { goWithoutEval } from './start/without-eval.ts'

const start = async (place: HTMLElement): Promise<void> => {
  goWithoutEval()
  listenToMoves()
  const language = storedLanguage()
  // Every screen needs these three; together they are one small file.
  const words = (['shell', 'ui', 'failure'] as const).map((area) => loadText(area, language))
  // To run the application's files is work enough for one task.
  await nextTask()
  const queries = createQueryClient()
  const router = createAppRouter(queries)
  // So are the addresses of a hundred screens.
  await nextTask()
  watchFirstSight(router, queries)
  // Without a net, or without storage, the device's own typeface serves as well.
  bringTypefaces(router).catch(() => undefined)
  // Screens ask who is signed in at once, so another tab's answer is worth its moment; whoever comes from a partner's
  // app is somebody else than in the tabs beside it.
  if (!isLaunchPage) await shareSession()
  // The first drawing has its screen in it: one that came afterwards could only be drawn in one piece. Whatever goes
  // wrong is shown by the screen, which loads again.
  await Promise.all([...words, router.load().catch(() => undefined)])
  // In small steps, so that a finger on the glass is noticed in between.
  startTransition(() => createRoot(place).render(
    <StrictMode>
      <Providers queries={queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ))
}

const place = document.getElementById('app')
if (place !== null) void start(place)
