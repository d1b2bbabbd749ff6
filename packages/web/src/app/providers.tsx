// What every screen stands on: the answers kept, the language, live updates, toasts.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { LiveProvider } from '../api/live/live-context.tsx'
import { LanguageProvider } from '../text/language-context.tsx'
import { ToastHost } from '../ui/overlay/toast-host.tsx'

interface ProvidersProps {
  readonly queries: QueryClient
  readonly children: ReactNode
}

const bringTouched = async () => (await import('./what-events-touch.ts')).whatEventsTouch

export const Providers = ({ queries, children }: ProvidersProps) => (
  // The content policy refuses style elements; style.css has the one rule that Base UI would write.
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <LiveProvider bringTouched={bringTouched}>
          <Suspense>{children}</Suspense>
          <Suspense>
            <ToastHost />
          </Suspense>
        </LiveProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </CSPProvider>
)
