// Reads a sheet beside everything else that goes on; one that takes too long, or too much, is refused.
import type { Label } from '@bidyard/contract/enumeration'
import { askThread, type ThreadBounds, ThreadTooSlow } from '../../../runtime/threads/ask-thread.ts'
import type { Brought } from './rows-of-sheet.ts'

const tooMuch: Label = {
  ko: '파일을 끝까지 읽지 못했습니다. 빈 행과 서식을 지우고 차량 목록만 다시 저장해 주세요.',
  en: 'The file could not be read to its end. Delete empty rows and formats, and save the list of cars alone.',
}

export const sheetBounds: ThreadBounds = { ms: 60_000, megabytes: 768 }

const isTooMuch = (error: unknown): boolean => error instanceof ThreadTooSlow
  || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

export const readApart = (bytes: Uint8Array, bounds = sheetBounds): Promise<Brought> =>
  askThread<Brought>(new URL('./read-brought-thread.ts', import.meta.url), bytes, bounds)
    .catch((error: unknown) => {
      // Whatever else went wrong is no fault of the file: it is tried again.
      if (isTooMuch(error)) return { refusal: tooMuch }
      throw error
    })
