import { roundParsers, type SlotRound } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { FastifyInstance } from 'fastify';
import { success } from '../../../http/envelope';
import { spinPace } from '../../../round-pace';
import type { RandomSource } from '../../fair';
import {
  accountOf,
  type PlayingAccount,
  roundBody,
  seedOf,
  settleFairRound,
  shownSeed,
} from '../../game-page';
import type { FairSeed, VenuePort } from '../../venue-port';
import { describeTitle, type TitleDescription } from '../describe-title';
import { drawTitleRound, slotVersion } from '../draw-round';
import type { Title } from '../title';
import { playerOf } from './player';
import { readStake } from './read-stake';

/** Answer of the session call. Amounts are decimal text. */
export type SlotSession = TitleDescription & {
  readonly balance: string;
  readonly account: PlayingAccount;
  /** The least time between two spins, in milliseconds: the page waits for it before the next one. */
  readonly pace: number;
  readonly seed: ReturnType<typeof shownSeed>;
};

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
  (port: VenuePort, stream: (seed: FairSeed) => RandomSource) =>
  (api: FastifyInstance): void => {
    const describe = createDescriptionCache();

    api.post('/session', async (request) => {
      const { session, title } = await playerOf(port, request);
      const [balance, seed] = await Promise.all([port.balance(session), seedOf(port, session)]);
      return success<SlotSession>({
        ...describe(title),
        balance: formatMinor(balance),
        account: accountOf(session),
        pace: spinPace,
        seed: shownSeed(seed),
      });
    });

    api.post<{ Body: { key: string; stake: string } }>(
      '/spin',
      { schema: { body: roundBody }, bodyLimit: 1024 },
      async (request) => {
        const { session, title } = await playerOf(port, request);
        const stake = readStake(title, request.body.stake);
        const settled = await settleFairRound(port, {
          session,
          key: request.body.key,
          stake,
          pace: spinPace,
          version: slotVersion,
          draw: (random) => drawTitleRound(title, stake, random),
          stream,
        });
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
