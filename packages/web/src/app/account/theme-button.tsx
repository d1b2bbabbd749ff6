// Switches between light and dark in one tap.
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { chooseTheme, useIsDark } from '../theme.ts'

export const ThemeButton = () => {
  const say = useText('shell')
  const dark = useIsDark()
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={say(dark ? 'toLight' : 'toDark')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
