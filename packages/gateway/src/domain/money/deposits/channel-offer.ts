import type { BrandIdentity } from '../../../config/brand';
import type { Database } from '../../../db/database';

/** The part of a brand that decides which channels it offers. */
export type ChannelOffer = Pick<BrandIdentity, 'depositChannels'>;

/**
 * The channels that a brand offers now, in the order of the page: those that no operator has closed and that the brand does not
 * leave out. The list for members, new orders and requests to support all read them here. Open orders can still be paid.
 */
export const offeredChannels = (db: Database, { depositChannels }: ChannelOffer) => {
  const channels = db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('rank')
    .orderBy('code');
  if (depositChannels === undefined) return channels;
  return channels.where((each) => each('code', '=', each.fn.any(each.val([...depositChannels]))));
};
