// A page that is somebody else's: whose it is, and the way home.
import { LinkButton } from '../button/link-button.tsx'
import { Card } from '../show/card.tsx'
import { useTitle } from '../use-title.ts'
import { EmptyState } from './empty-state.tsx'

interface NotForYouProps {
  /** Of the page, for readers of screens and for the tab. */
  readonly page: string
  readonly title: string
  readonly text: string
  readonly home: string
}

export const NotForYou = ({ page, title, text, home }: NotForYouProps) => {
  useTitle(page)
  return (
    <Card>
      <h1 className="sr-only">{page}</h1>
      <EmptyState
        icon="lock" title={title} text={text}
        action={<LinkButton to="/" variant="primary" icon="home">{home}</LinkButton>}
      />
    </Card>
  )
}
