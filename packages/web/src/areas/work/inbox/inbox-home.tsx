// What a dealer or a partner's person comes home to: what ends first.
import { InboxCard } from './inbox-card.tsx'
import { usePlaceOf } from './use-place-of.ts'

export const InboxHome = () => <InboxCard placeOf={usePlaceOf()} always />
