// Ends the database when its parent is gone, however the parent ended.
import { spawn } from 'node:child_process'
import type { DatabaseUser } from '../folder/database-user.ts'

// Its input closes when the parent dies. It works in the data folder, so that no path must be spelled,
// and compares the pid file, so that it never signals a stranger who got the number later.
const script = `
trap '' INT HUP TERM
read -r word
[ "$word" = done ] && exit 0
isOurs() { read -r first < postmaster.pid && [ "$first" = "$1" ]; } 2>/dev/null
isOurs "$1" && kill -INT "$1"
for second in 1 2 3 4 5 6 7 8; do
  isOurs "$1" && kill -0 "$1" || exit 0
  sleep 1
done
isOurs "$1" && kill -QUIT "$1"
`

/** Watches over a postmaster until told that it is done. */
export const startGuardian = (postmaster: number, data: string, user: DatabaseUser | undefined): (() => void) => {
  const guardian = spawn('/bin/sh', ['-c', script, 'bidyard-guardian', String(postmaster)], {
    ...user,
    cwd: data,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  // Without a guardian the next start clears up; a missing one must not end the caller.
  guardian.on('error', () => {})
  guardian.stdin.on('error', () => {})
  return () => guardian.stdin.end('done\n')
}
