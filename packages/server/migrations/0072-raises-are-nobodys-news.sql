-- How often somebody raised is nobody's to count: a raise is told to its shop and the office, to no seller any more.
do $$
declare
  was text := pg_get_functiondef('submit_bids'::regproc);
  becomes text := replace(was,
    $old$coalesce(partner_id::text, '')
        || ' ' || coalesce(exhibit_id::text, '')$old$,
    $new$case when own_won is null then coalesce(partner_id::text, '')
        || ' ' || coalesce(exhibit_id::text, '') else ' ' end$new$);
begin
  if becomes = was then
    raise exception 'submit_bids is another one than this was written for';
  end if;
  execute becomes;
end $$;
