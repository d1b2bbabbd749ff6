// The lines of a price cut as everybody sees them: what, where, how much, the photos, what was answered and decided.
import { tradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { lineAnswer } from '@bidyard/contract/enums/contracts'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { FilePhotos } from '../parts/file-photos.tsx'
import { useCapHint } from './cap-hint.ts'
import { useDamageWords } from './damage-words.ts'
import type { Adjustment, AdjustmentLine } from './use-adjustment.ts'

const Said = ({ name, note }: { readonly name: string; readonly note: string | null }) =>
  note === null || note === '' ? null : (
    <p className="text-sm text-ink-soft">{name}: <span lang="ko">{note}</span></p>
  )

interface AskedProps {
  readonly line: AdjustmentLine
  readonly caps: Adjustment['caps']
}

/** What the buyer asks for, with its evidence and how much it could come to at most. */
export const AskedLine = ({ line, caps }: AskedProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const wordsOf = useDamageWords()
  const hintOf = useCapHint({ caps })
  const { kind, units, amountWon, damages, note, photos, allowedWon } = line
  const name = word(tradeAdjustmentLineItemKind, kind)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="flex flex-col">
          <b>{units > 1 ? say('cutTimes', { name, units }) : name}</b>
          <span className="figures text-sm text-ink-faint">{hintOf(kind)}</span>
        </span>
        <span className="flex flex-col items-end">
          <b className="figures">−{format.won(amountWon)}</b>
          {allowedWon !== null && allowedWon !== amountWon && (
            <span className="figures text-sm text-ink-soft">{say('cutAllowed', { won: format.won(allowedWon) })}</span>
          )}
        </span>
      </div>
      {damages.length > 0 && <p className="text-sm text-ink-soft">{damages.map(wordsOf).join(', ')}</p>}
      {note !== '' && <p lang="ko" className="text-md">{note}</p>}
      <FilePhotos label={say('cutPhotosOf', { name })} files={photos} />
    </>
  )
}

const Line = ({ line, caps, children }: AskedProps & { readonly children: ReactNode }) => {
  const say = useText('contracts')
  const word = useWord()
  const { answer, answerNote, decisionNote } = line
  return (
    <li className="flex flex-col gap-2 py-3.5 first:pt-0 last:pb-0">
      <AskedLine line={line} caps={caps} />
      {answer !== null && (
        <p className="flex items-center gap-2">
          <Badge tone={answer === 'agreed' ? 'done' : 'waiting'}>{word(lineAnswer, answer)}</Badge>
        </p>
      )}
      <Said name={say('seller')} note={answerNote} />
      <Said name={say('office')} note={decisionNote} />
      {children}
    </li>
  )
}

interface CutLinesProps {
  readonly adjustment: Adjustment
  /** What is asked about each line. */
  readonly renderAsked?: ((line: AdjustmentLine) => ReactNode) | undefined
}

export const CutLines = ({ adjustment: { lines, caps }, renderAsked }: CutLinesProps) => {
  const say = useText('contracts')
  return (
    <ul aria-label={say('cutLines')} className="flex flex-col divide-y divide-line">
      {lines.map((line) => <Line key={line.id} line={line} caps={caps}>{renderAsked?.(line)}</Line>)}
    </ul>
  )
}
