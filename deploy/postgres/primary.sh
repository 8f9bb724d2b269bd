#!/bin/sh
# Runs once on the first primary, after init.sh: the role of the standbys and the settings of replication. They hold from the next
# start on: until there are standbys, a commit would wait for one.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role pavilion_replication replication login password :'password';
-- For pg_rewind.
grant execute on function pg_ls_dir(text, boolean, boolean) to pavilion_replication;
grant execute on function pg_stat_file(text, boolean) to pavilion_replication;
grant execute on function pg_read_binary_file(text) to pavilion_replication;
grant execute on function pg_read_binary_file(text, bigint, bigint, boolean) to pavilion_replication;
SQL
echo "host replication pavilion_replication all scram-sha-256" >> "$PGDATA/pg_hba.conf"
echo "include '${REPLICATION_SETTINGS:-/etc/postgresql/replication.conf}'" >> "$PGDATA/postgresql.conf"
