// Changes what a list keeps in the address of the screen that is open, without moving the page.
import { useNavigate } from '@tanstack/react-router'
import { onlySet } from './order.ts'

export const useAddress = <Search extends object>(search: Search) => {
  const navigate = useNavigate()
  return (next: Partial<Record<keyof Search, unknown>>) =>
    void navigate({ to: '.', search: onlySet({ ...search, ...next }) as never, replace: true, resetScroll: false })
}
