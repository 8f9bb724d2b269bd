import type { FastifyInstance } from 'fastify';
import { success } from '../../http/envelope';
import type { FairSeed, RevealedSeed, VenuePort } from '../venue-port';
import { sessionOf } from './session-of';
import { seedOf } from './settle-fair-round';

/** What the member sees of the seeds. */
export interface SeedView
  extends Pick<FairSeed, 'commitment' | 'next' | 'clientSeed' | 'isClientSeedChosen' | 'nonce'> {
  /** The last revealed seed. */
  readonly revealed: {
    readonly commitment: string;
    readonly seed: string;
    readonly clientSeed: string;
    /** Rounds that it drew. */
    readonly rounds: number;
  } | null;
}

/** The seed without its secret. */
export const shownSeed = ({ commitment, next, clientSeed, isClientSeedChosen, nonce }: FairSeed) => ({
  commitment,
  next,
  clientSeed,
  isClientSeedChosen,
  nonce,
});

const viewOf = (seed: FairSeed, revealed: RevealedSeed | null): SeedView => ({
  ...shownSeed(seed),
  revealed: revealed && {
    commitment: revealed.commitment,
    seed: revealed.serverSeed,
    clientSeed: revealed.clientSeed,
    rounds: revealed.nonce,
  },
});

const clientSeed = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };

const clientSeedBody = { type: 'object', required: ['clientSeed'], properties: { clientSeed } } as const;

/** `commitment`: of the seed to reveal, so that a repeated call reveals no second one. */
const rotationBody = {
  type: 'object',
  properties: { clientSeed, commitment: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
} as const;

/** The calls that show and change the seeds of a member: `seeds`, `seeds/client`, `seeds/rotate`. */
export const seedCalls =
  (port: VenuePort) =>
  (api: FastifyInstance): void => {
    api.post('/seeds', async (request) => {
      const session = await sessionOf(port, request);
      const { memberId } = session;
      const [seed, revealed] = await Promise.all([seedOf(port, session), port.fair.lastRevealed(memberId)]);
      return success(viewOf(seed, revealed));
    });

    api.post<{ Body: { clientSeed: string } }>(
      '/seeds/client',
      { schema: { body: clientSeedBody }, bodyLimit: 1024 },
      async (request) => {
        const { memberId } = await sessionOf(port, request);
        const seed = await port.fair.setClientSeed(memberId, request.body.clientSeed);
        return success(viewOf(seed, await port.fair.lastRevealed(memberId)));
      },
    );

    api.post<{ Body: { clientSeed?: string; commitment?: string } }>(
      '/seeds/rotate',
      { schema: { body: rotationBody }, bodyLimit: 1024 },
      async (request) => {
        const { memberId } = await sessionOf(port, request);
        const { current, revealed } = await port.fair.rotate(memberId, request.body);
        return success(viewOf(current, revealed));
      },
    );
  };
