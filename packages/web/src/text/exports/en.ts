// Lists and everything of a shop as files, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  export: 'Export',
  as: ({ format }) => `As ${format}`,
  listAs: ({ list, format }) => `${list} · ${format}`,
  title: ({ list, format }) => `${list} · as ${format}`,
  personal: 'It holds names or numbers of people. Who took it, and why, stays in the access log. '
    + 'Delete the file afterwards.',
  happens: 'The download goes on when you close this.',
  verb: 'Download',
  asking: 'Getting ready',
  running: 'Downloading',
  done: 'Downloaded',
  rowsSoFar: ({ written, rows }) => `${written} of about ${rows} ${rows === '1' ? 'row' : 'rows'}`,
  rowsDone: ({ written }) => (written === '1' ? '1 row' : `${written} rows`),
  stop: 'Stop',
  close: 'Close',
  stopped: 'Stopped',
  stoppedText: 'What has come so far is no whole file: delete it.',
  broken: 'The download broke off',
  brokenText: 'The file is not whole. Download it again from the beginning.',
  everything: 'Download everything',
  shopTitle: ({ name }) => `Download everything of ${name}?`,
  shopHappens: 'The shop, its members, bids, contracts, amounts, deposits and violations as CSV files, and the papers '
    + 'of contracts, violations and registrations that you may see, in one archive; no copies of identity cards. '
    + 'Who took it, and why, stays in the access log.',
}
