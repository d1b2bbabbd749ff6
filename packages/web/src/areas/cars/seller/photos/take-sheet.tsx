// Takes one photo: the outline to take it by, the camera or the album, a look at it, and then the next one.
import { carPhotoView, type CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { useRef, useState, type ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { refusalOf } from '../../../../ui/file/upload.ts'
import { useFileAddress } from '../../../../ui/file/use-file-address.ts'
import { formatBytes } from '../../../../ui/format/number.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { SilhouetteDrawing } from './silhouette.tsx'

// A phone turns its own kind of picture into one of these when it is asked for them.
const accept = 'image/jpeg,image/png,image/webp'

interface PickProps {
  readonly camera: boolean
  readonly variant: 'primary' | 'secondary'
  readonly children: string
  readonly onFile: (file: File) => void
}

const Pick = ({ camera, variant, children, onFile }: PickProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        size="large"
        icon={camera ? 'camera' : 'image'}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        data-photo={camera ? 'camera' : 'album'}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

const stage = 'relative flex aspect-[4/3] w-full items-center justify-center overflow-hidden rounded-lg'

const Guide = ({ view, text }: { readonly view: CarPhotoView; readonly text: string }) => (
  <div className="flex flex-col gap-3">
    <div className={`always-dark ${stage} bg-[#0a1120] text-white`}>
      <SilhouetteDrawing view={view} guiding className="h-4/5 w-11/12" />
    </div>
    <p className="text-base text-ink-soft">{text}</p>
  </div>
)

const Look = ({ file, view, question }: {
  readonly file: File
  readonly view: CarPhotoView
  readonly question: string
}) => {
  const word = useWord()
  const address = useFileAddress(file)
  return (
    <div className="flex flex-col gap-3">
      <div className={`${stage} bg-sunken`}>
        {address !== null && <img src={address} alt={word(carPhotoView, view)} className="size-full object-contain" />}
        <SilhouetteDrawing view={view} guiding className="absolute h-4/5 w-11/12 text-white opacity-70" />
      </div>
      <p className="text-base text-ink-soft">{question}</p>
    </div>
  )
}

interface TakeSheetProps {
  readonly view: CarPhotoView
  /** Another one of something that is there already. */
  readonly again?: boolean | undefined
  readonly onUse: (file: File) => void
  readonly onClose: () => void
  /** What else is said of it. */
  readonly children?: ReactNode | undefined
}

export const TakeSheet = ({ view, again = false, onUse, onClose, children }: TakeSheetProps) => {
  const say = useText('selling')
  const word = useWord()
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = (chosen: File) => {
    const why = chosen.size === 0 ? 'empty' : refusalOf(chosen, 0, { accept, bytesMax: fileBytesMax.carPhoto })
    setFile(why === null ? chosen : null)
    if (why === null) setRefusal(null)
    else if (why === 'fileTooLarge') setRefusal(say('photoTooLarge', { limit: formatBytes(fileBytesMax.carPhoto) }))
    else setRefusal(say('photoNoPicture'))
  }
  const name = word(carPhotoView, view)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={again ? say('takeAgainOf', { name }) : name}
      footer={file === null ? (
        <>
          <Pick camera={false} variant="secondary" onFile={take}>{say('fromAlbum')}</Pick>
          <Pick camera variant="primary" onFile={take}>{say('takePhoto')}</Pick>
        </>
      ) : (
        <>
          <Button size="large" icon="rotate" onClick={() => setFile(null)}>{say('retake')}</Button>
          <Button size="large" variant="primary" icon="check" onClick={() => onUse(file)}>{say('usePhoto')}</Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        {refusal !== null && <InlineNotice tone="closing" urgent>{refusal}</InlineNotice>}
        {file === null
          ? <Guide view={view} text={say(`guide.${view}`)} />
          : <Look file={file} view={view} question={say('lookAtPhoto')} />}
        {children}
      </div>
    </Sheet>
  )
}
