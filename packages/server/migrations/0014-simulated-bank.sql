-- What the sandbox's stand-in for a bank remembers; the product itself never reads these tables.

-- A payment by virtual account, as that bank sees it.
create table simulated_payments (
  order_id text primary key check (char_length(order_id) between 6 and 64),
  payment_key text not null unique check (char_length(payment_key) between 1 and 200),
  -- The bank's own record: amounts, deposits, what was sent back.
  record jsonb not null,
  created_at timestamptz not null default app_now()
);
create index simulated_payments_by_age on simulated_payments (created_at desc, order_id);

-- What was answered under a key, so that asking again does nothing again.
create table simulated_answers (
  question text not null check (char_length(question) between 1 and 400),
  key text not null check (char_length(key) between 1 and 300),
  status int,
  answer jsonb,
  created_at timestamptz not null default app_now(),
  primary key (question, key)
);
create index simulated_answers_by_age on simulated_answers (created_at);

-- Notices are told again with growing pauses until they are answered as that bank expects.
create table simulated_notices (
  id uuid primary key default new_id(),
  order_id text not null,
  body text not null,
  tries int not null default 0 check (tries between 0 and 8),
  -- Empty once it was understood, or given up.
  next_at timestamptz,
  -- The status of the last answer, or a word where there was none.
  last_answer text,
  created_at timestamptz not null default app_now()
);
create index simulated_notices_due on simulated_notices (next_at) where next_at is not null;
create index simulated_notices_of_order on simulated_notices (order_id, created_at);
