// Something chosen that can be taken away again: a filter in force, a name in a list.
import { classNames } from '../class-names.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon/icon.tsx'

interface ChipProps {
  readonly label: string
  /** A name that has no English. */
  readonly isKorean?: boolean | undefined
  readonly onRemove?: (() => void) | undefined
}

export const Chip = ({ label, isKorean = false, onRemove }: ChipProps) => {
  const say = useText('ui')
  return (
    <span
      className={classNames(
        'inline-flex h-9 items-center rounded-full bg-neutral-soft pr-1 pl-3 text-sm font-medium',
        'text-neutral-ink md:h-7.5',
      )}
    >
      <span lang={isKorean ? 'ko' : undefined}>{label}</span>
      {onRemove === undefined ? (
        <span className="w-2" />
      ) : (
        <button
          type="button"
          aria-label={say('remove', { name: label })}
          onClick={onRemove}
          className={classNames(
            'relative ml-0.5 flex size-7 items-center justify-center rounded-full before:absolute',
            'before:-inset-2 hover:bg-pressed md:size-6 md:before:inset-0',
          )}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  )
}
