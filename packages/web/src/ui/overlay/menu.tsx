// A menu: deeds, and choices that hold at once, under a button.
import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { followsPointer, itemLook, popupLook } from '../choice/list-look.ts'
import { Tick } from '../choice/option-text.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export interface MenuDeed {
  readonly kind: 'deed'
  readonly label: string
  readonly icon?: IconName | undefined
  readonly onPress: () => void
  readonly destructive?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export interface MenuChoice {
  readonly kind: 'choice'
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: IconName | undefined }[]
  readonly value: string
  readonly onValueChange: (value: string) => void
}

export type MenuEntry = MenuDeed | MenuChoice | { readonly kind: 'line' }

interface MenuProps {
  readonly label?: string | undefined
  readonly entries: readonly MenuEntry[]
  readonly header?: ReactNode | undefined
  readonly align?: 'start' | 'end' | undefined
  /** The button that opens it … */
  readonly trigger?: ReactElement | undefined
  /** … or a button that stands elsewhere and says when. */
  readonly anchor?: RefObject<HTMLElement | null> | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const Deed = ({ label, icon, onPress, destructive, disabled }: MenuDeed) => (
  <Base.Item
    disabled={disabled ?? false}
    onClick={onPress}
    className={classNames(itemLook, destructive === true && 'text-closing-ink')}
  >
    {icon !== undefined && <Icon name={icon} size={18} className="opacity-80" />}
    {label}
  </Base.Item>
)

const Choice = ({ label, options, value, onValueChange }: MenuChoice) => (
  <Base.RadioGroup value={value} onValueChange={onValueChange}>
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-faint">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick={false} className={itemLook}>
          {option.icon !== undefined && <Icon name={option.icon} size={18} className="opacity-80" />}
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator>
            <Tick />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.Group>
  </Base.RadioGroup>
)

const entryOf = (entry: MenuEntry) => {
  if (entry.kind === 'line') return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
  return entry.kind === 'deed' ? <Deed {...entry} /> : <Choice {...entry} />
}

/** A press on the button that opened the menu from elsewhere is that button's own affair. */
const onAnchor = (details: Base.Root.ChangeEventDetails, anchor: MenuProps['anchor']): boolean =>
  details.reason === 'outside-press' && details.event.target instanceof Node &&
  anchor?.current?.contains(details.event.target) === true

export const Menu = ({ label, entries, header, align = 'end', trigger, anchor, open, onOpenChange }: MenuProps) => {
  const say = useText('ui')
  const [isOpen, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  // From inside, the next place would be one that nobody sees.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    change(false)
  }
  return (
    <Base.Root
      open={open ?? isOpen}
      highlightItemOnHover={followsPointer()}
      onOpenChange={(next, details) => {
        if (onAnchor(details, anchor)) details.cancel()
        else change(next)
      }}
    >
      {trigger !== undefined && <Base.Trigger render={trigger} />}
      <Base.Portal role="region" aria-label={label ?? say('menu')}>
        <Base.Positioner sideOffset={6} align={align} anchor={anchor} className="z-50 outline-none">
          <Base.Popup onKeyDown={leave} finalFocus={anchor} className={classNames(popupLook, 'min-w-52 p-1.5')}>
            {header}
            {entries.map((entry, index) => <Fragment key={index}>{entryOf(entry)}</Fragment>)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
