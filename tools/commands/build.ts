// `npm run build`: installs what is missing and builds the web, for a program that somebody else starts.
import { buildWeb } from '../build-web.ts'

await buildWeb()
