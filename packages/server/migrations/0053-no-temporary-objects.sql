-- Lays an import's car codes in a table, for its one transaction: temporary ones went round the checks of the ledger.
create unlogged table incoming_car_codes (
  line integer not null, is_bad boolean not null, level text not null, code text not null, parent_level text,
  parent_code text, name_ko text, name_en text, origin text, from_year integer, to_year integer, fuel text
);
create index incoming_car_codes_by_code on incoming_car_codes (code, level);
