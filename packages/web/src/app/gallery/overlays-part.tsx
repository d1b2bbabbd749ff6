// What opens above the page.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FilterChip } from '../../ui/choice/filter-chip.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Part, Samples } from './part.tsx'

const BidDialog = ({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) => {
  const say = useText('gallery')
  const [bid, setBid] = useState<number | null>(43_400_000)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('dialogTitle')}
      description={say('dialogText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('quiet')}</Button>
          <Button variant="primary" icon="gavel" onClick={() => onOpenChange(false)}>
            {say('primary')}
          </Button>
        </>
      }
    >
      <MoneyField label={say('bidAmount')} value={bid} onValueChange={setBid} large />
    </Dialog>
  )
}

const FilterSheet = ({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) => {
  const say = useText('gallery')
  const [year, setYear] = useState<number | null>(2017)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('filters')}
      footer={
        <>
          <Button onClick={() => setYear(null)}>{say('reset')}</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {say('apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <NumberField label={say('year')} value={year} onValueChange={setYear} plain ungrouped />
        <div role="group" aria-label={say('fuels')} className="flex flex-wrap gap-2">
          <FilterChip label={say('gasoline')} pressed onPressedChange={() => undefined} />
          <FilterChip label={say('electric')} pressed={false} onPressedChange={() => undefined} />
        </div>
      </div>
    </Sheet>
  )
}

export const OverlaysPart = () => {
  const say = useText('gallery')
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null)
  const openOr = (which: 'dialog' | 'confirm' | 'sheet') => (next: boolean) => setOpen(next ? which : null)
  const toasts = () => {
    showToast({
      tone: 'waiting',
      title: say('toastWaiting'),
      action: { label: say('secondary'), onPress: () => undefined },
    })
    showToast({ tone: 'closing', title: say('toastClosing'), text: say('toastClosingText') })
    showToast({
      tone: 'done',
      title: say('toastDone'),
      text: say('toastDoneText'),
      action: { label: say('undo'), onPress: () => undefined },
      stayMs: 0,
    })
  }
  return (
    <Part id="overlays" title={say('part.overlays')}>
      <Samples>
        <Button onClick={() => setOpen('dialog')}>{say('openDialog')}</Button>
        <Button onClick={() => setOpen('confirm')}>{say('openConfirm')}</Button>
        <Button icon="sliders" onClick={() => setOpen('sheet')}>
          {say('openSheet')}
        </Button>
        <Popover trigger={<Button icon="info">{say('openPopover')}</Button>} title={say('feeTitle')}>
          <p className="text-ink-soft">{say('feeText')}</p>
        </Popover>
        <Menu
          align="start"
          trigger={<Button iconAfter="chevronDown">{say('openMenu')}</Button>}
          entries={[
            { kind: 'deed', label: say('print'), icon: 'print', onPress: () => undefined },
            { kind: 'deed', label: say('copyLink'), icon: 'link', onPress: () => undefined },
            { kind: 'deed', label: say('disabled'), icon: 'lock', onPress: () => undefined, disabled: true },
            { kind: 'line' },
            { kind: 'deed', label: say('remove'), icon: 'trash', onPress: () => setOpen('confirm'), destructive: true },
          ]}
        />
        <Button icon="bell" onClick={toasts}>
          {say('showToasts')}
        </Button>
      </Samples>
      <BidDialog open={open === 'dialog'} onOpenChange={openOr('dialog')} />
      <FilterSheet open={open === 'sheet'} onOpenChange={openOr('sheet')} />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={openOr('confirm')}
        title={say('confirmTitle')}
        consequence={say('confirmText')}
        confirmLabel={say('confirmDeed')}
        destructive
        onConfirm={() => undefined}
      />
    </Part>
  )
}
