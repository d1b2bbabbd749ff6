// Where the provider's window ends: it tells the page that began the check and closes, or takes the person back itself.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { isOwnPath } from '../../../api/sign-in/own-path.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { announceReturn } from './check-channel.ts'
import { readPending, writePending } from './pending-check.ts'

type Found = 'looking' | 'taken' | 'nobody'

const useReturn = (transactionId: string | undefined, arrival: string | undefined): Found => {
  const navigate = useNavigate()
  const [found, setFound] = useState<Found>(transactionId === undefined ? 'nobody' : 'looking')
  useEffect(() => {
    if (transactionId === undefined) return
    const pending = readPending()
    if (pending?.transactionId === transactionId && pending.way === 'page' && isOwnPath(pending.from)) {
      writePending({ ...pending, isBack: true, arrival })
      void navigate({ href: pending.from, replace: true })
      return
    }
    void announceReturn(transactionId, arrival).then((taken) => {
      setFound(taken ? 'taken' : 'nobody')
      if (taken) window.close()
    })
  }, [transactionId, arrival, navigate])
  return found
}

export const ReturnScreen = (): ReactNode => {
  const say = useText('identity')
  const { transaction, arrival } = useSearch({ from: '/identity/return' })
  const found = useReturn(transaction, arrival)
  useTitle(say('returnTitle'))
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3 px-6 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-action-soft text-action-ink">
        {found === 'looking' ? <Spinner size={28} /> : <Icon name={found === 'taken' ? 'done' : 'info'} size={30} />}
      </span>
      <h1 className="text-xl font-bold">{say(`return.${found}`)}</h1>
      <p role="status" className="max-w-96 text-md text-ink-soft">{say(`return.${found}Text`)}</p>
      {found === 'nobody' && <LinkButton to="/" icon="home" className="mt-3">{say('returnHome')}</LinkButton>}
    </main>
  )
}
