import { type CallResponse, errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayMs } from '../../../durations';
import { newId } from '../../../ids';
import { checkPicture } from '../../picture-type';
import type { Throttle } from '../sessions/throttle';

/** How long a picture is kept that no request names, and one after its request has ended, ms. */
export const evidenceRetention = { unattached: dayMs, ended: 90 * dayMs };
/** Uploads of a member in a quarter of an hour. */
const uploads = 20;

interface Ports {
  db: Database;
  clock: Clock;
  throttle: Throttle;
}

/** Pictures that members upload as evidence for a profile change. They show identity papers, so they are deleted early. */
export const createEvidence = ({ db, clock, throttle }: Ports) => ({
  /** @throws BusinessError 10003 for another type of file or one that is too large, 20004 for too many. */
  async add(memberId: string, data: string): Promise<CallResponse<'evidenceAdd'>> {
    const { type, picture } = checkPicture(data);
    // guard: evidence-of-member
    await throttle.consume(`evidence:${memberId}`, uploads);
    const at = momentOf(clock);
    const id = newId(at);
    await db
      .insertInto('evidence')
      .values({ id, member_id: memberId, change_id: null, type, picture, at })
      .execute();
    return { id };
  },

  /** @throws BusinessError 20201 for an unknown picture or one of another member. */
  async picture(memberId: string, id: string): Promise<CallResponse<'evidencePicture'>> {
    const row = await db
      .selectFrom('evidence')
      .selectAll()
      .where('id', '=', id)
      // guard: picture-of-its-member
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return { id, type: row.type, data: row.picture.toString('base64') };
  },

  /** Deletes the pictures whose retention has ended. */
  async removeExpired(): Promise<void> {
    const before = (age: number) => new Date(clock.now() - age);
    await db
      .deleteFrom('evidence')
      .where('change_id', 'is', null)
      .where('at', '<', before(evidenceRetention.unattached))
      .execute();
    await db
      .deleteFrom('evidence')
      .where('change_id', 'in', (each) =>
        each
          .selectFrom('profile_changes')
          .select('id')
          .where('ended_at', '<', before(evidenceRetention.ended)),
      )
      .execute();
  },
});
