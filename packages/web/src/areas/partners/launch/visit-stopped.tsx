// What a seller reads whose partner was stopped while the visit was open: nothing is lost, and whom to ask.
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { CalmPage } from './calm-page.tsx'
import { SellerFrame } from './seller-frame.tsx'
import type { Visit } from './visit.ts'

export const VisitStopped = ({ visit: { partner: { name }, backLink } }: { readonly visit: Visit }): ReactNode => {
  const say = useText('launch')
  return (
    <SellerFrame backFirst back={{ name, link: backLink }}>
      <CalmPage
        icon="lock" title={say('stoppedTitle')} text={say('stoppedText', { name })} more={say('stoppedMore', { name })}
      />
    </SellerFrame>
  )
}
