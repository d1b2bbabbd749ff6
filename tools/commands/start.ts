// `npm start`: builds the web if needed and runs the program.
import { buildWeb } from '../build-web.ts'

await buildWeb()
await import('../../packages/server/src/main.ts')
