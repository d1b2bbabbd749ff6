-- Papers were kept with the registration that brought them; they go with the account now, and what else was told then.
update data_erasures
set next_at = app_now(), kept = (
  select jsonb_agg(
    case when one ->> 'section' = 'papers' then one || jsonb_build_object('until', app_now()) else one end
    order by place)
  from jsonb_array_elements(kept) with ordinality as parts (one, place))
where erased_at is not null and kept @> '[{"section": "papers"}]';
