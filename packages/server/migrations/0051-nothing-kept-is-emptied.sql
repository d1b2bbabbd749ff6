-- A row trigger sees no truncate: what only grows, or is never thrown away, refuses to be emptied at once as well.
create trigger configuration_versions_whole before truncate on configuration_versions execute function refuse_change();
create trigger metadata_versions_whole before truncate on metadata_versions execute function refuse_change();
create trigger imports_whole before truncate on imports execute function refuse_change();
create trigger member_registration_consents_whole before truncate on member_registration_consents
  execute function refuse_change();
create trigger virtual_accounts_whole before truncate on virtual_accounts execute function refuse_change();
create trigger unmatched_payments_whole before truncate on unmatched_payments execute function refuse_change();
create trigger member_consents_whole before truncate on member_consents execute function refuse_change();
