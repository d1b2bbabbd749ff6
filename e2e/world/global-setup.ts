// Builds the web application once, before stories run side by side.
import { buildWeb } from '../../tools/build-web.ts'

const setUp = async (): Promise<void> => {
  await buildWeb()
}
export default setUp
