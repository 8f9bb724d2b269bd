import { formatMinor } from '../../packages/format/src';
import { stakesOf } from '../../packages/gateway/src/venues/slots/title';
import { titleOf } from '../../packages/gateway/src/venues/slots/titles';
import type { GatewayProcess } from './gateway-process';
import { type GatewayResponse, gameCode, type Member, venueCode } from './member';
import type { Random } from './random';

/** A money call that must take effect exactly once, however often it is sent. */
export interface Submission {
  member: Member;
  kind: 'round' | 'transfer' | 'collect' | 'deposit';
  key: string;
  /** Sends the request, with the same key each time. */
  send(): Promise<GatewayResponse>;
  /** Runs after a success and can fail too: the payment of an order. */
  followUp?(response: GatewayResponse): Promise<void>;
  /** Without a response it is unknown whether the gateway did it. */
  response?: GatewayResponse;
  /** The payment was acknowledged. */
  paid?: boolean;
}

const title = titleOf(gameCode);
/** The smallest stakes of the game that all members play. */
export const stakes = title
  ? stakesOf(title)
      .slice(0, 4)
      .map((stake) => formatMinor(stake))
  : [];

/** Draws a member's next submission: mostly rounds, and every other call that moves money without a review. */
export const drawSubmission = (
  gateway: GatewayProcess,
  member: Member,
  random: Random,
  number: number,
): Submission => {
  const key = `${member.account}-submission-${number}`;
  const chance = random.next();
  if (chance < 0.7) {
    const stake = random.pick(stakes);
    return { member, kind: 'round', key, send: () => member.spin(key, stake) };
  }
  if (chance < 0.88) {
    const direction = random.pick(['in', 'in', 'out'] as const);
    const amount = formatMinor(BigInt(random.whole(1, 3_000)));
    const body = { venue: venueCode, direction, amount };
    return { member, kind: 'transfer', key, send: () => member.call('walletTransfer', body, key) };
  }
  if (chance < 0.93)
    return { member, kind: 'collect', key, send: () => member.call('walletCollect', {}, key) };
  const amount = String(random.whole(50, 300));
  const submission: Submission = {
    member,
    kind: 'deposit',
    key,
    send: () => member.call('depositCreate', { channel: 'alipay', amount }, key),
    async followUp({ data }) {
      const { id } = data as { id: string };
      // A payment provider can send its callback more than once.
      for (let times = random.whole(1, 2); times > 0; times--) await gateway.control('pay-deposit', { id });
      submission.paid = true;
    },
  };
  return submission;
};
