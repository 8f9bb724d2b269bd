import { type CallResponse, errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { dayMs } from '../../durations';
import { newId } from '../../ids';
import { networkOf, type Origin, type Throttle } from '../members';
import { checkPicture } from '../picture-type';
import { type Owner, ownerColumns, ownerKey } from './owner';

/** Age at which a picture that no message refers to is deleted, ms. */
const looseRetention = dayMs;
/** Most uploads in 15 minutes, of one customer and of all visitors in one network. */
const uploads = { ofOwner: 20, ofNetwork: 40 };

interface Ports {
  db: Database;
  clock: Clock;
  throttle: Throttle;
}

/** Pictures in messages of customers. Support sends none. */
export const createSupportPictures = ({ db, clock, throttle }: Ports) => ({
  /** @throws BusinessError 10003 for another type of file or one that is too large, 20004 for too many. */
  async add(owner: Owner, data: string, { address }: Origin): Promise<CallResponse<'supportPictureAdd'>> {
    const { type, picture } = checkPicture(data);
    // guard: support-pictures-of-customer
    await throttle.consume(`support-picture:${ownerKey(owner)}`, uploads.ofOwner);
    // guard: support-pictures-of-network
    if ('device' in owner)
      await throttle.consume(`support-picture:network:${networkOf(address)}`, uploads.ofNetwork);
    const at = momentOf(clock);
    const id = newId(at);
    await db
      .insertInto('support_pictures')
      .values({ id, ...ownerColumns(owner), message_id: null, type, picture, at })
      .execute();
    return { id };
  },

  /** @throws BusinessError 20201 for an unknown picture or one of another customer. */
  async picture(owner: Owner, id: string): Promise<CallResponse<'supportPicture'>> {
    const row = await db
      .selectFrom('support_pictures')
      .selectAll()
      .where('id', '=', id)
      // guard: support-picture-of-its-customer
      .where((each) =>
        'memberId' in owner ? each('member_id', '=', owner.memberId) : each('device', '=', owner.device),
      )
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    return { id, type: row.type, data: row.picture.toString('base64') };
  },

  /** Deletes pictures older than a day that no message refers to. */
  async removeExpired(): Promise<void> {
    await db
      .deleteFrom('support_pictures')
      .where('message_id', 'is', null)
      .where('at', '<', new Date(clock.now() - looseRetention))
      .execute();
  },
});
