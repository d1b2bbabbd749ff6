-- Running numbers that people read aloud: the hundred thousandth has six digits, where it lost its last one before.

create function running_no(letter text, moment timestamptz, running bigint)
returns text language sql stable as $$
  select letter || to_char(moment at time zone 'Asia/Seoul', 'YYMM') || '-'
    || lpad(running::text, greatest(5, length(running::text)), '0')
$$;

create or replace function new_member_no() returns text language sql volatile as $$
  select running_no('M', app_now(), nextval('member_numbers'))
$$;
create or replace function new_amount_no() returns text language sql volatile as $$
  select running_no('F', app_now(), nextval('amount_numbers'))
$$;
create or replace function new_violation_no() returns text language sql volatile as $$
  select running_no('V', app_now(), nextval('violation_numbers'))
$$;
create or replace function new_order_no() returns text language sql volatile as $$
  select running_no('S', app_now(), nextval('order_numbers'))
$$;
create or replace function new_auction_no() returns text language sql volatile as $$
  select running_no('A', app_now(), nextval('auction_numbers'))
$$;
create or replace function new_contract_no() returns text language sql volatile as $$
  select running_no('C', app_now(), nextval('contract_numbers'))
$$;
