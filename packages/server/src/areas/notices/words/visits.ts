// What sellers are told of a visit to their car or of the end of an own check, and an inspector of visits to make.
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofCar, person, saying, timeIn, toCar } from './saying.ts'

const ofVisit = { ...person, ...ofCar, visitAt: z.iso.datetime() }

export const visitReserved = saying(z.object(ofVisit), {
  path: toCar,
  phone: {
    title: '점검 방문 예약 안내',
    lines: [
      '차량 #{차량번호}의 점검 방문이 예약되었습니다. 일시: #{일시}',
      '시간이 맞지 않으면 방문 전에 취소하고 다시 예약해 주세요.',
    ],
    values: ({ carNumber, visitAt }) => ({ 차량번호: carNumber, 일시: timeIn('ko', visitAt) }),
  },
  ko: {
    title: '점검 방문이 예약되었습니다',
    lines: ({ carNumber, visitAt }) => [
      `차량 ${carNumber}의 점검 방문이 예약되었습니다. 일시: ${timeIn('ko', visitAt)}`,
      '시간이 맞지 않으면 방문 전에 취소하고 다시 예약해 주세요.',
    ],
  },
  en: {
    title: 'A visit to your car is reserved',
    lines: ({ carNumber, visitAt }) => [
      `An inspector comes to your car ${carNumber} on ${timeIn('en', visitAt)} (Seoul).`,
      'If you cannot be there, call the visit off before and choose another time.',
    ],
  },
})

export const visitFellThrough = saying(z.object({
  ...ofVisit, why: z.enum(['callOff', 'noShow']), reason: z.string().max(limits.reason),
}), {
  path: toCar,
  phone: {
    title: '점검 방문 재예약 안내',
    lines: [
      '차량 #{차량번호}의 점검 방문(#{일시})이 취소되었거나 진행되지 못했습니다.',
      '사유: #{사유}',
      '새 방문 일시를 예약해 주세요.',
    ],
    values: ({ carNumber, visitAt, reason }) => ({
      차량번호: carNumber, 일시: timeIn('ko', visitAt), 사유: reason,
    }),
  },
  ko: {
    title: ({ why }) => (why === 'callOff' ? '점검 방문이 취소되었습니다' : '점검 방문이 진행되지 못했습니다'),
    lines: ({ carNumber, visitAt, why, reason }) => [
      why === 'callOff'
        ? `차량 ${carNumber}의 ${timeIn('ko', visitAt)} 점검 방문이 취소되었습니다.`
        : `차량 ${carNumber}의 ${timeIn('ko', visitAt)} 점검 방문에서 차량을 점검하지 못했습니다.`,
      `사유: ${reason}`, '새 방문 일시를 예약해 주세요.',
    ],
  },
  en: {
    title: ({ why }) => (why === 'callOff' ? 'A visit to your car was called off' : 'A visit to your car was missed'),
    lines: ({ carNumber, visitAt, why, reason }) => [
      why === 'callOff'
        ? `The visit to your car ${carNumber} on ${timeIn('en', visitAt)} (Seoul) was called off.`
        : `The inspector could not check your car ${carNumber} on ${timeIn('en', visitAt)} (Seoul).`,
      `Reason: ${reason}`, 'Choose another time for the visit.',
    ],
  },
})

export const checkAbandoned = saying(z.object({ ...person, ...ofCar, reason: z.string().max(limits.reason) }), {
  path: toCar,
  phone: {
    title: '차량 상태 점검 중단 안내',
    lines: [
      '차량 #{차량번호}의 작성 중이던 차량 상태 점검을 담당자가 중단했습니다.',
      '사유: #{사유}',
      '점검 방문이 예약되면 알려 드리며, 그 전에는 다시 작성하실 수 있습니다.',
    ],
    values: ({ carNumber, reason }) => ({ 차량번호: carNumber, 사유: reason }),
  },
  ko: {
    title: '차량 상태 점검이 중단되었습니다',
    lines: ({ carNumber, reason }) => [
      `차량 ${carNumber}의 작성 중이던 차량 상태 점검을 담당자가 중단했습니다.`, `사유: ${reason}`,
      '점검 방문이 예약되면 알려 드리며, 그 전에는 다시 작성하실 수 있습니다.',
    ],
  },
  en: {
    title: 'The check of your car was ended',
    lines: ({ carNumber, reason }) => [
      `The office ended your check of the car ${carNumber}, which was not complete.`, `Reason: ${reason}`,
      'You hear of it when a visit is reserved; until then you may tell of the car anew.',
    ],
  },
})

const ofOwnVisit = {
  ...person, checkId: z.uuid(), carNumber: ofCar.carNumber, visitAt: z.iso.datetime(),
}
const toCheck = ({ checkId }: { readonly checkId: string }): string => `/office/checks/${checkId}`

export const visitAssigned = saying(z.object(ofOwnVisit), {
  path: toCheck,
  ko: {
    title: '방문 점검을 맡으셨습니다',
    lines: ({ carNumber, visitAt }) => [`${timeIn('ko', visitAt)} 차량 ${carNumber} 점검을 맡으셨습니다.`],
  },
  en: {
    title: 'A visit is yours to make',
    lines: ({ carNumber, visitAt }) => [
      `You look at the car ${carNumber} on ${timeIn('en', visitAt)} (Seoul).`,
    ],
  },
})

/** Letters of before do not say whether somebody else goes. */
export const visitCalledOff = saying(z.object({ ...ofOwnVisit, isOthers: z.boolean().optional() }), {
  path: toCheck,
  ko: {
    title: ({ isOthers }) => (isOthers === true ? '방문 점검의 점검원이 바뀌었습니다' : '방문 점검이 취소되었습니다'),
    lines: ({ carNumber, visitAt }) => [`${timeIn('ko', visitAt)} 차량 ${carNumber} 방문은 가지 않으셔도 됩니다.`],
  },
  en: {
    title: ({ isOthers }) => (isOthers === true ? 'A visit is no longer yours' : 'A visit was called off'),
    lines: ({ carNumber, visitAt }) => [
      `You need not go to the car ${carNumber} on ${timeIn('en', visitAt)} (Seoul).`,
    ],
  },
})
