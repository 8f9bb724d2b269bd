import { type Migration, sql } from 'kysely';

/**
 * Lets a season have a row for each change of one of its matches, and a room one for each change of its stream. The version
 * before ignores such rows.
 */
export const furtherKinds: Migration = {
  async up(db) {
    await sql`
      alter table sport_overrides drop constraint sport_overrides_kind_check;
      alter table sport_overrides add constraint sport_overrides_kind_check
        check (kind in ('suspend', 'resume', 'move', 'correct', 'abandon', 'cancel', 'postpone', 'finish', 'match'));
      alter table room_acts drop constraint room_acts_kind_check;
      alter table room_acts add constraint room_acts_kind_check
        check (kind in ('mute', 'unmute', 'hold', 'release', 'remove', 'state', 'slow', 'stream'));
    `.execute(db);
  },
};
