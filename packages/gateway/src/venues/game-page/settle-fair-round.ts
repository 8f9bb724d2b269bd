import { errorCodes, type GameRound, type Proof } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { fairStream, type RandomSource } from '../fair';
import { type FairSeed, NonceSpent, type Round, type SettledRound, type VenuePort } from '../venue-port';

/** How often a round is drawn again after another round spent its nonce. */
const maxRedraws = 3;
/** What the player waits when rounds of several games spend each other's nonces, in milliseconds. */
const waitAfterRedraws = 500;

/** The seed of the next round of a session. */
export const seedOf = async (port: VenuePort, { memberId, seed }: Round['session']): Promise<FairSeed> =>
  seed ?? port.fair.current(memberId);

/** What a record says about the seed of its round. */
const proofOf = ({ commitment, clientSeed, nonce }: FairSeed, version: number): Proof => ({
  version,
  commitment,
  seed: null,
  clientSeed,
  nonce,
});

interface FairRound extends Pick<Round, 'session' | 'key' | 'stake' | 'pace'> {
  /** Of the rules of the game. */
  version: number;
  draw(random: RandomSource): Pick<Round, 'payout' | 'detail'>;
  /** Replaces the fair stream, for tests. */
  stream?: ((seed: FairSeed) => RandomSource) | undefined;
}

/**
 * Draws a round with the member's seed and settles it, which spends the nonce. When another round of the member spent it
 * first, it draws again with the next one. For a repeated key the house answers the stored round, and the draw is discarded.
 *
 * @throws BusinessError 20653 tooSoon, also when rounds of several games keep spending each other's nonces; and those of
 * `VenuePort.settleRound`.
 */
export const settleFairRound = async (
  port: VenuePort,
  { session, key, stake, pace, version, draw, stream = fairStream }: FairRound,
): Promise<SettledRound> => {
  let seed = await seedOf(port, session);
  for (let redraws = 0; ; redraws++) {
    const { payout, detail } = draw(stream(seed));
    const round: Round = {
      session,
      key,
      stake,
      payout,
      detail: { ...detail, proof: proofOf(seed, version) } as GameRound,
      drawSeed: { id: seed.id, nonce: seed.nonce },
      ...(pace !== undefined && { pace }),
    };
    try {
      return await port.settleRound(round);
    } catch (error) {
      if (!(error instanceof NonceSpent)) throw error;
      if (redraws === maxRedraws) throw new BusinessError(errorCodes.tooSoon, { wait: waitAfterRedraws });
      seed = await port.fair.current(session.memberId);
    }
  }
};
