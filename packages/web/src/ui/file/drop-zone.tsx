// The place where files are dropped, chosen, or photographed.
import { useRef, useState, type DragEvent, type RefObject } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

interface DropZoneProps {
  readonly accept: string | undefined
  readonly several: boolean
  readonly camera: boolean
  readonly disabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

interface HiddenInputProps extends DropZoneProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
}

const HiddenInput = ({ inputRef, accept, several, camera, onFiles }: HiddenInputProps) => (
  <input
    ref={inputRef}
    type="file"
    multiple={several}
    accept={accept}
    capture={camera ? 'environment' : undefined}
    tabIndex={-1}
    aria-hidden="true"
    className="hidden"
    onChange={(event) => {
      onFiles([...(event.target.files ?? [])])
      // The same file may be chosen again after it was taken away.
      event.target.value = ''
    }}
  />
)

export const DropZone = (props: DropZoneProps) => {
  const { camera, disabled, onFiles } = props
  const say = useText('ui')
  const chosen = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors',
        over ? 'border-action bg-action-soft' : 'border-line-strong bg-surface',
      )}
    >
      <Icon name={camera ? 'image' : 'upload'} size={26} className="text-ink-faint" />
      <span className="text-md text-ink-soft max-md:hidden">{say('dropFiles')}</span>
      <div className="flex flex-wrap justify-center gap-2">
        {camera && (
          <Button disabled={disabled} icon="camera" onClick={() => taken.current?.click()} className="md:hidden">
            {say('takePhoto')}
          </Button>
        )}
        <Button disabled={disabled} icon="plus" onClick={() => chosen.current?.click()}>{say('chooseFiles')}</Button>
      </div>
      <HiddenInput {...props} camera={false} inputRef={chosen} />
      {camera && <HiddenInput {...props} inputRef={taken} />}
    </div>
  )
}
