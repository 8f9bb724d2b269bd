import { limits } from '../../../packages/contract/src/limits';
import { formatMinor, parseMinor } from '../../../packages/format/src';
import { venueAccount } from '../../../packages/gateway/src/domain/money/ledger/accounts';
import type { Answer, TestGateway } from '../../../packages/gateway/src/testing/test-gateway';
import {
  cardNumber,
  newReadyMember,
  paymentPassword,
} from '../../../packages/gateway/src/testing/test-member';
import { gameCode, venueCode } from '../member';
import type { Money } from './money-model';
import type { Operation } from './operation';

const nothing = 0;

/** Applies operations of a new member to the gateway, as a browser and the back office would. */
export const createGatewayDriver = async (gateway: TestGateway, number: number) => {
  const member = await newReadyMember(gateway, `sequence${number}`, cardNumber(number));
  const { id, token, name: account } = member;
  const deposits: string[] = [];
  const withdrawals: string[] = [];
  const dividends: string[] = [];
  let keys = 0;
  let last: { send(): Promise<Answer<unknown>>; text: string } | undefined;

  /** Sends a request with a new key, and stores the response for `replay`. */
  const once = async (send: (idempotencyKey: string) => Promise<Answer<unknown>>, into?: string[]) => {
    const key = `${account}-key-${keys++}`;
    const answer = await send(key);
    if (answer.status_code === limits.successCode) {
      into?.push((answer.data as { id: string }).id);
      last = { send: () => send(key), text: answer.text };
    }
    return answer.status_code;
  };
  const at = (ids: string[], which: number): string | undefined => ids[which % (ids.length || 1)];
  const toOrder = async (
    ids: string[],
    which: number,
    act: (id: string) => Promise<{ status_code: number }>,
  ): Promise<number> => {
    const id = at(ids, which);
    return id === undefined ? nothing : (await act(id)).status_code;
  };
  const control = (name: string, body: object = {}) => gateway.sandbox(name, { account, ...body });
  const transfer = (direction: 'in' | 'out', amount: bigint) =>
    once((idempotencyKey) =>
      gateway.call(
        'walletTransfer',
        { venue: venueCode, direction, amount: formatMinor(amount) },
        { token, idempotencyKey },
      ),
    );

  const round = async (stake: bigint, payout: bigint): Promise<number> => {
    const { autoTransfer } = (await gateway.call('walletBalances', {}, { token })).data;
    const session = { memberId: id, gameCode };
    return gateway.services.house
      .settleRound({
        session: autoTransfer ? session : { ...session, account: venueAccount(venueCode, id) },
        key: `${account}-round-${keys++}`,
        stake,
        payout,
        detail: { kind: 'test' },
      })
      .then(
        () => limits.successCode,
        (error: { code: number }) => error.code,
      );
  };

  return {
    /** Returns the response's code. Throws when a repeated request gets another response. */
    async apply(operation: Operation): Promise<number> {
      switch (operation.kind) {
        case 'adjust':
          await gateway.services.adjustments.adjust(id, operation.amount);
          return limits.successCode;
        case 'grant':
          dividends.push(await gateway.grant(id, operation.amount));
          return limits.successCode;
        case 'deposit':
          return once((idempotencyKey) => {
            const body = { channel: 'alipay', amount: formatMinor(operation.amount) };
            return gateway.call('depositCreate', body, { token, idempotencyKey });
          }, deposits);
        case 'payDeposit':
          return toOrder(deposits, operation.which, (order) => control('pay-deposit', { id: order }));
        case 'cancelDeposit':
          return toOrder(deposits, operation.which, (order) =>
            gateway.call('depositCancel', { id: order }, { token }),
          );
        case 'transferIn':
          return transfer('in', operation.amount);
        case 'transferOut':
          return transfer('out', operation.amount);
        case 'collect':
          return once((idempotencyKey) => gateway.call('walletCollect', {}, { token, idempotencyKey }));
        case 'autoTransfer':
          return (await gateway.call('walletAutoTransfer', { on: operation.on }, { token })).status_code;
        case 'round':
          return round(operation.stake, operation.payout);
        case 'withdraw':
          return once((idempotencyKey) => {
            const body = {
              payoutAccount: member.account,
              amount: formatMinor(operation.amount),
              shownFee: '50.00',
              paymentPassword,
            };
            return gateway.call('withdrawalCreate', body, { token, idempotencyKey });
          }, withdrawals);
        case 'cancel':
          return toOrder(withdrawals, operation.which, (order) =>
            gateway.call('withdrawalCancel', { id: order }, { token }),
          );
        case 'review':
        case 'pay':
        case 'refuse':
          return toOrder(withdrawals, operation.which, (order) =>
            control(`${operation.kind}-withdrawal`, { id: order }),
          );
        case 'exchange':
          return once((idempotencyKey) =>
            gateway.call('coinExchange', { coins: formatMinor(operation.amount) }, { token, idempotencyKey }),
          );
        case 'rebate':
          return once((idempotencyKey) => gateway.call('rebateClaim', {}, { token, idempotencyKey }));
        case 'claim':
          return toOrder(dividends, operation.which, async (dividend) => ({
            status_code: await once((idempotencyKey) =>
              gateway.call('manualDividend', { id: dividend }, { token, idempotencyKey }),
            ),
          }));
        case 'replay': {
          if (last && (await last.send()).text !== last.text)
            throw new Error('a repeated key got another response');
          return nothing;
        }
      }
    },

    /** The member's balances and open turnover as the gateway reports them. */
    async balances(): Promise<Money & { left: bigint }> {
      const [balances, audit] = [
        (await gateway.call('walletBalances', {}, { token })).data,
        (await gateway.call('turnoverAudit', {}, { token })).data,
      ];
      return {
        main: parseMinor(balances.main),
        venue: parseMinor(balances.venues.find(({ venue }) => venue.code === venueCode)?.balance ?? '0'),
        locked: parseMinor(balances.locked),
        coins: parseMinor(balances.coins),
        left: parseMinor(audit.totals.left),
      };
    },
  };
};
