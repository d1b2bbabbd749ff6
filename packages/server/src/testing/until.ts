// Waits for what must come true, looking again and again; a test that waits for a fixed time is slow or wrong.
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 5
/** Long: a stream that is taken up waits for the longest transaction of any test beside it, an import, say. */
const patienceMs = 60_000

export const until = async (
  condition: () => boolean | Promise<boolean>, withinMs = patienceMs,
): Promise<void> => {
  const end = performance.now() + withinMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`did not come true within ${withinMs} ms: ${String(condition)}`)
    await pause(lookEveryMs)
  }
}
