// What the number of a print tells: whether it is one of ours, what it is of, and whether a copy is the same file.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { printKind } from '@bidyard/contract/enums/files'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CompareFile } from './compare-file.tsx'

export const PrintAnswer = ({ printNo }: { readonly printNo: string }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const wordsFor = useFailureWords()
  const { data, error, refetch } = useRead(printsCalls.checkPrint, { params: { printNo } })
  if (error?.facts.status === 404)
    return <InlineNotice tone="closing" title={say('recordMissing')} urgent>{say('recordMissingText')}</InlineNotice>
  if (error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  if (data?.printNo !== printNo) return <div aria-busy="true"><Skeleton className="h-60 rounded-lg!" /></div>
  const { kind, subjectNo, issuedAt, sha256 } = data
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <InlineNotice tone="done" title={say('printFound')} />
        <KeyValueList
          facts={[
            { key: 'kind', name: say('printKind'), value: word(printKind, kind) },
            { key: 'of', name: say('printOf'), value: <span className="figures">{subjectNo}</span> },
            { key: 'issued', name: say('recordIssued'), value: format.dateTime(issuedAt) },
          ]}
        />
        <CompareFile key={sha256} sha256={sha256} />
      </div>
    </Card>
  )
}
