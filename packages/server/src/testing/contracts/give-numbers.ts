// While the jobs rest nobody asks the bank for numbers: of the cars that wait for one, every other one gets it here.
import type { AwardWorld } from './award-world.ts'

export const giveNumbers = async ({ sql }: Pick<AwardWorld, 'sql'>): Promise<void> => {
  await sql`
    update virtual_accounts
    set issued_at = app_now(), bank_key = 'key-' || id, bank_code = '088', account_number = '088' || left(id::text, 8)
    where state = 'opened' and issued_at is null and get_byte(uuid_send(id), 15) % 2 = 0`
}
