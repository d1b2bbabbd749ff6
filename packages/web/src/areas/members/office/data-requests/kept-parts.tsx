// What stays of a member after a deletion, each part with its day; what is not named goes at once.
import { ownDataSection } from '@bidyard/contract/enums/work/own-data'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import type { DataRequestDetail } from '../../own-data/types.ts'

/** At midnight it goes: the day before is the last one. */
const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString()

export const KeptParts = ({ request: { kept, erasedAt, state } }: { readonly request: DataRequestDetail }) => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  if (kept.length === 0 && erasedAt === null) return null
  const coming = state === 'granted' ? say('data.erasedSoon') : say('data.keptIfGranted')
  const note = erasedAt === null ? coming : say('data.erasedAt', { at: format.dateTime(erasedAt) })
  return (
    <Card title={say('data.kept')} note={note}>
      <div className="pt-2">
        <KeyValueList
          facts={kept.map(({ section, until }) => ({
            key: section, name: word(ownDataSection, section),
            value: until === null
              ? say('data.keptNameless') : say('data.keptUntil', { day: format.date(lastMoment(until)) }),
          }))}
        />
      </div>
    </Card>
  )
}
