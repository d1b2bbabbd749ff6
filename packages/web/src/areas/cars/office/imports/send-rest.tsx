// Goes on with a sheet that was cut off on its way: the same file is chosen again, and only what is missing is sent.
import { orderImportBounds, type OrderImport } from '@bidyard/contract/shapes/cars/order-imports'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useText } from '../../../../text/use-text.ts'
import { FileDrop } from '../../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../../ui/file/use-uploads.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { sendRest } from './send-sheet.ts'

class OtherFile extends Error {}

export const SendRest = ({ brought }: { readonly brought: OrderImport }) => {
  const say = useText('carOffice')
  const wordsFor = useFailureWords()
  const queries = useQueryClient()
  const uploads = useUploads({
    atOnce: 1,
    send: async (file, options) => {
      // Pieces of two files would make a third one.
      if (file.size !== brought.sizeBytes || file.name.normalize('NFC').slice(-100) !== brought.fileName)
        throw new OtherFile()
      const { id } = await sendRest(brought, file, options)
      await forgetPaths(queries, ['/order-imports'])
      return id
    },
    explain: (error) => error instanceof CallFailure ? wordsFor(error).title : say('otherFile'),
  })
  return (
    <div className="flex flex-col gap-3">
      <InlineNotice tone="waiting">{say('cutOff')}</InlineNotice>
      <FileDrop
        label={say('sheetFile')} accept=".xlsx,.csv,.txt,.tsv" bytesMax={orderImportBounds.fileBytes} filesMax={1}
        uploads={uploads}
      />
    </div>
  )
}
