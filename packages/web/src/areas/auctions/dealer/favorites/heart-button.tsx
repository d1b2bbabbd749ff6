// The heart on a car's picture: pressed when the car is a favourite.
import { useText } from '../../../../text/use-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'

interface HeartButtonProps {
  readonly name: string
  readonly on: boolean
  readonly onPress: () => void
  /** On a picture it is a white disc. */
  readonly onPicture?: boolean | undefined
  readonly small?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

export const HeartButton = (props: HeartButtonProps) => {
  const { name, on, onPress, onPicture = false, small = false, disabled, className } = props
  const say = useText('market')
  return (
    <IconButton
      icon="heart"
      small={small}
      label={say(on ? 'unfavorite' : 'favorite', { name })}
      aria-pressed={on}
      filled={on}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        onPicture && 'always-light rounded-full! bg-white! shadow-card',
        on ? 'text-closing!' : onPicture ? 'text-black!' : '',
        className,
      )}
    />
  )
}
