import type { BrandIdentity } from '../../../config/brand';
import type { Database } from '../../../db/database';

/** What decides which channels a brand offers. */
export interface ChannelOffer extends Pick<BrandIdentity, 'depositChannels'> {
  /**
   * Whether the channel was offered before, to a request that is carried out now. Then only a channel that operators have closed
   * since is refused; every other condition was met when it was offered.
   */
  readonly isPromised?: boolean;
}

/**
 * The channels that a brand offers now, in the order of the page: those that no operator has closed and that the brand does not
 * leave out. The list for members, new orders and requests to support all read them here. Open orders can still be paid.
 */
export const offeredChannels = (db: Database, { depositChannels, isPromised }: ChannelOffer) => {
  const channels = db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('rank')
    .orderBy('code');
  if (isPromised || depositChannels === undefined) return channels;
  return channels.where((each) => each('code', '=', each.fn.any(each.val([...depositChannels]))));
};
