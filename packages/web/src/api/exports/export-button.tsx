// Takes a list as a file: in which format, and where there are several lists behind one screen, which of them.
import { type ExportedList, exportedList, type ExportFormat, exportFormat } from '@bidyard/contract/enums/work/exports'
import type { ListQuery } from '@bidyard/contract/list'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Button } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'

const ListExport = lazy(() => import('./list-export.tsx').then((module) => ({ default: module.ListExport })))

/** A list under the filter and the order of its screen, or the numbers of a period. */
export type ExportQuery = Pick<ListQuery, 'filter' | 'sort'> | { readonly from: string; readonly days: number }

export interface ExportedPart {
  readonly list: ExportedList
  readonly query: ExportQuery
}

export interface Chosen extends ExportedPart {
  readonly format: ExportFormat
}

interface ExportButtonProps {
  readonly parts: readonly ExportedPart[]
  readonly size?: 'small' | undefined
}

const Opened = ({ parts, size }: ExportButtonProps) => {
  const say = useText('exports')
  const word = useWord()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const entries = parts.flatMap((part) => exportFormat.values.map((format) => ({
    kind: 'deed' as const, icon: 'download' as const,
    label: parts.length === 1
      ? say('as', { format: word(exportFormat, format) })
      : say('listAs', { list: word(exportedList, part.list), format: word(exportFormat, format) }),
    onPress: () => setChosen({ ...part, format }),
  })))
  return (
    <>
      <Menu
        label={say('export')}
        trigger={<Button icon="download" size={size}>{say('export')}</Button>}
        entries={entries}
      />
      {chosen !== null && (
        <Suspense>
          <ListExport chosen={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The screen does not wait for the words of a button. */
export const ExportButton = (props: ExportButtonProps) => (
  <Suspense fallback={<Button icon="download" size={props.size} disabled className="invisible">…</Button>}>
    <Opened {...props} />
  </Suspense>
)

/** Where a list has no heading of its own to stand in. */
export const ExportLine = ({ parts }: ExportButtonProps) => (
  <div className="mb-3 flex md:justify-end"><ExportButton parts={parts} size="small" /></div>
)
