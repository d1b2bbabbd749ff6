// Stays at the bottom while one edits: how much is changed, undo, and on to the review.
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface SaveBarProps {
  readonly count: number
  readonly faults: number
  readonly onUndo: () => void
  readonly onReview: () => void
}

export const SaveBar = ({ count, faults, onUndo, onReview }: SaveBarProps) => {
  const { say } = useConfigurationWords()
  return (
    <div
      className={classNames(
        'sticky bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-10 mt-5',
        'flex items-center justify-between gap-x-4 rounded-lg border border-line bg-raised p-3 pl-4',
        'shadow-popup md:pl-5',
      )}
    >
      <span role="status" className="flex min-w-0 flex-col text-md">
        <span className={count === 0 ? 'text-ink-faint' : 'figures font-bold'}>
          {count === 0 ? say('nothingChanged') : say('placesChanged', { count })}
        </span>
        {faults > 0 && <FieldError>{say('fixFirst')}</FieldError>}
      </span>
      <span className="flex gap-2">
        <Button disabled={count === 0} onClick={onUndo} className="max-sm:hidden">
          {say('undoAll')}
        </Button>
        <IconButton
          outlined
          icon="history"
          label={say('undoAll')}
          disabled={count === 0}
          onClick={onUndo}
          className="sm:hidden"
        />
        <Button variant="primary" disabled={count === 0} onClick={onReview}>
          {say('review')}
        </Button>
      </span>
    </div>
  )
}
