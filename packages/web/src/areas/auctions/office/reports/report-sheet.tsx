// One error report: what a dealer says is wrong, the way to the listing, and the answer.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionErrorOutcome, auctionErrorSubject, type AuctionErrorOutcome } from '@bidyard/contract/enums/auctions'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { When } from '../../../../ui/show/when.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByAuctions } from '../parts/auction-words.ts'
import { OutcomeBadge, type ErrorReport } from './report-rows.tsx'

interface ReportSheetProps {
  readonly report: ErrorReport
  readonly onClose: () => void
}

const useAnswer = (onClose: () => void) => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  return useCall(auctionsCalls.answerAuctionErrorReport, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('answered') })
      onClose()
      void forgetPaths(queries, touchedByAuctions)
    },
    onFailure: () => void forgetPaths(queries, touchedByAuctions),
  })
}

const Told = ({ report }: { readonly report: ErrorReport }) => {
  const say = useText('marketOffice')
  const { statement, memberName, reportAt, auctionId } = report
  return (
    <>
      <p lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{statement}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        <span lang="ko">{memberName}</span> · <When at={reportAt} exact /> <OutcomeBadge report={report} />
      </p>
      <div>
        <LinkButton to="/office/auctions/$id" params={{ id: auctionId }} icon="gavel">{say('toAuction')}</LinkButton>
      </div>
    </>
  )
}

export const ReportSheet = ({ report, onClose }: ReportSheetProps) => {
  const say = useText('marketOffice')
  const word = useWord()
  const [outcome, setOutcome] = useState<AuctionErrorOutcome | null>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const answer = useAnswer(onClose)
  const { id, version, subject, auctionNo, answeredAt } = report
  const mayAnswer = useMayAsk()(auctionsCalls.answerAuctionErrorReport)
  const isShort = text.trim().length < 2
  const confirm = () => {
    setAsked(true)
    if (outcome !== null && !isShort)
      answer.mutate({ params: { id }, body: { seenVersion: version, outcome, answer: text.trim() } })
  }
  return (
    <Sheet
      open
      working={answer.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={word(auctionErrorSubject, subject)}
      description={auctionNo}
      footer={answeredAt === null && mayAnswer
        ? <Button variant="primary" loading={answer.isPending} onClick={confirm}>{say('sendAnswer')}</Button>
        : undefined}
    >
      <div className="flex flex-col gap-4">
        <Told report={report} />
        {answeredAt === null && !mayAnswer && <OthersWork call={auctionsCalls.answerAuctionErrorReport} />}
        {answeredAt !== null ? (
          <section className="rounded-lg bg-sunken px-4 py-3">
            <h3 className="text-sm font-semibold text-ink-soft">{say('answerOf')}</h3>
            <p lang="ko" className="text-md whitespace-pre-line">{report.answer}</p>
          </section>
        ) : mayAnswer && (
          <>
            <RadioGroup
              cards
              label={say('outcome')}
              options={auctionErrorOutcome.values.map((value) => ({
                value, label: word(auctionErrorOutcome, value), note: say(`outcomeNote.${value}`),
              }))}
              value={outcome}
              error={asked && outcome === null ? say('outcomeMissing') : undefined}
              onValueChange={setOutcome}
            />
            <TextArea
              label={say('answerOf')} hint={say('answerHint')} rows={3} maxLength={limits.note} value={text}
              error={asked && isShort ? say('answerShort') : undefined}
              onChange={({ target }) => setText(target.value)}
            />
            <Refused failure={answer.error} />
          </>
        )}
      </div>
    </Sheet>
  )
}
