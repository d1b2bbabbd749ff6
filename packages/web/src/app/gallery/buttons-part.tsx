// Buttons in every look, size and state.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonSize, ButtonVariant } from '../../ui/button/button-look.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { iconPaths, type IconName } from '../../ui/icon/icon-paths.ts'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { Part, Samples } from './part.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'quiet', 'danger']
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large']

const IconButtons = () => {
  const say = useText('gallery')
  const [loved, setLoved] = useState(true)
  return (
    <>
      <IconButton icon="search" label={say('search')} />
      <IconButton icon="sliders" label={say('filters')} outlined />
      <IconButton icon="more" label={say('more')} small />
      <Tooltip text={say('tooltip')}>
        <IconButton
          icon="heart"
          label={say('favourite')}
          filled={loved}
          aria-pressed={loved}
          onClick={() => setLoved(!loved)}
          className={loved ? 'text-closing!' : ''}
        />
      </Tooltip>
    </>
  )
}

export const ButtonsPart = () => {
  const say = useText('gallery')
  return (
    <Part id="buttons" title={say('part.buttons')}>
      <Samples>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {say(variant)}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {say('disabled')}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {say('loading')}
          </Button>
        ))}
      </Samples>
      <Samples>
        {sizes.map((size) => (
          <Button key={size} size={size} variant="primary" icon="gavel">
            {say(size)}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} iconAfter="chevronDown">
            {say(size)}
          </Button>
        ))}
        <LinkButton to="/" icon="arrowRight">
          {say('linkLook')}
        </LinkButton>
        <IconButtons />
        <Button variant="primary" size="large" wide>
          {say('wide')}
        </Button>
      </Samples>
      <Samples>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} title={name} className="text-ink-soft">
            <Icon name={name} size={24} />
          </span>
        ))}
      </Samples>
    </Part>
  )
}
