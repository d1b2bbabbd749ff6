// Why a launch did not open, in words for the person who only wanted to see their car, and how to get back to the app.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { mayTryAgain, type CallFailure } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { CalmPage } from './calm-page.tsx'
import { SellerFrame } from './seller-frame.tsx'

const icons = {
  EXPIRED_WEBVIEW_PARAMS: 'clock',
  INVALID_ENCRYPTION: 'link',
  INVALID_WEBVIEW_PARAMS: 'link',
  PARTNER_CUSTOMER_NOT_FOUND: 'user',
  EXHIBIT_NOT_FOUND: 'car',
} as const satisfies Readonly<Record<string, IconName>>
type Reason = keyof typeof icons

const reasonOf = (failure: CallFailure): Reason | undefined =>
  (Object.keys(icons) as Reason[]).find((code) => code === failure.facts.code)

/** Whose app this is, by the address alone: a launch that failed proved nothing. */
export const usePartnerOf = (partnerCode: string) => {
  const read = useRead(partnersCalls.readLaunchPartner, { body: { partnerCode } })
  return { isKnown: read.data !== undefined || read.error !== null, partner: read.data?.partner ?? null }
}

interface RefusedProps {
  readonly partnerCode: string
  readonly failure: CallFailure
  readonly working: boolean
  readonly onRetry: () => void
}

export const LaunchRefused = ({ partnerCode, failure, working, onRetry }: RefusedProps) => {
  const say = useText('launch')
  const sayUi = useText('ui')
  const wordsFor = useFailureWords()
  const { isKnown, partner } = usePartnerOf(partnerCode)
  const name = partner?.name ?? say('theApp')
  const reason = reasonOf(failure)
  const words = wordsFor(failure)
  const again = failure.facts.status === 429 || mayTryAgain(failure)
  if (!isKnown) return <SellerFrame><div aria-busy="true" /></SellerFrame>
  return (
    <SellerFrame backFirst={!again} back={partner === null ? undefined : { name, link: partner.backLink }}>
      {reason === undefined ? (
        <CalmPage
          icon="alert" title={words.title} text={words.advice ?? say('tryLater', { name })} requestId={words.requestId}
        >
          {again && (
            <Button variant="primary" icon="refresh" loading={working} onClick={onRetry}>{sayUi('retry')}</Button>
          )}
        </CalmPage>
      ) : (
        <CalmPage
          icon={icons[reason]}
          title={say(reason)}
          text={say(`${reason}.todo`, { name })}
          more={say(`${reason}.more`, { name })}
          requestId={words.requestId}
        />
      )}
    </SellerFrame>
  )
}

/** The address without what an app adds to it: typed by hand, kept as a bookmark, or opened by a very old app. */
export const LaunchBare = ({ partnerCode }: { readonly partnerCode: string }) => {
  const say = useText('launch')
  const { isKnown, partner } = usePartnerOf(partnerCode)
  const name = partner?.name ?? say('theApp')
  if (!isKnown) return <SellerFrame><div aria-busy="true" /></SellerFrame>
  return (
    <SellerFrame backFirst back={partner === null ? undefined : { name, link: partner.backLink }}>
      <CalmPage icon="phone" title={say('bareTitle', { name })} text={say('bareText')} more={say('bareMore')} />
    </SellerFrame>
  )
}
