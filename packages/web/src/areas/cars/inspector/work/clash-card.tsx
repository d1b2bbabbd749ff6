// Where somebody else changed the same: both beside each other, and the choice between them.
import { emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { choosingMine, choosingTheirs } from '../kept/kept-rules.ts'
import { useChangeKept } from '../kept/use-kept.ts'
import { useClashWords } from './part-words.ts'
import type { Work } from './work.ts'

interface SideProps {
  readonly title: string
  readonly value: string
  readonly verb: string
  readonly onKeep: () => void
}

const Side = ({ title, value, verb, onKeep }: SideProps) => (
  <div className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-3">
    <span className="text-sm text-ink-faint">{title}</span>
    <span className="flex-1 text-md font-medium [overflow-wrap:anywhere]">{value}</span>
    <Button onClick={onKeep} className="h-11!">{verb}</Button>
  </div>
)

export const ClashCard = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const { nameOf, valueOf } = useClashWords()
  const change = useChangeKept(work.kept.id)
  const { clashes, theirs } = work.kept
  if (clashes.length === 0) return null
  return (
    <Card title={say('clashTitle')} note={say('clashText')} className="border-waiting!">
      <ul className="flex flex-col gap-4">
        {clashes.map((clash) => (
          <li key={`${clash.part} ${clash.key}`} className="flex flex-col gap-2">
            <h3 className="text-md font-bold">{nameOf(clash)}</h3>
            <div className="grid gap-2 sm:grid-cols-2">
              <Side
                title={say('mineValue')} value={valueOf(work.record, clash) ?? say('nothingThere')}
                verb={say('keepMine')} onKeep={() => change((kept) => choosingMine(kept, clash))}
              />
              <Side
                title={say('theirValue')} value={valueOf(theirs ?? emptyRecord, clash) ?? say('nothingThere')}
                verb={say('keepTheirs')} onKeep={() => change((kept) => choosingTheirs(kept, clash))}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
