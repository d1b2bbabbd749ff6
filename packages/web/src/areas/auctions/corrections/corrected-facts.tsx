// What a correction changed, fact by fact: as it was told before, and as it is.
import { useText } from '../../../text/use-text.ts'
import { differing } from './differing.ts'
import { type Corrected, parts, useFactWords, usePartName } from './fact-words.ts'

export const CorrectedFacts = ({ corrected }: { readonly corrected: Corrected }) => {
  const say = useText('carPage')
  const nameOf = usePartName()
  const wordsOf = useFactWords()
  const { before, after } = differing(corrected)
  const shown = parts.filter((part) => after[part] !== undefined)
  return (
    <dl aria-label={say('correctedFacts')} className="flex flex-col gap-1.5 py-1">
      {shown.map((part) => (
        <div key={part} className="flex flex-wrap items-baseline gap-x-2 text-md">
          <dt className="text-sm text-ink-soft">{nameOf(part)}</dt>
          <dd className="figures flex min-w-0 flex-wrap gap-x-1.5 [overflow-wrap:anywhere]">
            <del className="text-ink-soft">{wordsOf(part, before)}</del>
            <span aria-hidden="true">→</span>
            <ins className="font-semibold no-underline">{wordsOf(part, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
