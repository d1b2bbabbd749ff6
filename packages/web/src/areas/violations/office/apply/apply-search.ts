// The contract that the address names, where the form is opened because of one.
import { onlySet, readText, type Given } from '../../../../ui/table/order.ts'

export const readApplySearch = ({ contract }: Given) => onlySet({ contract: readText(contract) })
export type ApplySearch = ReturnType<typeof readApplySearch>
