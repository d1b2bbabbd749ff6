// Asks in the place of the buttons whether to drop what was typed: nothing of it is covered, and staying is one press.
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'

interface DiscardQuestionProps {
  readonly onKeep: () => void
  readonly onDrop: () => void
  readonly className?: string | undefined
}

export const DiscardQuestion = ({ onKeep, onDrop, className }: DiscardQuestionProps) => {
  const say = useText('ui')
  const question = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-labelledby={question}
      className={classNames(
        'absolute inset-x-0 bottom-0 z-2 flex flex-col gap-3 border-t border-line bg-raised px-5 py-4 shadow-dialog',
        'sm:flex-row sm:flex-wrap sm:items-center md:px-6', className,
      )}
    >
      <p id={question} className="flex-1 font-semibold">{say('discardAsk')}</p>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button className="text-closing-ink!" onClick={onDrop}>{say('discard')}</Button>
        <Button ref={keep} variant="primary" onClick={onKeep}>{say('keepWriting')}</Button>
      </div>
    </div>
  )
}
