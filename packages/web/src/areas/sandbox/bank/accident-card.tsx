// What happens at banks: a transfer is taken back, and one notice comes fifty times.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { AnswersNotice } from './answers-notice.tsx'
import type { BankAccount } from './bank-account.ts'
import { useAtCounter } from './use-at-counter.ts'

interface DeedProps {
  readonly text: string
  readonly button: ReactNode
}

const Deed = ({ text, button }: DeedProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="min-w-0 flex-1 basis-56 text-md text-ink-soft">{text}</p>
    {button}
  </div>
)

export const AccidentCard = ({ account }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const reverse = useAtCounter(sandboxBankCalls.reverseTransfer)
  const storm = useAtCounter(sandboxBankCalls.repeatNotice)
  const params = { orderId: account.orderId }
  return (
    <Card title={say('accidents')}>
      <div className="flex flex-col gap-3">
        <Deed
          text={say('reverseText')}
          button={(
            <Button
              icon="rotate"
              disabled={account.standing !== 'deposited'}
              loading={reverse.isPending}
              onClick={() => reverse.mutate({ params, body: {} })}
            >
              {say('reverse')}
            </Button>
          )}
        />
        <AnswersNotice answers={reverse.data?.answers} failure={reverse.error} />
        <Deed
          text={say('stormText')}
          button={(
            <Button icon="bell" loading={storm.isPending} onClick={() => storm.mutate({ params, body: {} })}>
              {say('storm')}
            </Button>
          )}
        />
        <AnswersNotice answers={storm.data?.answers} failure={storm.error} />
      </div>
    </Card>
  )
}
