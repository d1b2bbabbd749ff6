// A simulated registration as AutoBegins writes it: Korean words, short codes, digits for days.
import {
  carKind, carOption, carUsage, color, origin, registrationStanding, seatColor,
} from '@bidyard/contract/enums'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { drives, fuels, success, sunroofs, transmissions } from '../auto-begins/auto-begins-codes.ts'

const codeFor = (codes: Readonly<Record<string, string>>, value: string | null): string =>
  Object.keys(codes).find((code) => codes[code] === value) ?? ''

const modelFields = ({ model: { maker, model, detailModel, grade, detailGrade } }: RegisterFacts) => ({
  makerCode: maker.code, makerName: maker.name, modelCode: model.code, modelName: model.name,
  modelDetailCode: detailModel?.code ?? '', modelDetailName: detailModel?.name ?? '',
  gradeCode: grade?.code ?? '', gradeName: grade?.name ?? '',
  gradeDetailCode: detailGrade?.code ?? '', gradeDetailName: detailGrade?.name ?? '',
})

export const wireRegister = (carNo: string, facts: RegisterFacts): object => ({
  resultCode: success,
  resultMsg: '성공',
  resultData: {
    carNumber: carNo, vinCode: facts.vin, kindName: carKind.labels[facts.kind].ko,
    useName: carUsage.labels[facts.usage].ko, carDomestic: origin.labels[facts.origin].ko,
    ...modelFields(facts),
    carYear: String(facts.modelYear), firstDate: facts.firstRegisteredOn.replaceAll('-', ''),
    displacement: String(facts.displacementCc ?? ''), fuel: codeFor(fuels, facts.fuel) || 'X',
    gearBox: codeFor(transmissions, facts.transmission), driveType: codeFor(drives, facts.drive),
    color: facts.color === null ? '' : color.labels[facts.color].ko,
    seatColor: facts.seatColor === null ? '' : seatColor.labels[facts.seatColor].ko,
    sunroof: codeFor(sunroofs, facts.sunroof), optionNames: facts.options.map((one) => carOption.labels[one].ko),
    seatCount: String(facts.seats ?? ''), engineType: facts.engineType ?? '',
    inspectEndDate: (facts.inspectedUntil ?? '').replaceAll('-', ''),
    standing: registrationStanding.labels[facts.standing].ko, seizureCount: String(facts.seizures ?? ''),
    mortgageCount: String(facts.mortgages ?? ''),
  },
})
