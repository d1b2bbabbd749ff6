#!/bin/sh
# Run once by the image of PostgreSQL, when it makes the database: the role that the program works as, which owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --set=role="$PROGRAM_ROLE" --set=password="$PROGRAM_PASSWORD" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role :"role" login password :'password';
SQL
