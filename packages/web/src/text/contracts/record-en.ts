// The printed record of a contract and its check, in English.
import type { TextOf } from '../text-of.ts'
import type { contractRecord as korean } from './record-ko.ts'

export const contractRecord: TextOf<typeof korean> = {
  record: 'Record',
  recordText: 'A PDF of parties, car, price, steps and papers.',
  recordNo: 'Record number',
  recordIssued: 'Issued',
  recordEdition: ({ edition }) => `Edition ${edition}`,
  recordComing: 'The record is being printed and appears here in a moment.',
  recordOpen: 'Get the PDF',
  recordCheck: 'Check a record',
  recordCheckText: 'Enter the number printed on it to see whether it is one of ours.',
  recordCheckVerb: 'Check',
  recordNoHint: 'Twelve letters and digits after R-.',
  recordNoWrong: 'Enter it as R-XXXX-XXXX-XXXX.',
  recordFound: 'This record is one of ours',
  recordReopened: 'One of ours, but its papers are being looked at again',
  recordReopenedText: 'A new record is issued once they are approved.',
  recordOlder: 'A newer record was issued',
  recordOlderText: 'The papers were looked at once more; this record holds no longer.',
  recordMissing: 'There is no such record',
  recordMissingText: 'Look at the number again: 0 and O, 1 and I are easily mistaken.',
  recordContractNo: 'Contract',
  recordKind: 'Kind',
  recordCar: 'Car',
  recordDone: 'Done',
  recordCompare: 'Compare a file',
  recordCompareText: 'Choose the PDF that you received; it is compared here and sent nowhere.',
  recordSame: 'It is the file that was issued.',
  recordOther: 'It is not the file that was issued: something may have been changed.',
}
