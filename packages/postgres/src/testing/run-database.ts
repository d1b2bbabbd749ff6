// A program that holds a database until its input closes: what the tests start, kill and start again.
import { startPostgres } from '../launcher.ts'

const [, , folder = ''] = process.argv
const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const database = await startPostgres({ folder })
  say({ ownerUrl: database.ownerUrl, pid: database.pid, port: database.port })
  process.stdin.on('end', () => void database.stop().then(() => process.exit(0))).resume()
} catch (error) {
  say({ refusal: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
