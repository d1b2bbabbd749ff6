// What prints need beside the database: the storage of their files, what opens sealed columns, and our own address.
import type { Providers } from '../../providers/providers.ts'

export type PrintParts = Pick<Providers, 'storage' | 'sealer' | 'privateLinks' | 'personal' | 'publicUrl'>
