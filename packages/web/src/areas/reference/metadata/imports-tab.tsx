// What was imported by file on the server: each import, and why a file was refused.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { When } from '../../../ui/show/when.tsx'

type Import = ItemOf<typeof referenceCalls.listImports>

const size = 20

const ImportRow = ({ row, onShow }: { readonly row: Import; readonly onShow: () => void }) => {
  const say = useText('reference')
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3.5 md:px-5">
      <span className="flex min-w-0 flex-1 basis-60 flex-col">
        <span className="font-bold break-all">{row.fileName}</span>
        <span className="figures flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{say(`import.${row.kind}`)}</span>
          <span>{say('count', { count: formatNumber(row.rowCount) })}</span>
          <span>{say('seconds', { seconds: (row.durationMs / 1_000).toFixed(1) })}</span>
          <When at={row.createdAt} exact />
        </span>
      </span>
      {row.isImported ? <Badge tone="done" icon="check">{say('importDone')}</Badge> : (
        <>
          <Badge tone="closing" icon="alert">{say('importFaults', { count: formatNumber(row.faultCount) })}</Badge>
          <Button size="small" onClick={onShow}>{say('showFaults')}</Button>
        </>
      )}
    </li>
  )
}

const Faults = ({ row }: { readonly row: Import }) => {
  const say = useText('reference')
  const label = useLabel()
  return (
    <ol className="divide-y divide-line">
      {row.faults.map(({ line, message }, index) => (
        <li key={index} className="flex flex-col py-2.5 text-md">
          <span className="figures text-sm text-ink-faint">
            {line === 0 ? say('importWhole') : say('importLine', { line: formatNumber(line) })}
          </span>
          <span>{label(message)}</span>
        </li>
      ))}
    </ol>
  )
}

export const ImportsTab = () => {
  const say = useText('reference')
  const wordsFor = useFailureWords()
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<Import | null>(null)
  const imports = useList(referenceCalls.listImports, { sort: [{ createdAt: 'desc' }], page, size, count: true })
  if (imports.failure !== null && imports.items.length === 0)
    return <ErrorPanel {...wordsFor(imports.failure)} onRetry={imports.retry} />
  if (imports.isLoading) return <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>
  if (imports.items.length === 0)
    return <Card><EmptyState icon="upload" title={say('importsNoneTitle')} text={say('importsNoneText')} /></Card>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-md text-ink-soft">{say('importsIntro')}</p>
      <Card flush>
        <ul className="divide-y divide-line">
          {imports.items.map((row) => <ImportRow key={row.id} row={row} onShow={() => setShown(row)} />)}
        </ul>
      </Card>
      {imports.count !== undefined && (imports.count === '10,000+' || imports.count > size) && (
        <Pagination page={page} size={size} count={imports.count} onPageChange={setPage} />
      )}
      {shown !== null && (
        <Sheet
          open
          onOpenChange={(open) => !open && setShown(null)}
          title={say('importFaultsTitle', { file: shown.fileName })}
          description={say('importFaultsText')}
        >
          <Faults row={shown} />
        </Sheet>
      )}
    </div>
  )
}
