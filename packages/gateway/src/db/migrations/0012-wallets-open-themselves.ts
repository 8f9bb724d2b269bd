import type { Migration } from 'kysely';

/** Changed only `ledger_post`, which is in `../functions.ts` today. Databases remember its name, so it stays listed. */
export const walletsOpenThemselves: Migration = { up: async () => {} };
