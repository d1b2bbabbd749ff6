-- Whoever writes people holds who they are: of two who come with the same at once the second waits for the first.

-- A row lies here within its own transaction alone, which takes it away at once: what others meet is its mark in the
-- key, and of marks, unlike of locks, a transaction may leave any number.
create unlogged table held_identities (
  identity_hash bytea primary key check (octet_length(identity_hash) = 32)
);

-- One hash or a thousand: no plan fits both.
create function hold_identities(hashes bytea[]) returns void language plpgsql
  set plan_cache_mode = force_custom_plan as $$
begin
  -- In one order for all, so that nobody waits in a circle.
  insert into held_identities select distinct hash from unnest(hashes) as hash order by hash on conflict do nothing;
  delete from held_identities where identity_hash = any(hashes);
end $$;
