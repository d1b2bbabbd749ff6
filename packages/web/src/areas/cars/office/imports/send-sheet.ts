// Sends a sheet piece by piece: announced once, each piece as often as it takes, then it is read.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportBounds, orderImportPieces, type OrderImport } from '@bidyard/contract/shapes/cars/order-imports'
import { askServer } from '../../../../api/client.ts'
import { mayTryAgain } from '../../../../api/call-failure.ts'
import type { SendOptions } from '../../../../ui/file/use-uploads.ts'

const triesMax = 4

const inBase64 = async (piece: Blob): Promise<string> => {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let text = ''
  // As many at once as a call takes arguments.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCodePoint(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

/** A piece that was lost on the way is sent again. */
const again = async <Result>(work: () => Promise<Result>, tries = triesMax): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !mayTryAgain(error)) throw error
    return again(work, tries - 1)
  }
}

/** The pieces that have not arrived yet; then the file is read. */
export const sendRest = async (
  { id, places }: Pick<OrderImport, 'id' | 'places'>, file: File, { signal, onProgress }: SendOptions,
): Promise<OrderImport> => {
  const { pieceBytes } = orderImportBounds
  const count = orderImportPieces(file.size)
  for (let place = 0; place < count; place++) {
    if (!places.includes(place)) {
      const content = await inBase64(file.slice(place * pieceBytes, (place + 1) * pieceBytes))
      await again(() => askServer(
        carsCalls.putOrderImportPiece, { params: { id, place: String(place) }, body: { content } }, { signal },
      ))
    }
    onProgress(((place + 1) / count) * 100)
  }
  return again(() => askServer(carsCalls.readOrderImport, { params: { id }, body: {} }, { signal }))
}

export const sendSheet = async (file: File, partnerId: string | null, options: SendOptions): Promise<OrderImport> => {
  const fileName = file.name.normalize('NFC').slice(-100)
  const announced = await askServer(carsCalls.createOrderImport, {
    body: { fileName, sizeBytes: file.size, partnerId },
  }, { signal: options.signal })
  return sendRest(announced, file, options)
}
