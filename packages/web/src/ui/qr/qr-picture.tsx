// A QR code as a picture, drawn here: what it holds is told to nobody. Always dark on white, for readers of phones.
import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { qrSquaresOf } from '@bidyard/contract/shapes/qr/qr-code'

interface QrPictureProps {
  readonly text: string
  /** What it is, for those who cannot see it; what it holds must stand beside it as text. */
  readonly label: string
  readonly className?: string | undefined
}

const quiet = 4

export const QrPicture = ({ text, label, className }: QrPictureProps) => {
  const { size, path } = useMemo(() => {
    const squares = qrSquaresOf(text)
    const drawn = squares.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    return { size: squares.length + quiet * 2, path: drawn.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
