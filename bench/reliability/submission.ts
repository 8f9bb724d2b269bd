import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import { paymentPassword } from '../../packages/gateway/src/testing/test-member';
import { stakesOf } from '../../packages/gateway/src/venues/slots/title';
import { titleOf } from '../../packages/gateway/src/venues/slots/titles';
import type { GatewayProcess } from './gateway-process';
import { type GatewayResponse, gameCode, type Member, venueCode } from './member';
import type { Random } from './random';
import { chooseBet, type PlaceBet } from './sports-bets';

/** All kinds except `limit` have an idempotency key. Setting a limit to the same amount again changes nothing. */
export type SubmissionKind =
  | 'round'
  | 'transfer'
  | 'collect'
  | 'deposit'
  | 'assisted-deposit'
  | 'withdrawal'
  | 'rebate'
  | 'coins'
  | 'purchase'
  | 'promotion'
  | 'dividend'
  | 'bet'
  | 'cash-out'
  | 'limit';

/** A money call that must take effect exactly once, however often it is sent. */
export interface Submission {
  member: Member;
  kind: SubmissionKind;
  key: string;
  /** Sends the request, with the same key each time. */
  send(): Promise<GatewayResponse>;
  /** Runs after a success, such as the payment of an order. It can fail, too. */
  followUp?(response: GatewayResponse): Promise<void>;
  /** Undefined while it is unknown whether the call took effect. */
  response?: GatewayResponse;
  /** The acknowledged final state of the deposit or withdrawal. */
  ended?: 'paid' | 'refused' | 'cancelled';
  /** The limit that was requested, minor units. */
  limit?: bigint;
}

/** The stake limit of a month, minor units: about half of what the submissions would stake. Each `limit` lowers it. */
export const limitOf = (submissions: number) => BigInt(submissions) * 200n;

const title = titleOf(gameCode);
const allStakes = title ? stakesOf(title).map((stake) => formatMinor(stake)) : [];
/** The smallest stakes of the game that all members play. */
export const stakes = allStakes.slice(0, 4);
/** Stakes of members who withdraw. High, so that they soon meet the turnover requirements of their deposits. */
const highStakes = allStakes.slice(-4);

/** Cancels, refuses or pays a withdrawal, or leaves it to the sandbox. */
const endWithdrawal = async (gateway: GatewayProcess, submission: Submission, id: string, random: Random) => {
  const end = random.pick(['cancelled', 'refused', 'paid', 'left'] as const);
  if (end === 'cancelled') {
    const { code, data } = await submission.member.call('withdrawalCancel', { id });
    if (code === limits.successCode && (data as { state: string }).state === end) submission.ended = end;
  }
  if (end === 'refused') {
    const { done } = await gateway.control<{ done: boolean }>('refuse-withdrawal', { id });
    if (done) submission.ended = end;
  }
  if (end === 'paid') {
    await gateway.control('review-withdrawal', { id });
    const { done } = await gateway.control<{ done: boolean }>('pay-withdrawal', { id });
    if (done) submission.ended = end;
  }
};

/** Draws a withdrawal, rebate, coin exchange or dividend; undefined for a member who cannot withdraw. */
const drawWithdrawalOrReward = (
  gateway: GatewayProcess,
  member: Member,
  random: Random,
  key: string,
): Submission | undefined => {
  const { payoutAccount, call } = member;
  if (payoutAccount === undefined) return undefined;
  const kind = random.pick(['withdrawal', 'rebate', 'coins', 'dividend'] as const);
  const base = { member, kind, key };
  if (kind === 'rebate') return { ...base, send: () => call('rebateClaim', {}, key) };
  if (kind === 'coins') {
    const coins = String(100 * random.whole(1, 3));
    return { ...base, send: () => call('coinExchange', { coins }, key) };
  }
  if (kind === 'dividend') {
    const amount = String(random.whole(1, 20));
    let granted: string | undefined;
    return {
      ...base,
      async send() {
        const grant = { account: member.account, amount };
        granted ??= (await gateway.control<{ id: string }>('grant-dividend', grant)).id;
        return call('manualDividend', { id: granted }, key);
      },
    };
  }
  const amount = String(random.whole(100, 300));
  const order: Submission = {
    ...base,
    send: () => call('withdrawalCreate', { payoutAccount, amount, shownFee: '50.00', paymentPassword }, key),
    followUp: ({ data }) => endWithdrawal(gateway, order, (data as { id: string }).id, random),
  };
  return order;
};

/** Draws the next submission of a member: mostly rounds, sometimes another call that moves money. */
export const drawSubmission = (
  gateway: GatewayProcess,
  member: Member,
  random: Random,
  number: number,
): Submission => {
  const key = `${member.account}-submission-${number}`;
  const chance = random.next();
  if (chance > 0.84) {
    const submission = drawWithdrawalOrReward(gateway, member, random, key);
    if (submission) return submission;
  }
  if (member.limit !== undefined && chance < 0.02) {
    member.limit -= 1n;
    const limit = member.limit;
    const body = { kind: 'stake', span: 'month', amount: formatMinor(limit) } as const;
    return { member, kind: 'limit', key, limit, send: () => member.call('limitSet', body) };
  }
  if (member.limit === undefined && chance < 0.04) {
    let place: PlaceBet | undefined;
    return {
      ...{ member, kind: 'bet', key },
      async send() {
        place ??= await chooseBet(member, random);
        return place(key, '10');
      },
    };
  }
  if (chance < 0.65) {
    const stake = random.pick(member.payoutAccount === undefined ? stakes : highStakes);
    return { member, kind: 'round', key, send: () => member.spin(key, stake) };
  }
  if (chance < 0.75) {
    const direction = random.pick(['in', 'in', 'out'] as const);
    const amount = formatMinor(BigInt(random.whole(1, 3_000)));
    const body = { venue: venueCode, direction, amount };
    return { member, kind: 'transfer', key, send: () => member.call('walletTransfer', body, key) };
  }
  if (chance < 0.79 || chance > 0.95)
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
      submission.ended = 'paid';
    },
  };
  return submission;
};
