// What is said after a correction: few bids have one, so it comes when one does.
import { whenAsked } from '../../../../ui/later.tsx'

export const CorrectedNotice = whenAsked(async () => (await import('./corrected-notice.tsx')).CorrectedNotice, null)
export const CorrectedBadge = whenAsked(async () => (await import('./corrected-notice.tsx')).CorrectedBadge, null)
