// What can be wrong with a file's announcement or content, in words for the person who uploads it.
import { Failure } from '../../../runtime/failure.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'

const words = {
  typeNotForUsage: {
    ko: '이 용도에는 사용할 수 없는 파일 형식입니다.', en: 'Files of this type are not taken for this use.',
  },
  tooLarge: { ko: '파일이 이 용도의 최대 크기를 넘습니다.', en: 'The file is larger than this use allows.' },
  notUploaded: { ko: '아직 업로드되지 않은 파일입니다.', en: 'Nothing has been uploaded yet.' },
  wrongType: {
    ko: '파일 내용이 알려준 형식과 다릅니다.', en: 'The content is of another type than was announced.',
  },
  wrongSize: { ko: '파일 크기가 알려준 크기와 다릅니다.', en: 'The size is not the one that was announced or allowed.' },
  tooManyPixels: { ko: '이미지의 가로·세로 크기가 너무 큽니다.', en: 'The picture has too many pixels.' },
} as const
export type ContentProblem = keyof typeof words

/** The answer of a schema error: its issue names the field, or `content` for the bytes themselves. */
export const contentFailure = (problem: ContentProblem, path: string, { language }: RequestFacts): Failure =>
  new Failure('BadRequestSchema', '0001.invalidBodySchema', [{ path, message: words[problem][language] }])
