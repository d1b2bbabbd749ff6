// How answers are kept: shown at once when known, fetched again when they may be old, asked again when the net failed.
import { QueryClient } from '@tanstack/react-query'
import { mayTryAgain } from './call-failure.ts'

const attempts = 2

export const backOffMs = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 15_000)

export const tryAgain = (failures: number, error: unknown): boolean => failures < attempts && mayTryAgain(error)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 30 * 60_000,
        retry: tryAgain,
        retryDelay: backOffMs,
        // What is on the screen stays there while the net is away.
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'always', retryDelay: backOffMs },
    },
  })
