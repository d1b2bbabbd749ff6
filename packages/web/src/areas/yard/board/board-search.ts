// What is open on the board, as it stands in the address.
import { type Given, onlySet, readText } from '../../../ui/table/order.ts'

export const readBoardSearch = (given: Given) => onlySet({
  find: readText(given['find']),
  /** The slot whose sheet is open. */
  slot: readText(given['slot']),
})
export type BoardSearch = ReturnType<typeof readBoardSearch>
