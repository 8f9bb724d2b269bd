import { formatMinor } from '../../packages/format/src';
import { stakesOf } from '../../packages/gateway/src/venues/slots/title';
import { titleOf } from '../../packages/gateway/src/venues/slots/titles';
import type { GatewayProcess } from './gateway-process';
import { gameCode, type Player, type Told, venueCode } from './player';
import type { Random } from './random';

/** Something with money that a player wants done once, whatever happens to the question. */
export interface Deed {
  player: Player;
  kind: 'round' | 'transfer' | 'collect' | 'deposit';
  key: string;
  ask(): Promise<Told>;
  /** What comes after a success and may be lost as well: the payment of an order. */
  after?(told: Told): Promise<void>;
  /** Its answer. Without one nobody knows whether it was done. */
  told?: Told;
  /** Whether what came after was answered. */
  paid?: boolean;
}

const title = titleOf(gameCode);
/** Small stakes of the game that everybody plays. */
export const stakes = title
  ? stakesOf(title)
      .slice(0, 4)
      .map((stake) => formatMinor(stake))
  : [];

/** Draws what a player does next: mostly rounds, and everything else that moves money without a person's help. */
export const drawDeed = (gateway: GatewayProcess, player: Player, random: Random, number: number): Deed => {
  const key = `${player.account}-deed-${number}`;
  const chance = random.next();
  if (chance < 0.7) {
    const stake = random.pick(stakes);
    return { player, kind: 'round', key, ask: () => player.spin(key, stake) };
  }
  if (chance < 0.88) {
    const direction = random.pick(['in', 'in', 'out'] as const);
    const amount = formatMinor(BigInt(random.whole(1, 3_000)));
    const body = { venue: venueCode, direction, amount };
    return { player, kind: 'transfer', key, ask: () => player.call('walletTransfer', body, key) };
  }
  if (chance < 0.93)
    return { player, kind: 'collect', key, ask: () => player.call('walletCollect', {}, key) };
  const amount = String(random.whole(50, 300));
  const deed: Deed = {
    player,
    kind: 'deposit',
    key,
    ask: () => player.call('depositCreate', { channel: 'alipay', amount }, key),
    async after({ data }) {
      const { id } = data as { id: string };
      // The payer's message comes as often as a payer likes.
      for (let times = random.whole(1, 2); times > 0; times--) await gateway.control('pay-deposit', { id });
      deed.paid = true;
    },
  };
  return deed;
};
