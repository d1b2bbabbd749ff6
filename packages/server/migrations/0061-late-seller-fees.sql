-- Bills that were open before the clock watched them: each is late once the day that it names is over in Seoul.
insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
select 'seller-fee', id, 'pay', 'seller', late.at, late.at
from seller_fees, lateral (
  select (date_trunc('day', due_at at time zone 'Asia/Seoul') + interval '1 day') at time zone 'Asia/Seoul'
) as late (at)
where state = 'billed';
