// Who works on a visit at its car: fewer than may ask for the same about a car of the house's own.
import { inspectingParts } from '@bidyard/contract/shapes/work/attended'
import type { Asked } from '../../../../api/may-ask.tsx'

export const atTheCar: Asked = { who: ['staff'], parts: inspectingParts }
