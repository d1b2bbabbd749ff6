// What the office may do about an auction, as it and the choice of its buyer stand.
import { standingOf, type Told } from '../parts/auction-words.ts'

export type Act = 'open' | 'extend' | 'correct' | 'cancel'

/** `isTaken`: somebody was chosen and has not fallen; undefined as long as that is not known. */
export const actsFor = (auction: Told, isTaken: boolean | undefined): readonly Act[] => {
  switch (standingOf(auction)) {
    case 'toScreen': case 'sentBack': return ['cancel']
    case 'approved': case 'scheduled': return ['open', 'cancel']
    case 'open': return ['extend', 'correct', 'cancel']
    // From then on it goes its way through its contract.
    case 'contract': return isTaken === false ? ['cancel'] : []
    case 'done': case 'cancelled': return []
  }
}
