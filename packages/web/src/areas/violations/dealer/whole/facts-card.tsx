// What happened, in the words of whoever applied it, with when, who, and what proves it.
import { violationType } from '@bidyard/contract/enums/violations'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import type { WholeViolation } from '../types.ts'
import { EvidenceList } from './evidence-list.tsx'

export const FactsCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('violations')
  const word = useWord()
  const format = useFormat()
  const { statement, evidence, violateAt, appliedAt, memberName, type } = violation
  return (
    <Card title={say('facts')}>
      <div className="flex flex-col gap-5">
        <p lang="ko" className="text-base whitespace-pre-line [overflow-wrap:anywhere]">{statement}</p>
        <KeyValueList
          facts={[
            { key: 'violateAt', name: say('violateAt'), value: format.dateTime(violateAt) },
            { key: 'appliedAt', name: say('appliedAt'), value: format.dateTime(appliedAt) },
            { key: 'type', name: say('type'), value: word(violationType, type) },
            ...(memberName === null ? [] : [{ key: 'who', name: say('who'), value: memberName }]),
          ]}
        />
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-ink-soft">{say('evidence')}</h3>
          {evidence.length === 0
            ? <p className="text-md text-ink-faint">{say('noEvidence')}</p>
            : <EvidenceList label={say('evidence')} files={evidence} />}
        </section>
      </div>
    </Card>
  )
}
