// Takes a list as a file, of several behind one screen which of them, or everything of a shop.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { type ExportedList, exportedList, type ExportFormat, exportFormat } from '@bidyard/contract/enums/work/exports'
import type { ListQuery } from '@bidyard/contract/list'
import { personalLists } from '@bidyard/contract/shapes/exports/personal-lists'
import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { queryTextOf } from '../wire/request.ts'
import { ExportDialog } from './export-dialog.tsx'

/** A list under the filter and the order of its screen, or the numbers of a period. */
export type ExportQuery = Pick<ListQuery, 'filter' | 'sort'> | { readonly from: string; readonly days: number }

interface ExportedPart {
  readonly list: ExportedList
  readonly query: ExportQuery
}

interface ExportButtonProps {
  readonly parts: readonly ExportedPart[]
  readonly size?: 'small' | undefined
}

/** Beside a title it breaks no line when its words come, nor when their letters do. */
const widthFor = (size: 'small' | undefined): string | undefined => (size === undefined ? 'min-w-27.5' : undefined)

const Lists = ({ parts, size }: ExportButtonProps) => {
  const say = useText('exports')
  const word = useWord()
  const [chosen, setChosen] = useState<(ExportedPart & { readonly format: ExportFormat }) | null>(null)
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
        trigger={<Button icon="download" size={size} className={widthFor(size)}>{say('export')}</Button>}
        entries={entries}
      />
      {chosen !== null && (
        <ExportDialog
          definition={exportsCalls.exportList}
          title={say('title', { list: word(exportedList, chosen.list), format: word(exportFormat, chosen.format) })}
          question={personalLists.includes(chosen.list) ? say('personal') : null}
          ask={(reason) => {
            const { list, format, query } = chosen
            return { body: { list, format, query: queryTextOf({ ...query }), reason } }
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

interface ShopExportProps {
  readonly shop: { readonly id: string; readonly name: string }
}

const Everything = ({ shop }: ShopExportProps) => {
  const say = useText('exports')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button icon="download" size="small" onClick={() => setIsAsked(true)}>{say('everything')}</Button>
      {isAsked && (
        <ExportDialog
          definition={exportsCalls.exportShop}
          title={say('shopTitle', { name: shop.name })}
          question={say('shopHappens')}
          ask={(reason) => ({ params: { id: shop.id }, body: { reason: reason ?? '' } })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

/** The screen does not wait for the words of a button. */
const Later = ({ size, children }: { readonly size?: 'small' | undefined; readonly children: ReactNode }) => (
  <Suspense
    fallback={
      <Button icon="download" size={size} disabled className={classNames('invisible', widthFor(size))}>…</Button>
    }
  >
    {children}
  </Suspense>
)

export const ExportButton = (props: ExportButtonProps) => <Later size={props.size}><Lists {...props} /></Later>

export const ShopExportButton = (props: ShopExportProps) => <Later size="small"><Everything {...props} /></Later>
