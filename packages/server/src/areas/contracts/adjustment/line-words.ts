// What is wrong with a line of a price cut, in the words of whoever asked for it.
import type { Language } from '@bidyard/contract/errors'
import type { Failure } from '../../../runtime/failure.ts'
import { type Fault, faulty } from '../../cars/for-other-areas.ts'
import type { FaultyLine, LineFault } from './adjustment-rules.ts'

const words: Readonly<Record<LineFault, { readonly part: string; readonly said: Fault['said'] }>> = {
  photos: {
    part: 'photoIds',
    said: { ko: '직접 올린 증빙사진을 첨부해 주세요.', en: 'Attach evidence photos that you uploaded yourself.' },
  },
  place: {
    part: 'damages', said: { ko: '손상된 부위를 선택해 주세요.', en: 'Choose the parts that are damaged.' },
  },
  disclosed: {
    part: 'damages',
    said: {
      ko: '입찰 전 점검표에 고지된 손상은 감가할 수 없습니다.',
      en: 'Damage that was disclosed before the bids is no reason for a price cut.',
    },
  },
}

export const faultyLines = (language: Language, faults: readonly FaultyLine[]): Failure =>
  faulty(language, faults.map(({ at, fault }) => ({
    path: `body.lines.${at}.${words[fault].part}`, said: words[fault].said,
  })))
