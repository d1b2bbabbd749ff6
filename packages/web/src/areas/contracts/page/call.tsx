// A button that calls a number.
import { useText } from '../../../text/use-text.ts'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'

/** A number of which digits are hidden cannot be called. */
export const Call = ({ number }: { readonly number: string }) => {
  const say = useText('contracts')
  if (!/^[\d-]+$/.test(number)) return null
  return (
    <a href={`tel:${number.replaceAll('-', '')}`} className={buttonLook({ size: 'small' })}>
      <Icon name="phone" size={16} />{say('call')}
    </a>
  )
}
