// The life of a file: announced, uploaded and kept, deleted.
import { fileState } from '../enums/files.ts'
import { machine } from '../machine.ts'

export const fileMachine = machine('file', fileState, {
  create: { from: [], to: 'temp', by: 'owner' },
  commit: { from: ['temp'], to: 'commit', by: 'owner', guards: ['uploadedAsAnnounced'] },
  sweep: { from: ['temp'], to: 'deleted', by: 'clock', guards: ['tooOld'] },
  delete: {
    from: ['temp', 'commit'], to: 'deleted', by: ['owner', 'clock'],
    guards: ['nothingRefersToIt'],
    effect: 'by its owner, or at the end of its retention',
  },
})
