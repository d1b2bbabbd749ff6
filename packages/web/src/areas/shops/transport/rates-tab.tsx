// The rates of a transport company: one province of departure at a time, each way for itself, saved all together.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { ReceivedOf } from '@bidyard/contract/call'
import { province, type Province } from '@bidyard/contract/enums/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { Company } from '../companies/company-rows.tsx'
import { RateLines } from './rate-lines.tsx'
import { changesBetween, countFrom, ratesOf, tableOf, withRate, type RateTable } from './rate-values.ts'
import { SaveRates } from './save-rates.tsx'

type Answer = ReceivedOf<typeof shopsCalls.getTransportRates>

const useSave = (company: Company, onSaved: () => void) => {
  const say = useText('shops')
  const queries = useQueryClient()
  return useCall(shopsCalls.setTransportRates, {
    onSuccess: () => {
      onSaved()
      showToast({ tone: 'done', title: say('ratesDone', { name: company.name }) })
      return forgetAnswers(queries, shopsCalls.getTransportRates, shopsCalls.getCompany)
    },
    onFailure: () => forgetAnswers(queries, shopsCalls.getTransportRates),
  })
}

const FromChoice = ({ table, from, onFrom }: {
  readonly table: RateTable
  readonly from: Province
  readonly onFrom: (from: Province) => void
}) => {
  const say = useText('shops')
  const word = useWord()
  return (
    <Select
      className="w-full sm:w-64"
      label={say('rateFrom')}
      icon="pin"
      options={province.values.map((value) => ({
        value, label: word(province, value), note: say('ratesSet', { count: formatNumber(countFrom(table, value)) }),
      }))}
      value={from}
      onValueChange={(next) => next !== null && onFrom(next)}
    />
  )
}

const Editor = ({ company, answer }: { readonly company: Company; readonly answer: Answer }) => {
  const say = useText('shops')
  const stored = tableOf(answer.rates)
  const [edited, setEdited] = useState<RateTable | null>(null)
  const [from, setFrom] = useState<Province>('seoul')
  const [bothWays, setBothWays] = useState(false)
  const [asking, setAsking] = useState(false)
  const table = edited ?? stored
  const changes = changesBetween(stored, table)
  const call = useSave(company, () => {
    setEdited(null)
    setAsking(false)
  })
  const set = (to: Province, amountWon: number | null) => {
    const one = withRate(table, from, to, amountWon)
    setEdited(bothWays ? withRate(one, to, from, amountWon) : one)
  }
  return (
    <Card title={say('rates')} note={say('ratesNote')}>
      <div className="flex flex-col gap-4">
        {answer.rates.length === 0 && edited === null && <InlineNotice>{say('noRates')}</InlineNotice>}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <FromChoice table={table} from={from} onFrom={setFrom} />
          <Switch label={say('bothWays')} checked={bothWays} onCheckedChange={setBothWays} />
        </div>
        <RateLines key={from} from={from} table={table} stored={stored} onChange={set} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span aria-live="polite" className="mr-auto text-md text-ink-soft">
            {changes.length > 0 && say('ratesChanged', { count: formatNumber(changes.length) })}
          </span>
          <Button disabled={changes.length === 0} onClick={() => setEdited(null)}>{say('undo')}</Button>
          <Button
            variant="primary"
            disabled={changes.length === 0}
            onClick={() => {
              call.reset()
              setAsking(true)
            }}
          >
            {say('review')}
          </Button>
        </div>
      </div>
      {asking && (
        <SaveRates
          changes={changes}
          working={call.isPending}
          failure={call.error}
          onClose={() => setAsking(false)}
          onSave={(reason) =>
            call.mutate({
              params: { id: company.id }, body: { rates: ratesOf(table), seenVersion: answer.version, reason },
            })}
        />
      )}
    </Card>
  )
}

export const RatesTab = ({ company }: { readonly company: Company }) => {
  const wordsFor = useFailureWords()
  const read = useRead(shopsCalls.getTransportRates, { params: { id: company.id } })
  if (read.error !== null && read.data === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (read.data === undefined) return <div aria-busy="true"><Skeleton className="h-150 rounded-lg" /></div>
  return <Editor company={company} answer={read.data} />
}
