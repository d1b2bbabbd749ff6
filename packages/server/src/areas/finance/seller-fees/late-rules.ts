// From when on a seller is late with a bill: it names a day alone, and that day is over in Seoul.
import { fromSeoul, seoulOf } from '../../../runtime/seoul.ts'

const dayMs = 86_400_000

export const lateFrom = (dueAt: Date): Date => {
  const shownMs = seoulOf(dueAt).getTime()
  return fromSeoul(shownMs - (shownMs % dayMs) + dayMs)
}
