// A simulated history as CarHistory writes it: numbered fields, digits for days, an empty text where nothing was.
import { color, fuel } from '@bidyard/contract/enums'
import { claimTypes, fuels, kinds, success, uses } from '../car-history/car-history-codes.ts'
import type { SimulatedCar } from './simulated-car.ts'

const codeFor = (codes: Readonly<Record<string, string>>, value: string): string =>
  Object.keys(codes).find((code) => codes[code] === value) ?? ''
const digits = (day: string | null): string => (day ?? '').replaceAll('-', '')
const orNothing = <Item>(items: readonly Item[]): readonly Item[] | '' => (items.length === 0 ? '' : items)
const sum = (numbers: readonly number[]): string => String(numbers.reduce((total, one) => total + one, 0))

const specialFields = ({ life: { specials } }: SimulatedCar) => {
  const daysOf = (...wanted: readonly string[]): string[] =>
    specials.filter(({ kind }) => wanted.includes(kind)).map(({ on }) => digits(on))
  const [lost, stolen] = [daysOf('totalLoss'), daysOf('theft')]
  const floods = specials.filter(({ kind }) => kind.startsWith('flood'))
  return {
    r405: String(lost.length), 'r406-01': orNothing(lost), r407: String(floods.length),
    r408: orNothing(floods.map(({ kind, on }) =>
      ({ 'r408-01': digits(on), 'r408-02': kind === 'floodTotalLoss' ? '1' : '2' }))),
    'r408-01': orNothing(floods.map(({ on }) => digits(on))), r409: String(stolen.length), 'r410-01': orNothing(stolen),
  }
}

const claimFields = ({ life: { claims } }: SimulatedCar) => {
  const own = claims.filter(({ type }) => type !== 'otherCar')
  const others = claims.filter(({ type }) => type === 'otherCar')
  return {
    r401: String(own.length), r402: sum(own.map(({ paidWon }) => paidWon)),
    r403: String(others.length), r404: sum(others.map(({ paidWon }) => paidWon)), r501: String(claims.length),
    r502: orNothing(claims.map((claim) => ({
      'r502-01': codeFor(claimTypes, claim.type), 'r502-02': digits(claim.on), 'r502-03': String(claim.paidWon),
      'r502-04': claim.isOpen ? '1' : '0', 'r502-05': '', 'r502-06': String(claim.partsWon),
      'r502-07': String(claim.labourWon), 'r502-08': String(claim.paintWon), 'r502-15': String(claim.repairWon),
    }))),
  }
}

const changeFields = ({ plate, facts, life }: SimulatedCar) => {
  const kind = codeFor(kinds, plate.kind)
  const use = (one: string | null): string => codeFor(uses, one === 'rental' ? 'business' : one ?? 'private')
  return {
    r201: String(life.plateChanges.length), r203: digits(facts.firstRegisteredOn),
    r202: [
      {
        'r202-01': '01', 'r202-02': digits(facts.firstRegisteredOn), 'r202-03': life.firstCarNo, 'r202-04': kind,
        'r202-05': use(life.uses[0] ?? 'private'),
      },
      ...life.plateChanges.map((change) => ({
        'r202-01': '02', 'r202-02': digits(change.on), 'r202-03': change.carNo, 'r202-04': kind,
        'r202-05': use(change.use),
      })),
    ],
    r204: String(life.ownerChanges.length),
    r205: orNothing(life.ownerChanges.map((change) => ({
      'r205-01': '04', 'r205-02': digits(change.on), 'r202-04': kind, 'r202-05': use(change.use),
    }))),
  }
}

export const wireHistory = (car: SimulatedCar, asOf: string): object => {
  const { plate, facts, life } = car
  const isNow = plate.use === 'private' ? 'private' : 'business'
  return {
    r000: success, r001: digits(asOf), r002: plate.carNo, r003: digits(asOf), r004: String(facts.modelYear),
    r005: facts.model.detailModel?.name ?? facts.model.model.name, r101: facts.model.maker.name,
    r102: codeFor(kinds, plate.kind), r103: codeFor(uses, isNow), r104: String(facts.displacementCc ?? ''),
    r105: digits(facts.firstRegisteredOn), r106: codeFor(fuels, facts.fuel) || fuel.labels[facts.fuel].ko,
    r107: '', r108: '', r109: facts.color === null ? '' : color.labels[facts.color].ko, r111: '',
    r112: facts.model.grade?.name ?? '',
    ...changeFields(car),
    r301: life.uses.includes('government') ? 'Y' : 'N', r302: life.uses.includes('business') ? 'Y' : 'N',
    r303: life.uses.includes('rental') ? 'Y' : 'N',
    ...specialFields(car),
    ...claimFields(car),
    r510: String(life.uninsured.length),
    'r511-01': orNothing(life.uninsured.map(({ from, until }) => `${digits(from)}~${digits(until)}`)),
    r601: life.mileages.length > 0 ? 'Y' : 'N',
    r602: orNothing(life.mileages.map(({ on, km, source }) =>
      ({ 'r602-01': digits(on), 'r602-02': source, 'r602-03': String(km) }))),
    r701: '',
  }
}
