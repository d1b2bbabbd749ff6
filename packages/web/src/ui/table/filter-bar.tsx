// The conditions of a list: side by side at a desk, in a sheet from the bottom on phones.
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { useWide } from '../use-wide.ts'

interface FilterBarProps {
  /** The search line, always in sight. */
  readonly find: ReactNode
  /** How many conditions are set. */
  readonly chosen: number
  readonly onClear: () => void
  readonly children: ReactNode
}

export const FilterBar = ({ find, chosen, onClear, children }: FilterBarProps) => {
  const say = useText('ui')
  const wide = useWide()
  const [open, setOpen] = useState(false)
  if (wide)
    return (
      <div data-conditions="" className="mb-3 flex flex-wrap items-end gap-2">
        {find}
        {children}
        {chosen > 0 && <Button variant="quiet" icon="close" onClick={onClear}>{say('clearFilters')}</Button>}
      </div>
    )
  return (
    <div className="mb-3 flex flex-col gap-2">
      {find}
      <Button icon="sliders" wide onClick={() => setOpen(true)}>
        {chosen === 0 ? say('filters') : say('filtersSet', { count: chosen })}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        keepsTyped
        title={say('filters')}
        footer={
          <>
            <Button disabled={chosen === 0} onClick={onClear}>{say('clearFilters')}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>{say('showResults')}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </Sheet>
    </div>
  )
}
