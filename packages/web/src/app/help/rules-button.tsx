// Shows the rules of the screen that one looks at; there is no button where there are none.
import { useLocation } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { storedLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { loadText } from '../../text/word-store.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Apart } from '../../ui/state/apart.tsx'
import { rulesPlaceOf } from './rules-places.ts'

const RulesOfScreen = lazy(async () => {
  const [{ RulesOfScreen: sheet }] = await Promise.all([
    import('./rules-of-screen.tsx'), loadText('configuration', storedLanguage()),
  ])
  return { default: sheet }
})

export const RulesButton = () => {
  const say = useText('shell')
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // A word in them led away: whoever comes back has read them.
  if (openAt !== null && openAt !== pathname) setOpenAt(null)
  if (rulesPlaceOf(pathname) === undefined) return null
  return (
    <>
      <IconButton
        icon="help" label={say('rules')} onClick={() => setOpenAt(pathname)}
        // While the rules are on their way; then the sheet hears of it itself.
        onKeyDown={({ key }) => key === 'Escape' && setOpenAt(null)}
      />
      {openAt !== null && (
        <Apart>
          <RulesOfScreen pathname={openAt} onClose={() => setOpenAt(null)} />
        </Apart>
      )}
    </>
  )
}
