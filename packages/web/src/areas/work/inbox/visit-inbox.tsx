// What a seller inside a partner's app has to do by a time, if there is something.
import { useParams } from '@tanstack/react-router'
import { InboxCard } from './inbox-card.tsx'
import { visitPlaceOf } from './act-places.ts'

export const VisitInbox = () => {
  const { code = '' } = useParams({ strict: false })
  return <InboxCard placeOf={visitPlaceOf(code)} hasScreen={false} />
}
