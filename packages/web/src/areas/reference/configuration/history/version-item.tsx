// One version of a key: who made it, when and why; what it changed is shown when somebody asks.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { configPreset } from '@bidyard/contract/enums/reference'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { Author } from '../../parts/author.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { rebuild } from '../places/rebuild.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { ChangeLines } from './change-lines.tsx'

export type VersionRow = ItemOf<typeof referenceCalls.listConfigVersions>

const Changes = ({ row: { key, version } }: { readonly row: VersionRow }) => {
  const wordsFor = useFailureWords()
  const read = useRead(referenceCalls.getConfigVersion, { params: { key, version } })
  if (read.error !== null) return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (read.data === undefined) return <div className="py-2"><SkeletonText lines={2} /></div>
  const { value, changes } = read.data
  return <ChangeLines of={key} before={rebuild(value, changes, 'before')} after={value} />
}

const Facts = ({ row, inForce }: { readonly row: VersionRow; readonly inForce: boolean }) => {
  const { say, label } = useConfigurationWords()
  const { version, preset, author, createdAt } = row
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <b className="figures">{say('version', { version })}</b>
      {inForce && <Badge tone="done">{say('inForce')}</Badge>}
      {preset !== null && version > 1 && (
        <Badge>{say('fromPreset', { preset: label(configPreset.labels[preset]) })}</Badge>
      )}
      <span className="flex items-center gap-3 text-sm text-ink-soft">
        <Author author={author} />
        <When at={createdAt} exact />
      </span>
    </div>
  )
}

export const VersionItem = ({ row, inForce }: { readonly row: VersionRow; readonly inForce: boolean }) => {
  const { say } = useConfigurationWords()
  const [open, setOpen] = useState(false)
  const isFirst = row.version === 1
  return (
    <li className="px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <Facts row={row} inForce={inForce} />
          <p className="text-md break-words">{isFirst ? say('firstStart') : row.reason}</p>
        </div>
        {!isFirst && (
          <Button
            size="small"
            iconAfter={open ? 'chevronUp' : 'chevronDown'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {say(open ? 'hideChanges' : 'whatChanged')}
          </Button>
        )}
      </div>
      {open && <div className="mt-3 rounded-lg border border-line px-4 py-1"><Changes row={row} /></div>}
    </li>
  )
}
