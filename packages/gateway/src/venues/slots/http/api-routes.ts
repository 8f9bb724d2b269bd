import { roundParsers, type SlotRound } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { FastifyInstance } from 'fastify';
import { success } from '../../../http/envelope';
import { roundBody } from '../../game-page';
import type { VenuePort } from '../../venue-port';
import { describeTitle, type TitleDescription } from '../describe-title';
import { drawTitleRound } from '../draw-round';
import type { RandomSource } from '../random-source';
import type { Title } from '../title';
import { playerOf } from './player';
import { readStake } from './read-stake';

/** Answer of the session call. Amounts are decimal text. */
export type SlotSession = TitleDescription & { readonly balance: string };

/** Answer of the spin call; a repeated key gets the same round. */
export interface SlotSpin extends SlotRound {
  readonly id: string;
  readonly payout: string;
  readonly balance: string;
}

/** Caches descriptions: they take some milliseconds to compute and do not change. */
const createDescriptionCache = () => {
  const known = new Map<Title, TitleDescription>();
  return (title: Title): TitleDescription => {
    const description = known.get(title) ?? describeTitle(title);
    known.set(title, description);
    return description;
  };
};

/** The calls of the slot game client. */
export const slotCalls =
  (port: VenuePort, random: RandomSource) =>
  (api: FastifyInstance): void => {
    const describe = createDescriptionCache();

    api.post('/session', async (request) => {
      const { session, title } = await playerOf(port, request);
      const balance = formatMinor(await port.balance(session));
      return success<SlotSession>({ ...describe(title), balance });
    });

    api.post<{ Body: { key: string; stake: string } }>(
      '/spin',
      { schema: { body: roundBody }, bodyLimit: 1024 },
      async (request) => {
        const { session, title } = await playerOf(port, request);
        const stake = readStake(title, request.body.stake);
        const drawn = drawTitleRound(title, stake, random);
        // For a repeated key the house answers the stored round, and this draw is discarded.
        const settled = await port.settleRound({ session, key: request.body.key, stake, ...drawn });
        const round = roundParsers.slots(settled.detail);
        if (!round) throw new Error(`The stored round ${settled.id} is not one of a slot game`);
        return success<SlotSpin>({
          id: settled.id,
          ...round,
          payout: formatMinor(settled.payout),
          balance: formatMinor(settled.balance),
        });
      },
    );
  };
