// A new second factor: the picture for the authenticator's camera, the key for typing, and its first code.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QrPicture } from '../../../ui/qr/qr-picture.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CodeField, isWholeCode } from './code-field.tsx'
import { useCodeFault } from './use-code-fault.ts'

type Confirmed = ReceivedOf<typeof identityCalls.confirmSecondFactor>['opened']

interface FactorSetUpProps {
  readonly factor: ReceivedOf<typeof identityCalls.setUpSecondFactor>
  /** Of a sign-in that waits for it. */
  readonly ticket?: string | undefined
  readonly onConfirmed: (opened: Confirmed) => unknown
  /** Beside the button: a way out. */
  readonly aside?: ReactNode | undefined
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const Step = ({ number, text, children }: { number: number; text: string; children?: ReactNode | undefined }) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className={'figures flex size-6 shrink-0 items-center justify-center rounded-full bg-action-soft text-sm '
        + 'font-bold text-action-ink'}
    >
      {number}
    </span>
    <div className="flex min-w-0 flex-1 flex-col gap-3 text-md">
      <p>{text}</p>
      {children}
    </div>
  </li>
)

export const FactorSetUp = ({ factor, ticket, onConfirmed, aside }: FactorSetUpProps) => {
  const say = useText('identity')
  const [code, setCode] = useState('')
  const confirm = useCall(identityCalls.confirmSecondFactor, { onSuccess: ({ opened }) => onConfirmed(opened) })
  const fault = useCodeFault(confirm.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate({ body: ticket === undefined ? { code } : { code, ticket } })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5">
        <Step number={1} text={say('setUpInstall')} />
        <Step number={2} text={say('setUpScan')}>
          <QrPicture text={factor.uri} label={say('setUpPicture')} className="size-44 border border-line" />
          <CopyField label={say('setUpKey')} value={inFours(factor.secret)} />
        </Step>
        <Step number={3} text={say('setUpType')}>
          <CodeField
            value={code}
            onCode={(next) => {
              confirm.reset()
              setCode(next)
            }}
            error={fault.atField}
          />
        </Step>
      </ol>
      {fault.whole !== undefined && (
        <InlineNotice tone="closing" urgent title={fault.whole.title}>{fault.whole.text}</InlineNotice>
      )}
      <div className="flex flex-wrap gap-2 pl-9">
        <Button type="submit" variant="primary" disabled={!isWholeCode(code)} loading={confirm.isPending}>
          {say('setUpConfirm')}
        </Button>
        {aside}
      </div>
    </form>
  )
}
