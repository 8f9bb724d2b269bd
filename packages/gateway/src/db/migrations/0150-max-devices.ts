import { type Migration, sql } from 'kysely';

/** The setting `singleSession` became a number of devices. Its row stays for gateways of the version before. */
export const maxDevices: Migration = {
  async up(db) {
    await sql`
      insert into site_settings (key, value)
        select 'maxDevices', '1' from site_settings where key = 'singleSession' and value = 'true'
        on conflict do nothing;
    `.execute(db);
  },
};
