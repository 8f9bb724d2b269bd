import { errorCodes, type RoomMessage } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../business-error';
import type { Database } from '../db/database';
import type { NewRow } from '../db/schema';
import type { TestGateway } from './test-gateway';

/** Opens a live room, in which every member may speak unless a test sets other rules. */
export const newRoom = async (
  gateway: TestGateway,
  id: string,
  details: Partial<NewRow<'rooms'>> = {},
): Promise<string> => {
  const name = JSON.stringify({ 'zh-CN': '直播间', en: 'Room' });
  await gateway.services.db
    .insertInto('rooms')
    .values({
      id,
      title: name,
      host: name,
      sport: 'football',
      competition: null,
      match_id: null,
      stream_url: null,
      rank: 1,
      ...details,
    })
    .execute();
  await gateway.services.siteState.set('speech', { speechStatus: 1, vipMin: 0, vipMax: 0 });
  gateway.services.rooms.forget();
  return id;
};

/** A stored message, or the code and data of its refusal. */
export type Said = RoomMessage | { code: number; data: unknown };

/** Waits for what was said. */
export const settle = (said: Promise<RoomMessage>): Promise<Said> =>
  said.catch((error: unknown) => {
    if (error instanceof BusinessError) return { code: error.code, data: error.data };
    throw error;
  });

/** The code of what was said: `success` when it was stored. */
export const codeOf = (said: Said): number => ('code' in said ? said.code : errorCodes.success);

/**
 * Runs something while another transaction holds locks, and commits that transaction once the other one waits for a lock or
 * has ended.
 */
export const whileLocked = async <Result>(
  { services: { db } }: TestGateway,
  lock: (transaction: Database) => Promise<unknown>,
  run: () => Promise<Result>,
): Promise<{ result: Result; waited: boolean }> => {
  let running: Promise<Result> | undefined;
  let hasEnded = false;
  let waited = false;
  const end = () => {
    hasEnded = true;
  };
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    running = run();
    running.then(end, end);
    while (!hasEnded && !waited) {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(transaction);
      waited = rows.length > 0;
    }
  });
  return { result: await (running as Promise<Result>), waited };
};
