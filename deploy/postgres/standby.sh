#!/bin/sh
# Runs a server of a replicated database under the name $SERVER_NAME, which synchronous_standby_names lists. With an empty data
# folder it first copies the primary at $PRIMARY, a connection string such as "host=s1 port=5432".
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast \
    --dbname="$PRIMARY user=pavilion_replication password=$REPLICATION_PASSWORD dbname=pavilion"; do
    sleep 2
  done
fi
# The name under which it connects to a primary.
exec postgres -c cluster_name="$SERVER_NAME" "$@"
