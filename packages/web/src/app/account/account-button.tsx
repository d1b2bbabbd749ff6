// Opens the account menu and shows who one is; the menu's own code comes when somebody reaches for it.
import { lazy, useRef } from 'react'
import { useViewer } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Apart } from '../../ui/state/apart.tsx'
import { useLaterMenu } from './use-later-menu.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

const buttonLook = classNames(
  'flex h-control min-w-(--control) items-center justify-center gap-2 rounded-md px-2.5',
  'text-md font-semibold text-ink-soft transition-colors hover:bg-white/8 hover:text-white aria-expanded:bg-white/12',
)

// Phones have no room for them, and beside the main menu tablets have none, and small desks little.
const nameLook = 'max-w-32 truncate text-ink max-sm:sr-only md:max-xl:sr-only'
const roleLook = 'rounded-sm bg-waiting px-1.5 text-xs font-bold text-on-waiting max-sm:sr-only md:max-lg:sr-only'

export const AccountButton = () => {
  const say = useText('shell')
  const viewer = useViewer()
  const anchor = useRef<HTMLButtonElement>(null)
  const { button, menu, isWanted } = useLaterMenu(loadMenu)
  const [role] = viewer?.roles ?? []
  return (
    <>
      <button {...button} ref={anchor} className={buttonLook}>
        <Icon name="user" />
        <span className="sr-only">{say('account')}</span>
        {viewer !== null && <span className={nameLook}>{viewer.name}</span>}
        {role !== undefined && (
          <span className={roleLook}>
            {say(`role.${role}`)}
          </span>
        )}
      </button>
      {isWanted && <Apart><AccountMenu {...menu} anchor={anchor} /></Apart>}
    </>
  )
}
