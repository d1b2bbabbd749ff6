// A link that brings a customer back to their car: whose it is, the identity check, and then the car.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { CalmPage } from '../launch/calm-page.tsx'
import { SellerFrame } from '../launch/seller-frame.tsx'
import { beginVisit, forgetVisit } from '../launch/visit.ts'
import { forgetLink, useLink } from './use-link.ts'

const { readOneTimeLink, openOneTimeLink } = partnersCalls

/** The check belongs to another area; the application puts the two together. */
export interface CheckOfLink {
  readonly text: string
  readonly notice: ReactNode
  readonly onDone: (identityToken: string) => void
}

interface LinkScreenProps {
  readonly check: (wish: CheckOfLink) => ReactNode
}

const Gone = () => {
  const say = useText('launch')
  return (
    <SellerFrame>
      <CalmPage icon="link" title={say('linkGoneTitle')} text={say('linkGoneText')} />
    </SellerFrame>
  )
}

const noticeWords = (error: unknown) => {
  if (failedWith(error, openOneTimeLink, 'INVALID_IDENTIFY_PERSON')) return 'linkOtherPerson'
  return failedWith(error, openOneTimeLink, 'INVALID_IDENTIFY_TOKEN') ? 'linkCheckAgain' : undefined
}

const Trouble = ({ error }: { readonly error: unknown }) => {
  const say = useText('launch')
  const wordsFor = useFailureWords()
  const words = noticeWords(error)
  if (words === undefined) return <ErrorPanel {...wordsFor(error)} />
  return <InlineNotice tone="waiting" urgent title={say(words)}>{say(`${words}Text`)}</InlineNotice>
}

const Open = ({ token, about, check }: LinkScreenProps & {
  readonly token: string
  readonly about: ReceivedOf<typeof readOneTimeLink>
}) => {
  const say = useText('launch')
  const format = useFormat()
  const navigate = useNavigate()
  const open = useCall(openOneTimeLink, {
    onSuccess: (session) => {
      forgetLink()
      forgetVisit()
      beginVisit(session)
      return navigate({ to: '/w/$code', params: { code: session.partner.code }, replace: true })
    },
  })
  if (failedWith(open.error, openOneTimeLink, 'EXPIRED_WEBVIEW_PARAMS')) return <Gone />
  return (
    <SellerFrame>
      <div className="flex flex-col gap-5">
        <header className="flex flex-col gap-1">
          <h1 className="text-xl font-bold">{say('linkTitle')}</h1>
          <p className="text-base text-ink-soft">{say('linkText', { name: about.partner.name })}</p>
        </header>
        <Card>
          <KeyValueList
            facts={[
              { key: 'car', name: say('linkCar'), value: about.carNo },
              { key: 'phone', name: say('linkPhone'), value: about.phone },
              { key: 'until', name: say('linkUntil'), value: format.dateTime(about.endsAt) },
            ]}
          />
        </Card>
        {open.isPending ? (
          <p role="status" className="flex items-center gap-3 text-md text-ink-soft">
            <Spinner />
            {say('linkOpening')}
          </p>
        ) : check({
          text: say('linkCheck'),
          notice: open.error === null ? undefined : <Trouble error={open.error} />,
          onDone: (identityToken) => open.mutate({ body: { token, identityToken } }),
        })}
      </div>
    </SellerFrame>
  )
}

export const LinkScreen = ({ check }: LinkScreenProps): ReactNode => {
  const say = useText('launch')
  const wordsFor = useFailureWords()
  const { token, isWhole, read, isHere } = useLink()
  useTitle(say('linkTitle'))
  // The check came back to another page of this tab, which may have a session of its own.
  useEffect(() => {
    if (!isHere) location.reload()
  }, [isHere])
  if (!isHere) return null
  if (token === null)
    return (
      <SellerFrame>
        <CalmPage icon="link" title={say('linkNoneTitle')} text={say('linkNoneText')} />
      </SellerFrame>
    )
  if (!isWhole || failedWith(read.error, readOneTimeLink, 'EXPIRED_WEBVIEW_PARAMS')) return <Gone />
  if (read.error !== null)
    return (
      <SellerFrame><ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} /></SellerFrame>
    )
  if (read.data === undefined)
    return <SellerFrame><div aria-busy="true"><Skeleton className="h-80 rounded-lg" /></div></SellerFrame>
  return <Open token={token} about={read.data} check={check} />
}
