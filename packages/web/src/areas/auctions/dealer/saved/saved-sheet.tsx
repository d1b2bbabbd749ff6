// All saved searches: to open one, switch its alerts, give it another name, or drop it.
import { limits } from '@bidyard/contract/limits'
import { Fragment, useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { Switch } from '../../../../ui/choice/switch.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { useCriteriaWords } from '../search/criteria-words.ts'
import { readCriteria } from '../search/market-search.ts'
import { useStepNames } from '../search/use-step-names.ts'
import { useSavedActs, type SavedSearch } from './use-saved.ts'

/** A name or a switch alone; the rest stays as it was saved. */
const wishOf = (
  { id, name, criteria, isAlerting, version }: SavedSearch,
  next: Partial<Pick<SavedSearch, 'name' | 'isAlerting'>>,
) => ({ params: { id }, body: { name, criteria, isAlerting, ...next, seenVersion: version } })

const Renaming = ({ search, onDone }: { readonly search: SavedSearch; readonly onDone: () => void }) => {
  const say = useText('market')
  const wordsFor = useFailureWords()
  const [name, setName] = useState(search.name)
  const { change } = useSavedActs()
  const isTaken = change.error?.facts.status === 409
  const save = () => {
    if (name.trim() === search.name) return onDone()
    change.mutate(wishOf(search, { name: name.trim() }), {
      onSuccess: () => {
        showToast({ tone: 'done', title: say('renamed') })
        onDone()
      },
    })
  }
  return (
    <form
      data-saves
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        className="flex-1"
        label={say('saveName')}
        value={name}
        maxLength={limits.name}
        error={change.error === null ? undefined : isTaken ? say('saveTaken') : wordsFor(change.error).title}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary" loading={change.isPending}>{say('keep')}</Button>
    </form>
  )
}

interface RowProps {
  readonly search: SavedSearch
  readonly onOpen: () => void
  readonly onDrop: () => void
}

const Row = ({ search, onOpen, onDrop }: RowProps) => {
  const say = useText('market')
  const wordsOf = useCriteriaWords()
  const [renaming, setRenaming] = useState(false)
  const { change } = useSavedActs()
  const criteria = readCriteria({ ...search.criteria })
  const nameOf = useStepNames(criteria)
  const words = [
    ...(criteria.text === undefined ? [] : [{ key: 'text', words: `“${criteria.text}”`, isKorean: true }]),
    ...wordsOf(criteria, nameOf),
  ]
  const turn = (isAlerting: boolean) => change.mutate(wishOf(search, { isAlerting }), {
    onSuccess: () => showToast({ tone: 'done', title: say(isAlerting ? 'alertsOn' : 'alertsOff') }),
  })
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:pt-1 last:border-b-0">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 lang="ko" className="flex flex-wrap items-center gap-2 font-bold">
            {search.name}
          </h3>
          {search.newCount > 0 && (
            <span><Badge tone="action">{say('newOf', { count: formatNumber(search.newCount) })}</Badge></span>
          )}
          <p className="text-sm text-ink-soft">
            {words.map(({ key, words: said, isKorean }, at) => (
              <Fragment key={key}>
                {at > 0 && ' · '}
                <span lang={isKorean === true ? 'ko' : undefined}>{said}</span>
              </Fragment>
            ))}
            {words.length === 0 && say('everything')}
          </p>
        </div>
        <IconButton
          small
          icon="edit"
          label={`${say('rename')}: ${search.name}`}
          onClick={() => setRenaming(!renaming)}
        />
        <IconButton small icon="trash" label={`${say('drop')}: ${search.name}`} onClick={onDrop} />
      </div>
      {renaming && <Renaming search={search} onDone={() => setRenaming(false)} />}
      <div className="flex items-center justify-between gap-4">
        <Switch
          label={
            <>
              <span aria-hidden="true">{say('alerts')}</span>
              <span className="sr-only">{say('alertsOf', { name: search.name })}</span>
            </>
          }
          checked={change.isPending ? change.variables.body.isAlerting : search.isAlerting}
          onCheckedChange={turn}
          className="flex-row-reverse justify-end!"
        />
        <Button icon="search" onClick={onOpen}>{say('open')}</Button>
      </div>
    </li>
  )
}

interface SavedSheetProps {
  readonly searches: readonly SavedSearch[]
  readonly onOpen: (search: SavedSearch) => void
  readonly onClose: () => void
}

export const SavedSheet = ({ searches, onOpen, onClose }: SavedSheetProps) => {
  const say = useText('market')
  const [dropping, setDropping] = useState<SavedSearch | null>(null)
  const { drop } = useSavedActs()
  const confirmDrop = async () => {
    if (dropping === null) return
    await drop.mutateAsync({ params: { id: dropping.id } })
    showToast({ tone: 'done', title: say('dropped') })
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('manageSaved')}
      description={say('manageSavedText')}
    >
      {searches.length === 0
        ? <EmptyState icon="bell" title={say('noSaved')} text={say('noSavedText')} />
        : (
            <ul>
              {searches.map((search) => (
                <Row
                  key={search.id}
                  search={search}
                  onOpen={() => {
                    onOpen(search)
                    onClose()
                  }}
                  onDrop={() => setDropping(search)}
                />
              ))}
            </ul>
          )}
      {dropping !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDropping(null)}
          title={say('dropTitle', { name: dropping.name })}
          consequence={say('dropText')}
          confirmLabel={say('drop')}
          destructive
          onConfirm={confirmDrop}
        />
      )}
    </Sheet>
  )
}
