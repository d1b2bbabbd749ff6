// What is typed to find a person: kept with the history, so that back and reload know it, and never in the address.
import { useLocation, useNavigate } from '@tanstack/react-router'

export interface Find {
  readonly by: string
  readonly text: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    find?: Find
  }
}

export const useFind = <By extends string>(ways: readonly [By, ...By[]]) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const known = ways.find((way) => way === state.find?.by)
  const by: By = known ?? ways[0]
  const text = known === undefined ? '' : (state.find?.text ?? '')
  const keep = (find: Find) =>
    void navigate({ to: '.', search: true, state: { find }, replace: true, resetScroll: false })
  return {
    by,
    text,
    findBy: (way: By) => keep({ by: way, text }),
    search: (typed: string) => keep({ by, text: typed }),
  }
}
