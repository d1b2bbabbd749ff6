-- An import whose work failed so often that nobody tries it again by itself says so, and may be begun anew.
alter table order_imports add column failed_at timestamptz;
