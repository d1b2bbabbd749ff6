// The list under a combobox: what matches, or the words that nothing does.
import { Combobox as Base } from '@base-ui/react/combobox'
import { useText } from '../../text/use-text.ts'
import { itemLook, listLook, popupLook } from './list-look.ts'
import type { Option } from './option.ts'
import { OptionText, optionTextLook, Tick } from './option-text.tsx'

export const ComboboxPopup = () => {
  const say = useText('ui')
  return (
    <Base.Portal role="region" aria-label={say('list')}>
      <Base.Positioner sideOffset={6} className="z-50 outline-none">
        <Base.Popup className={`${popupLook} w-(--anchor-width) max-w-(--available-width)`}>
          <Base.Empty className="empty:hidden">
            <span className="block px-4 py-5 text-center text-md text-ink-faint">{say('nothingFound')}</span>
          </Base.Empty>
          <Base.List className={`${listLook} data-empty:p-0`}>
            {(option: Option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={itemLook}
              >
                <span className={optionTextLook}>
                  <OptionText label={option.label} note={option.note} />
                </span>
                <Base.ItemIndicator>
                  <Tick />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
