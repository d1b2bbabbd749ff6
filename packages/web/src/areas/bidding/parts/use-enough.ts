// Rows that are picked out of a list: more of the list is asked for until enough of them are there, or it ends.
import { useEffect } from 'react'
import type { EndlessResult } from '../../../api/list/use-endless.ts'

const enough = 20

export const useEnough = <Row>(result: EndlessResult<Row>, picked: readonly Row[]): void => {
  const { isWhole, isPrevious, failure, more, items } = result
  const goesOn = picked.length < enough && !isWhole && !isPrevious && failure === null
  const asksAfter = goesOn ? items.length : null
  useEffect(() => {
    if (asksAfter !== null) more()
  }, [asksAfter, more])
}
