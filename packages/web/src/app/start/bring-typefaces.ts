// Brings Pretendard: at once where this device has it, and else after what one came for, which it would hold up.
import { firstSight } from '../../ui/first-sight.ts'
import { painted } from '../../ui/painted.ts'

const key = 'bidyard.typefaces'

export const bringTypefaces = async (): Promise<void> => {
  if (localStorage.getItem(key) === null) await firstSight
  // The list of its parts is longer than all other styles together; the first paint does not wait for it.
  await import('../../style/typefaces.css')
  // To ask earlier would have the whole page measured at once.
  await painted()
  await document.fonts.ready
  localStorage.setItem(key, 'here')
}
