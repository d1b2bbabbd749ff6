// What belongs to an order, the newest first. The page's first script asks in the same words: `app/early/ask-first.ts`.
import type { ListQuery } from '@bidyard/contract/list'

export const checksShown = 20

export const newestOf = (orderId: string, size: number) => ({
  filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' as const }], size,
}) satisfies ListQuery
