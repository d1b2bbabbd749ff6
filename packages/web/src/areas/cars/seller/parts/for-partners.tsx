// A partner’s cars are looked after by its people: a kind word for all others, before anything is asked or typed.
import type { ReactNode } from 'react'
import { hasRole, useSession, useViewer } from '../../../../api/session.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { useSellerPlace } from './seller-place.tsx'

const NotForYou = ({ title }: { readonly title: string }) => {
  const say = useText('selling')
  useTitle(title)
  return (
    <Card>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon="lock"
        title={say('partnersOnly')}
        text={say('partnersOnlyText')}
        action={<LinkButton to="/" variant="primary" icon="home">{say('home')}</LinkButton>}
      />
    </Card>
  )
}

interface ForPartnersProps {
  readonly title: string
  readonly children: ReactNode
}

export const ForPartners = ({ title, children }: ForPartnersProps): ReactNode => {
  const { exhibit } = useSellerPlace()
  const session = useSession()
  const viewer = useViewer()
  // Whoever came from a partner's app is known by the one car that the app opened.
  if (exhibit !== null) return children
  // Whose session it is comes in a moment.
  if (session !== null && viewer === null) return null
  return hasRole(viewer, 'partner') ? children : <NotForYou title={title} />
}
