// Files as another system leaves them: members with their shops, and the auctions it has had.
import { writeFile } from 'node:fs/promises'
import { freshBusinessNumber } from '../../packages/server/src/testing/make.ts'

const membersOfShop = 4
const dayMs = 86_400_000

const written = async (path: string, header: string, lines: readonly string[]): Promise<void> =>
  writeFile(path, `${header}\n${lines.join('\n')}\n`)

const memberHeader = 'username,name,birthday,phoneNumber,ownerType,businessNumber,shopName,registrationType,'
  + 'representativeName,shopPhoneNumber'

/** Four of each shop, the first of them its owner. */
export const writeMembers = (path: string, rows: number, round: number): Promise<void> => {
  let shop = ''
  return written(path, memberHeader, Array.from({ length: rows }, (_, at) => {
    const isOwner = at % membersOfShop === 0
    if (isOwner) shop = freshBusinessNumber()
    const birthday = new Date(Date.UTC(1970, 0, 1) + (at % 10_000) * dayMs).toISOString().slice(0, 10)
    const phone = `010${String(10_000_000 + round * rows + at)}`
    const facts = isOwner ? `새빛모터스 ${at},personal,홍길동,0212345678` : ',,,'
    return `bench_${round}_${at},홍길동,${birthday},${phone},${isOwner ? 'owner' : 'employee'},${shop},${facts}`
  }))
}

const auctionHeader = 'system,auctionNo,result,kind,carNumber,maker,model,detailModel,modelYear,odometerKm,fuel,region,'
  + 'openedAt,closedAt,bidCount,amountWon'

/** Two of three sold, a hundred a day. */
export const writePastAuctions = (path: string, rows: number, round: number): Promise<void> =>
  written(path, auctionHeader, Array.from({ length: rows }, (_, at) => {
    const closedAt = Date.UTC(2025, 0, 1) - Math.floor(at / 100) * dayMs
    const [opened, closed] = [closedAt - 2 * dayMs, closedAt].map((ms) =>
      `${new Date(ms).toISOString().slice(0, 10)} 14:00`)
    const isSold = at % 3 > 0
    const plate = `${100 + at % 900}가${1_000 + at % 9_000}`
    return `bench${round},N-${at},${isSold ? 'sold' : 'unsold'},self,${plate},현대,그랜저,그랜저 IG,${2_015 + at % 10},`
      + `${at * 7 % 200_000},gasoline,seoul,${opened},${closed},${isSold ? 3 : 0},${isSold ? 9_000_000 + at * 100 : ''}`
  }))
