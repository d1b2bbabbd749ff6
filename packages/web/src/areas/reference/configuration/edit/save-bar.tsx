// Stays at the bottom while one edits: how much is changed, undo, and on to the review.
import { Button } from '../../../../ui/button/button.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface SaveBarProps {
  readonly count: number
  readonly onUndo: () => void
  readonly onReview: () => void
}

export const SaveBar = ({ count, onUndo, onReview }: SaveBarProps) => {
  const { say } = useConfigurationWords()
  return (
    <div className="sticky bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-10 mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 shadow-popup md:pl-5">
      <span role="status" className={count === 0 ? 'text-md text-ink-faint' : 'figures text-md font-bold'}>
        {count === 0 ? say('nothingChanged') : say('placesChanged', { count })}
      </span>
      <span className="flex gap-2 max-sm:w-full *:max-sm:flex-1">
        <Button disabled={count === 0} onClick={onUndo}>{say('undoAll')}</Button>
        <Button variant="primary" disabled={count === 0} onClick={onReview}>{say('review')}</Button>
      </span>
    </div>
  )
}
