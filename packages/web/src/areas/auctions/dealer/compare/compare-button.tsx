// Puts a car among those that are compared, or takes it out again.
import { useText } from '../../../../text/use-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { comparedMax, toggleCompared, type Compared } from './compared.ts'

interface CompareButtonProps extends Compared {
  readonly on: boolean
  readonly small?: boolean | undefined
}

export const CompareButton = ({ auctionId, name, on, small = false }: CompareButtonProps) => {
  const say = useText('market')
  const press = () => {
    if (!toggleCompared({ auctionId, name }))
      showToast({ tone: 'waiting', title: say('compareFull', { max: comparedMax }), text: say('compareFullText') })
  }
  return (
    <IconButton
      icon="compare"
      small={small}
      outlined={!small}
      label={say(on ? 'uncompareThis' : 'compareThis', { name })}
      aria-pressed={on}
      onClick={press}
      className={classNames(on && 'border-action! bg-action-soft! text-action-ink!')}
    />
  )
}
