// The demo world without its partners and cars: who is there, where they belong, and who still waits to be let in.
import { paperPicture } from './paper.ts'
import { demoMoney } from './money.ts'
import { paperPdf } from './paper-pdf.ts'
import { demoKeyHolders, demoOperator, demoPassword, demoPeople, demoYard } from './people.ts'
import { demoApplicants, demoShops } from './shops.ts'
import { demoViolations } from './violations.ts'

interface DemoPaper {
  readonly ending: 'pdf' | 'png'
  readonly contentType: 'application/pdf' | 'image/png'
  readonly content: Uint8Array
}

/** What people photograph is a picture; an extract of the register comes as a document. */
const paperOf = (kind: string): DemoPaper =>
  kind === 'corporateRegistration'
    ? { ending: 'pdf', contentType: 'application/pdf', content: paperPdf() }
    : { ending: 'png', contentType: 'image/png', content: paperPicture(kind) }

export const demoWorld = {
  operator: demoOperator, yard: demoYard, people: demoPeople, shops: demoShops, applicants: demoApplicants,
  money: demoMoney, violations: demoViolations,
  password: demoPassword,
  paper: paperOf, keyHolders: [...demoPeople.map(({ uid }) => uid), ...demoKeyHolders],
} as const

const troubles = {
  restricted: 'restricted', locked: 'locked by wrong passwords', suspended: 'suspended', left: 'has left',
} as const

/** Every login with one short phrase; all have the same password. */
export const demoLogins: readonly { readonly uid: string; readonly name: string; readonly does: string }[] = [
  ...demoPeople.map(({ uid, name, does }) => ({ uid, name, does })),
  ...demoShops.flatMap((shop) => shop.dealers.map(({ uid, name, owner, mayBid, trouble }) => {
    const place = `${owner} of ${shop.name}${mayBid ? '' : ', may not bid'}`
    const stopped = shop.stopped === null ? '' : `, shop ${shop.stopped === 'close' ? 'closed' : 'suspended'}`
    return { uid, name, does: `${place}${stopped}${trouble === null ? '' : `, ${troubles[trouble]}`}` }
  })),
  ...demoApplicants.map(({ uid, name, rejected, triesAgain }) => {
    const last = rejected === null || triesAgain ? 'under review' : 'rejected'
    return { uid, name, does: `applicant, ${last}` }
  }),
]
