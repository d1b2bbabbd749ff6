// Opens the account menu; the menu's own code comes when somebody reaches for it.
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { IconButton } from '../ui/button/icon-button.tsx'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

export const AccountButton = () => {
  const say = useText('shell')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const prepare = () => void loadMenu().catch(() => undefined)
  return (
    <>
      <IconButton
        ref={button}
        icon="user"
        label={say('account')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
      />
      {wanted && (
        <Suspense>
          <AccountMenu open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
