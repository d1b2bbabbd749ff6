-- Whoever writes people, logins or shops leaves marks: of two who come with the same the second waits for the first.

-- A row lies here within its own transaction alone, which takes it away at once: what others meet is its mark in the
-- key, and of marks, unlike of locks, a transaction may leave any number.
create unlogged table held_marks (
  mark_hash bytea primary key check (octet_length(mark_hash) = 32)
);

-- One mark or a thousand: no plan fits both.
create function hold_marks(marks bytea[]) returns void language plpgsql
  set plan_cache_mode = force_custom_plan as $$
begin
  -- In one order for all who hold several at once. Whoever comes twice may meet another in a circle, which PostgreSQL
  -- undoes and the act begins again.
  insert into held_marks select distinct mark from unnest(marks) as mark order by mark on conflict do nothing;
  delete from held_marks where mark_hash = any(marks);
end $$;
