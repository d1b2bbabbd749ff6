// What an upload is, and which files are refused before anything is sent.

export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed'

export interface Upload<Result = unknown> {
  readonly id: string
  readonly file: File
  readonly state: UploadState
  /** 0 to 100 */
  readonly percent: number
  /** What went wrong, for the person to read. */
  readonly problem?: string | undefined
  readonly result?: Result | undefined
}

export interface UploadLimits {
  /** As the `accept` of an input: `image/*,.pdf`. */
  readonly accept?: string | undefined
  readonly bytesMax?: number | undefined
  readonly filesMax?: number | undefined
}

export type Refusal = 'emptyFile' | 'fileTooLarge' | 'fileTypeRefused' | 'tooManyFiles'

const fits = ({ name, type }: Pick<File, 'name' | 'type'>, pattern: string): boolean => {
  const wanted = pattern.trim().toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

/** `already` counts the files that are there before this one. */
export const refusalOf = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  already: number,
  limits: UploadLimits,
): Refusal | null => {
  const { accept, bytesMax, filesMax } = limits
  if (filesMax !== undefined && already >= filesMax) return 'tooManyFiles'
  if (accept !== undefined && !accept.split(',').some((pattern) => fits(file, pattern))) return 'fileTypeRefused'
  if (file.size === 0) return 'emptyFile'
  return bytesMax !== undefined && file.size > bytesMax ? 'fileTooLarge' : null
}
