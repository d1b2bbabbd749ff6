// Shows the rules of the screen that one looks at; there is no button where there are none.
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { storedLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { loadText } from '../../text/word-store.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { rulesOf } from './rules-of-address.ts'

const RulesSheet = lazy(async () => {
  const [{ RulesSheet: sheet }] = await Promise.all([
    import('../../areas/reference/rules/rules-sheet.tsx'), loadText('configuration', storedLanguage()),
  ])
  return { default: sheet }
})

export const RulesButton = () => {
  const say = useText('shell')
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const rules = rulesOf(pathname)
  if (rules.length === 0) return null
  return (
    <>
      <IconButton icon="help" label={say('rules')} onClick={() => setOpenAt(pathname)} />
      {openAt === pathname && (
        <Suspense>
          <RulesSheet rules={rules} open onOpenChange={(open) => !open && setOpenAt(null)} />
        </Suspense>
      )}
    </>
  )
}
