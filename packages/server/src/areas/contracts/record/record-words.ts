// How a printed record says money and moments, as Korean papers do.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { seoulOf } from '../../../runtime/seoul.ts'

const weekdays = ['일', '월', '화', '수', '목', '금', '토']

export const wonText = (won: number): string => `${won.toLocaleString('ko-KR')}원`

export const momentText = (moment: Date): string => {
  const shown = seoulOf(moment)
  const [day = '', time = ''] = shown.toISOString().split('T')
  return `${day.replaceAll('-', '.')} (${weekdays[shown.getUTCDay()]}) ${time.slice(0, 5)}`
}

export const modelText = (model: CarModel | null): string =>
  model === null ? '–' : [
    model.maker.name, (model.detailModel ?? model.model).name, model.grade?.name, model.detailGrade?.name,
  ].filter((part) => part !== undefined).join(' ')
