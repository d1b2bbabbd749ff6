// A turn at printing for whoever asks over HTTP: everything that a print reads, draws and keeps happens in it.
import { openGate } from '../call/gate.ts'

// While one is drawn another reads or keeps. Fifty at once wait here with nothing in their hands, so that no burst of
// theirs stands before bids at the database; whoever comes later is asked to come again.
const gate = openGate({ places: 2, waitingMax: 60, waitMs: 15_000 })

export const inPrintTurn = gate.pass
