import type { Database } from '../db/database';
import { demoMember } from './people';

/** The demo member, to whom most seed data belongs; undefined in a database that was filled without it. */
export const findDemoMember = (db: Database): Promise<{ id: string } | undefined> =>
  db.selectFrom('members').select('id').where('account', '=', demoMember.account).executeTakeFirst();
