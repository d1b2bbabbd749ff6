// Tabs over one place's views; which is open belongs in the address, so the caller holds it.
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
  readonly content: ReactNode
}

interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly className?: string | undefined
}

const tabLook = classNames(
  'flex h-11 items-center gap-1.5 px-3.5 text-md font-medium whitespace-nowrap text-ink-faint transition-colors',
  'outline-offset-[-4px] hover:text-ink data-active:font-bold data-active:text-ink data-disabled:opacity-45',
)

export const Tabs = <Value extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
    <Base.List
      aria-label={label}
      activateOnFocus={false}
      className="relative flex overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled ?? false} className={tabLook}>
          {tab.label}
          {tab.count !== undefined && (
            <span className="figures rounded-full bg-neutral-soft px-1.5 text-xs font-semibold text-neutral-ink">
              {tab.count.toLocaleString('ko-KR')}
            </span>
          )}
        </Base.Tab>
      ))}
      <Base.Indicator
        className={classNames(
          'absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left)',
          'rounded-full bg-action transition-[translate,width] duration-200 ease-glide',
        )}
      />
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value} className="pt-4 outline-offset-4">
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
