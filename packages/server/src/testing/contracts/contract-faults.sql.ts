// Where a contract and what hangs on it do not agree: bid, bidder, order, auction, money, and who is waited for.
import type { AwardWorld } from './award-world.ts'

/** Nothing is wrong when it is empty. */
export const listContractFaults = async ({ sql }: Pick<AwardWorld, 'sql'>): Promise<readonly string[]> => {
  const rows = await sql<{ fault: string }[]>`
    with around as (
      select contracts.*, orders.state as order_state, auctions.state as auction_state,
        biddings.state as bidding_state, bidders.state as bidder_state,
        (select state from amounts where contract_id = contracts.id and kind = 'carPrice'
          order by created_at desc limit 1) as price_state,
        (select total_won from amounts where contract_id = contracts.id and kind = 'carPrice'
          order by created_at desc limit 1) as asked_won,
        exists (select from contracts later where later.bidding_id = contracts.bidding_id
          and later.created_at > contracts.created_at) as is_followed
      from contracts join orders on orders.id = contracts.order_id join auctions on auctions.id = contracts.auction_id
        join biddings on biddings.id = contracts.bidding_id
        join auction_bidders bidders on bidders.id = contracts.bidder_id
    ), stages as (
      select around.*, case
        when state in ('salesDecision', 'purchaseDecision')
          then 'biddingCompleted contract awardReserved awardInProgress'
        when state in ('tradeScheduling', 'tradeResult', 'deliveryScheduling', 'lienConfirmation', 'payment')
          then 'awarded contract awarded awardCompleted'
        when state in ('takeoverConfirmation', 'screening') then 'depositCompleted contract awarded winner'
        when state = 'done' then 'completed done done completed'
      end as expected, concat_ws(' ', order_state, auction_state, bidding_state, bidder_state) as found
      from around
    )
    select contract_no || ': ' || state || ' beside ' || found as fault from stages
      where expected is not null and expected <> found
    union all
    select contract_no || ': cancelled, and its bid is ' || bidding_state || ' ' || bidder_state from stages
      where state = 'cancelled' and not is_followed
        and (bidding_state in ('awardReserved', 'awarded', 'done')
          or bidder_state in ('awardInProgress', 'awardCompleted', 'winner', 'completed'))
    union all
    select contract_no || ': cancelled, and still to be paid' from stages
      where state = 'cancelled' and exists (select from amounts where contract_id = stages.id
        and kind in ('carPrice', 'fee') and amounts.state in ('expected', 'billed'))
    union all
    select contract_no || ': ' || state || ' with a price that is ' || coalesce(price_state, 'nowhere') from stages
      where (state in ('takeoverConfirmation', 'screening', 'done')) <> (price_state is not distinct from 'paid')
        and state not in ('salesDecision', 'purchaseDecision', 'cancelled')
    union all
    select contract_no || ': a price of ' || price_won || ' is asked for as ' || asked_won from stages
      where state not in ('salesDecision', 'purchaseDecision', 'cancelled') and price_won <> asked_won
    union all
    select contract_no || ': nobody is waited for at ' || state from stages
      where state not in ('done', 'cancelled') and attention is null
        and not exists (select from deadlines where row_id = stages.id and next_at is not null and duty <> 'remind')
    union all
    select contract_no || ': over, and ' || duty || ' is waited for' from stages
      join deadlines on deadlines.row_id = stages.id and next_at is not null
      where state = 'cancelled'
    union all
    select contract_no || ': ' || stages.state || ', and the house holds ' || balance_won || ' for it' from stages
      join ledger_accounts held on held.kind = 'carMoneyHeld' and held.owner_id = stages.id and balance_won <> 0
      where stages.state = 'cancelled'
        or exists (select from seller_payouts where contract_id = stages.id and seller_payouts.state = 'paid')`
  return rows.map(({ fault }) => fault)
}
