// Brings a sheet: whose cars they are, the file with its progress, and the empty sheet to begin with.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { limits } from '@bidyard/contract/limits'
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { FileDrop } from '../../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../../ui/file/use-uploads.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { sampleSheet, saveReport } from './save-report.ts'
import { sendSheet } from './send-sheet.ts'

const unsent = new CallFailure({ kind: 'unreadable' })

export const NewImport = () => {
  const say = useText('carOffice')
  const navigate = useNavigate()
  const wordsFor = useFailureWords()
  const [partnerId, setPartnerId] = useState<string | null>(null)
  const partners = useList(partnersCalls.listPartners, { size: limits.pageSize })
  const uploads = useUploads({
    atOnce: 1,
    send: async (file, options) => {
      const { id } = await sendSheet(file, partnerId, options)
      void navigate({ to: '/office/order-imports/$id', params: { id } })
      return id
    },
    explain: (error) => wordsFor(error instanceof CallFailure ? error : unsent).title,
  })
  return (
    <Card
      title={say('bringSheet')}
      note={say('bringSheetNote')}
      actions={
        <Button size="small" icon="download" onClick={() => saveReport(sampleSheet)}>{say('sampleSheet')}</Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <Select
          label={say('whoseCars')}
          emptyLabel={say('carOfHouse')}
          options={partners.items.map(({ id, name }) => ({ value: id, label: name }))}
          value={partnerId}
          onValueChange={setPartnerId}
        />
        <FileDrop
          label={say('sheetFile')} accept=".xlsx,.csv,.txt,.tsv" bytesMax={orderImportBounds.fileBytes} filesMax={1}
          uploads={uploads}
        />
      </div>
    </Card>
  )
}
