// A partner’s cars are looked after by its people: a kind word for all others, before anything is asked or typed.
import type { ReactNode } from 'react'
import { hasRole, useSession, useViewer } from '../../../../api/session.ts'
import { useText } from '../../../../text/use-text.ts'
import { NotForYou } from '../../../../ui/state/not-for-you.tsx'
import { useSellerPlace } from './seller-place.tsx'

interface ForPartnersProps {
  readonly title: string
  readonly children: ReactNode
}

export const ForPartners = ({ title, children }: ForPartnersProps): ReactNode => {
  const say = useText('selling')
  const { exhibit } = useSellerPlace()
  const session = useSession()
  const viewer = useViewer()
  // Whoever came from a partner's app is known by the one car that the app opened.
  if (exhibit !== null) return children
  // Whose session it is comes in a moment.
  if (session !== null && viewer === null) return null
  if (hasRole(viewer, 'partner')) return children
  return <NotForYou page={title} title={say('partnersOnly')} text={say('partnersOnlyText')} home={say('home')} />
}
