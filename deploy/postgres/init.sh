#!/bin/sh
# Runs once, when the data folder is created: the role of the gateways, which only reads and writes rows. The owner of the tables
# is POSTGRES_USER, for migrations.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$SERVICE_PASSWORD" <<'SQL'
create role pavilion_service login password :'password';
-- For the metrics of replication.
grant pg_monitor to pavilion_service;
SQL
