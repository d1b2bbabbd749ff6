// The page that a partner's app opens: opens the car it came for, or says calmly why it does not.
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { CalmPage } from './calm-page.tsx'
import { LaunchBare, LaunchRefused } from './launch-refused.tsx'
import { SellerFrame } from './seller-frame.tsx'
import { useLaunch } from './use-launch.ts'
import type { Visit } from './visit.ts'

const Opening = () => {
  const say = useText('launch')
  return (
    <SellerFrame>
      <p
        role="status"
        className="flex flex-1 flex-col items-center justify-center gap-4 py-10 text-md text-ink-soft"
      >
        <Spinner size={32} />
        {say('opening')}
      </p>
    </SellerFrame>
  )
}

interface LaunchScreenProps {
  /** What an open visit shows belongs to other areas as well. */
  readonly open: (visit: Visit) => ReactNode
}

export const LaunchScreen = ({ open }: LaunchScreenProps): ReactNode => {
  const { code } = useParams({ from: '/w/$code' })
  const say = useText('launch')
  const launch = useLaunch(code)
  if (launch.at === 'asking') return <Opening />
  if (launch.at === 'bare') return <LaunchBare partnerCode={code} />
  if (launch.at === 'refused')
    return (
      <LaunchRefused partnerCode={code} failure={launch.failure} working={launch.working} onRetry={launch.retry} />
    )
  const { visit } = launch
  const { name } = visit.partner
  if (launch.at === 'over')
    return (
      <SellerFrame backFirst back={{ name, link: visit.backLink }}>
        <CalmPage icon="clock" title={say('overTitle')} text={say('overText', { name })} />
      </SellerFrame>
    )
  return open(visit)
}
