// Enumerations of the audit area: which of the two logs, and what stands out in the month of one.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const logKind = enumeration('LogKind', {
  changes: ['변경 기록', 'Log of changes'],
  looks: ['열람 기록', 'Log of looks'],
})
export type LogKind = ValueOf<typeof logKind>

export const logFindingKind = enumeration('LogFindingKind', {
  behindGlass: ['봉인·민감정보 열람', 'Looked behind glass'],
  manyLooks: ['하루에 많은 열람', 'Many looks in a day'],
  atNight: ['심야 작업', 'Acts at night'],
  exports: ['내려받기', 'Exports'],
})
export type LogFindingKind = ValueOf<typeof logFindingKind>
