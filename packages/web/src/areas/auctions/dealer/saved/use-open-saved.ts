// Goes to the cars of a saved search; its new ones count as seen from then on.
import { useNavigate } from '@tanstack/react-router'
import { useSavedActs, type SavedSearch } from './use-saved.ts'

export const useOpenSaved = (): ((search: SavedSearch) => void) => {
  const navigate = useNavigate()
  const { look } = useSavedActs()
  return ({ id, criteria, newCount }) => {
    if (newCount > 0) look.mutate({ params: { id } })
    // The newest first, for those are what one was told about.
    const order = newCount > 0 ? { order: '-auctionCreatedAt' } : {}
    void navigate({ to: '/auctions', search: { ...criteria, ...order } as never })
  }
}
