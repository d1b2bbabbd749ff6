// The moments between which a period of days lies, by the calendar of Seoul.
import { fromSeoul } from '../../../runtime/seoul.ts'

const dayMs = 86_400_000

export const spanOf = (
  { from, days }: { readonly from: string; readonly days: number },
): { readonly from: Date; readonly until: Date } => {
  const first = Date.parse(`${from}T00:00:00Z`)
  return { from: fromSeoul(first), until: fromSeoul(first + days * dayMs) }
}
