// Two versions of a text or a value, line by line; what did not change is folded away.
import { useMemo, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { foldUnchanged, lineDifference, type Block, type Line } from './line-difference.ts'

interface DifferenceViewProps {
  readonly label: string
  readonly before: unknown
  readonly after: unknown
}

const looks = { same: '', removed: 'bg-closing-soft', added: 'bg-done-soft' } as const
const marks = { same: ' ', removed: '−', added: '+' } as const
const inks = { same: 'text-ink-faint', removed: 'text-closing-ink', added: 'text-done-ink' } as const

const linesOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).split('\n')

const LineRow = ({ line }: { readonly line: Line }) => {
  const say = useText('ui')
  const number = 'figures w-9 shrink-0 pr-2 text-right text-ink-faint select-none'
  return (
    <div className={classNames('flex min-w-max', looks[line.kind])}>
      <span aria-hidden="true" className={number}>
        {line.beforeNumber}
      </span>
      <span aria-hidden="true" className={number}>
        {line.afterNumber}
      </span>
      <span
        aria-hidden="true"
        className={classNames('w-5 shrink-0 text-center font-bold select-none', inks[line.kind])}
      >
        {marks[line.kind]}
      </span>
      {line.kind !== 'same' && <span className="sr-only">{say(line.kind)}: </span>}
      <span className="pr-4 whitespace-pre">{line.text}</span>
    </div>
  )
}

const Folded = ({ lines }: { readonly lines: readonly Line[] }) => {
  const say = useText('ui')
  const [open, setOpen] = useState(false)
  if (open) return lines.map((line, index) => <LineRow key={index} line={line} />)
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className={classNames(
        'sticky left-0 block min-h-11 w-full bg-sunken px-4 text-left font-sans text-sm text-ink-soft',
        'hover:text-ink md:min-h-8',
      )}
    >
      ⋯ {say('unchangedLines', { count: lines.length })}
    </button>
  )
}

const BlockRows = ({ block }: { readonly block: Block }) =>
  block.kind === 'folded' ? (
    <Folded lines={block.lines} />
  ) : (
    block.lines.map((line, index) => <LineRow key={index} line={line} />)
  )

export const DifferenceView = ({ label, before, after }: DifferenceViewProps) => {
  const blocks = useMemo(() => foldUnchanged(lineDifference(linesOf(before), linesOf(after))), [before, after])
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-[32rem] overflow-auto rounded-lg border border-line bg-surface py-1 font-mono text-sm leading-6"
    >
      {blocks.map((block, index) => (
        <BlockRows key={index} block={block} />
      ))}
    </div>
  )
}
