// A process of its own that compares the search table with its source until it is done, or killed.
import { product } from '../../product.ts'
import { openDatabase } from '../../runtime/database/database.ts'
import { openLog } from '../../runtime/log.ts'
import { openActs } from '../../runtime/work/acts.ts'
import { compareSearch } from '../../areas/auctions/search/run-search.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('no database was named')
const database = openDatabase({ url, connections: 2 })
const act = openActs({ database, reactions: product.reactions, enqueueIn: () => async () => {} })
await compareSearch({}, { database, act, signal: new AbortController().signal, log: openLog('error') })
await database.close()
