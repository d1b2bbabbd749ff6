// Uploads in every state, and photos to look at.
import { useText } from '../../text/use-text.ts'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import type { Upload } from '../../ui/file/upload.ts'
import { useUploads, type SendOptions, type Uploads } from '../../ui/file/use-uploads.ts'
import { PhotoGrid } from '../../ui/photo/photo-grid.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Part } from './part.tsx'
import { samplePhotos, shots } from './sample-photos.ts'

const file = (name: string, type: string, bytes: number): File => new File([new Uint8Array(bytes)], name, { type })

const uploads: readonly Upload[] = [
  { id: '1', file: file('car-registration.pdf', 'application/pdf', 482_000), state: 'done', percent: 100 },
  { id: '2', file: file('front.heic', 'image/heic', 2_400_000), state: 'uploading', percent: 64 },
  { id: '3', file: file('maintenance-report.pdf', 'application/pdf', 1_200_000), state: 'failed', percent: 20 },
  { id: '4', file: file('odometer.heic', 'image/heic', 3_100_000), state: 'waiting', percent: 0 },
]

const still: Uploads<unknown> = { uploads, add: () => undefined, retry: () => undefined, remove: () => undefined }

/** Pretends to send, so that the progress can be seen. */
const pretend = (_file: File, { onProgress, signal }: SendOptions): Promise<null> =>
  new Promise((resolve, reject) => {
    let percent = 0
    const timer = setInterval(() => {
      percent += 7
      onProgress(Math.min(100, percent))
      if (percent < 100) return
      clearInterval(timer)
      resolve(null)
    }, 80)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(new DOMException('', 'AbortError'))
    })
  })

export const FilesPart = () => {
  const say = useText('gallery')
  const moving = useUploads({ send: pretend, explain: () => say('errorTitle') })
  const photos = samplePhotos().map((src, index) => ({
    key: src,
    src,
    alt: say(`photo.${shots[index] ?? 'front'}`),
  }))
  return (
    <Part id="files" title={say('part.files')}>
      <Card>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <FileDrop label={say('papers')} hint={say('papersHint')} uploads={still} accept="image/*,.pdf" />
          <FileDrop label={say('photos')} uploads={moving} accept="image/*" bytesMax={20_971_520} filesMax={6} camera />
        </div>
      </Card>
      <Card title={say('photos')}>
        <div className="max-w-lg">
          <PhotoGrid label={say('photos')} photos={photos} />
        </div>
      </Card>
    </Part>
  )
}
