// Reads all of a list, piece after piece: for lists of one person or one week, which must not end unseen.
import type { ItemOf, ListCall, ListQuery } from '@bidyard/contract/list'
import { useEffect } from 'react'
import { type EndlessResult, useEndless } from './use-endless.ts'

/** More than this no screen holds that shows all of it at once. */
const rowsMax = 5_000

export type WholeResult<Item> = Omit<EndlessResult<Item>, 'more'>

export const useWholeList = <C extends ListCall>(
  listCall: C, state: Pick<ListQuery, 'filter' | 'sort'>, enabled = true,
): WholeResult<ItemOf<C> & { readonly id: string | number }> => {
  const { more, ...list } = useEndless(listCall, state, enabled)
  const { isWhole, isPrevious, failure, items: { length } } = list
  // A piece that fails is asked for again by whoever presses `retry`, and not for ever.
  const goesOn = enabled && !isWhole && !isPrevious && failure === null && length < rowsMax
  useEffect(() => {
    if (goesOn) more()
  }, [goesOn, more])
  return list
}
