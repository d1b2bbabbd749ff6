// Brings Pretendard: at once where this device has it, and else with the next screen, so that nothing one reads moves.
import { firstSight } from '../../ui/first-sight.ts'
import { painted } from '../../ui/painted.ts'
import type { createAppRouter } from '../router.tsx'

const key = 'bidyard.typefaces'

/** When another screen comes, or when nobody looks. */
const lookedAway = (router: ReturnType<typeof createAppRouter>): Promise<void> =>
  new Promise((resolve) => {
    router.subscribe('onBeforeNavigate', () => resolve())
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

export const bringTypefaces = async (router: ReturnType<typeof createAppRouter>): Promise<void> => {
  if (localStorage.getItem(key) === null) {
    await firstSight
    await lookedAway(router)
  }
  // The list of its parts is longer than all other styles together; the first paint does not wait for it.
  await import('../../style/typefaces.css')
  // To ask earlier would have the whole page measured at once.
  await painted()
  await document.fonts.ready
  localStorage.setItem(key, 'here')
}
