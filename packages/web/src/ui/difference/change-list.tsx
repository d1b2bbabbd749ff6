// What changed, field by field: the name of the field, then its old and its new value.
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { jsonChanges, type Change } from './json-changes.ts'

interface ChangeListProps {
  readonly before: unknown
  readonly after: unknown
  /** A better name for a field than its path. */
  readonly nameOf?: ((path: string) => ReactNode) | undefined
  /** A better way to write a value than JSON. */
  readonly writeValue?: ((value: unknown, path: string) => ReactNode) | undefined
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const Value = ({ children, gone }: { readonly children: ReactNode; readonly gone: boolean }) =>
  gone ? (
    <del className="figures rounded-sm bg-closing-soft px-1.5 py-0.5 break-all text-closing-ink decoration-1">
      {children}
    </del>
  ) : (
    <ins className="figures rounded-sm bg-done-soft px-1.5 py-0.5 font-semibold break-all text-done-ink no-underline">
      {children}
    </ins>
  )

const Row = ({
  change,
  nameOf,
  writeValue,
}: { readonly change: Change } & Omit<ChangeListProps, 'before' | 'after'>) => {
  const say = useText('ui')
  const write = (value: unknown) => writeValue?.(value, change.path) ?? plain(value)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-2.5 text-md last:border-b-0">
      <span className="min-w-56 flex-1 font-medium break-all">
        {nameOf?.(change.path) ?? <code className="font-mono text-sm">{change.path}</code>}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {change.kind !== 'added' && (
          <Value gone>
            <span className="sr-only">{say('before')} </span>
            {write(change.before)}
          </Value>
        )}
        {change.kind === 'changed' && <Icon name="arrowRight" size={16} className="text-ink-faint" />}
        {change.kind !== 'removed' && (
          <Value gone={false}>
            <span className="sr-only">{say('after')} </span>
            {write(change.after)}
          </Value>
        )}
      </span>
    </li>
  )
}

export const ChangeList = ({ before, after, nameOf, writeValue }: ChangeListProps) => {
  const say = useText('ui')
  const changes = jsonChanges(before, after)
  if (changes.length === 0) return <p className="py-4 text-md text-ink-faint">{say('noDifference')}</p>
  return (
    <ul>
      {changes.map((change) => (
        <Row key={change.path} {...{ change, nameOf, writeValue }} />
      ))}
    </ul>
  )
}
