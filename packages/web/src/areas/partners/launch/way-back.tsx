// The way back into the partner's app, out of whatever frame this is.
import { useText } from '../../../text/use-text.ts'
import { buttonLook, type ButtonVariant } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'

interface WayBackProps {
  readonly name: string
  readonly link: string
  readonly variant?: ButtonVariant | undefined
}

export const WayBack = ({ name, link, variant = 'secondary' }: WayBackProps) => {
  const say = useText('launch')
  return (
    <a href={link} target="_top" className={buttonLook({ variant, size: 'large', wide: true })}>
      <Icon name="arrowLeft" size={18} />
      <span className="truncate">{say('backToApp', { name })}</span>
    </a>
  )
}
