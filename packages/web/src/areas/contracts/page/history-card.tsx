// What happened to a contract, the newest first; why the office did something is told to the office alone.
import { contractStep, dutyParty } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { turnWordsOf } from '@bidyard/contract/turn-words'
import { useState } from 'react'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'

type Move = Contract['moves'][number]

const shownFirst = 5

const useActWords = () => {
  const label = useLabel()
  const word = useWord()
  return ({ action, to }: Move): string => {
    const words = turnWordsOf('contract', action)
    if (words !== undefined) return label(words)
    const step = contractStep.values.find((one) => one === to)
    return step === undefined ? action : word(contractStep, step)
  }
}

const useActorWord = () => {
  const say = useText('contracts')
  const word = useWord()
  return (actor: string): string => {
    const party = dutyParty.values.find((one) => one === actor)
    return party === undefined ? say('byItself') : word(dutyParty, party)
  }
}

export const HistoryCard = ({ contract: { moves } }: { readonly contract: Contract }) => {
  const say = useText('contracts')
  const format = useFormat()
  const actWords = useActWords()
  const actorWord = useActorWord()
  const [isWhole, setWhole] = useState(false)
  const newest = moves.toReversed()
  const shown = isWhole ? newest : newest.slice(0, shownFirst)
  return (
    <Card title={say('history')}>
      <ol className="flex flex-col divide-y divide-line">
        {shown.map((move) => (
          <li
            key={`${move.at}${move.action}`}
            className="flex flex-wrap justify-between gap-x-4 py-2.5 text-md first:pt-0 last:pb-0"
          >
            <span className="font-medium">{actWords(move)}</span>
            <span className="text-ink-soft">{actorWord(move.actor)}</span>
            <span className="figures basis-full text-sm text-ink-faint">
              {format.dateTime(move.at)}
              {move.reason !== null && <> · <span lang="ko">{move.reason}</span></>}
            </span>
          </li>
        ))}
      </ol>
      {newest.length > shownFirst && !isWhole && (
        <Button wide variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {say('historyAll', { count: newest.length })}
        </Button>
      )}
    </Card>
  )
}
