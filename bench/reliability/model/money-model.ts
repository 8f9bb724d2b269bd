import type { Operation } from './operation';

/** A member's balances, minor units. */
export interface Money {
  main: bigint;
  venue: bigint;
  locked: bigint;
  coins: bigint;
}

type WithdrawalState = 'requested' | 'reviewed' | 'paid' | 'refused' | 'cancelled';
const ok = 6000;
const nothing = 0;
/** Limits of withdrawals of VIP level 0, a copy of those in `levels.ts`, so that the model does not depend on the gateway. */
const level0 = { min: 10_000n, max: 2_000_000n, maxPerDay: 5_000_000n, timesPerDay: 3 };
const most = (a: bigint, b: bigint) => (a > b ? a : b);

/** The rules of a member's money, independent of the gateway's code and database. */
export const createMoneyModel = () => {
  const balances: Money = { main: 0n, venue: 0n, locked: 0n, coins: 0n };
  const deposits: { amount: bigint; state: 'pending' | 'paid' | 'cancelled' }[] = [];
  const withdrawals: { amount: bigint; state: WithdrawalState }[] = [];
  const dividends: { amount: bigint; claimed: boolean }[] = [];
  let required: { starts: bigint; ends: bigint }[] = [];
  let played = 0n;
  let rebated = 0n;
  let playsFromMain = true;

  const at = <Item>(items: Item[], which: number): Item | undefined => items[which % (items.length || 1)];

  /** A credit with its turnover requirement in hundredths of the amount; below 1.00 older requirements are dropped. */
  const credit = (amount: bigint, hundredths: bigint) => {
    if (balances.main + balances.venue + balances.locked < 100n) required = [];
    balances.main += amount;
    const starts = required.reduce((end, each) => most(end, each.ends), played);
    required.push({ starts, ends: starts + most((amount * hundredths) / 100n, 1n) });
  };

  const left = () => required.reduce((sum, { starts, ends }) => sum + ends - most(starts, played), 0n);

  const withdraw = (amount: bigint): number => {
    const today = withdrawals.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
    const out = today.reduce((sum, each) => sum + each.amount, 0n);
    const dayLeft = level0.maxPerDay - out;
    if (
      left() > 0n ||
      today.length >= level0.timesPerDay ||
      dayLeft < level0.min ||
      balances.main < level0.min
    )
      return 20108;
    if (amount < level0.min || amount > level0.max || amount > dayLeft) return 20109;
    if (amount > balances.main) return 20101;
    balances.main -= amount;
    balances.locked += amount;
    withdrawals.push({ amount, state: 'requested' });
    return ok;
  };

  const end = (which: number, state: 'paid' | 'refused' | 'cancelled'): number => {
    const order = at(withdrawals, which);
    if (!order) return nothing;
    const mayEnd = order.state === 'reviewed' || (order.state === 'requested' && state !== 'paid');
    if (!mayEnd) return ok;
    order.state = state;
    balances.locked -= order.amount;
    if (state !== 'paid') balances.main += order.amount;
    return ok;
  };

  const play = (stake: bigint, payout: bigint): number => {
    if (stake < 150n || stake > 15_000n) return 20103;
    const from = playsFromMain ? 'main' : 'venue';
    if (stake > balances[from]) return 20101;
    balances[from] += payout - stake;
    played += stake;
    required = required.filter(({ ends }) => ends > played);
    return ok;
  };

  const move = (from: 'main' | 'venue', to: 'main' | 'venue', amount: bigint): number => {
    if (amount < 1n) return 20115;
    if (amount > balances[from]) return 20101;
    balances[from] -= amount;
    balances[to] += amount;
    return ok;
  };

  const rebate = (): number => {
    const since = played - rebated;
    const amount = (since * 40n) / 10_000n;
    if (amount === 0n) return 20114;
    balances.main += amount;
    balances.coins += (played / 10_000n - rebated / 10_000n) * 100n;
    rebated = played;
    return ok;
  };

  const exchange = (coins: bigint): number => {
    if (coins < 100n || coins % 100n !== 0n) return 20115;
    if (coins > balances.coins) return 20101;
    balances.coins -= coins;
    balances.main += coins / 100n;
    return ok;
  };

  const deposit = (amount: bigint): number => {
    if (amount < 5_000n || amount > 2_000_000n) return 20102;
    if (deposits.filter(({ state }) => state === 'pending').length >= 3) return 20106;
    deposits.push({ amount, state: 'pending' });
    return ok;
  };

  const endDeposit = (which: number, state: 'paid' | 'cancelled'): number => {
    const order = at(deposits, which);
    if (!order) return nothing;
    if (order.state !== 'pending') return ok;
    order.state = state;
    if (state === 'paid') credit(order.amount, 100n);
    return ok;
  };

  const claim = (which: number): number => {
    const dividend = at(dividends, which);
    if (!dividend) return nothing;
    if (dividend.claimed) return 20201;
    dividend.claimed = true;
    credit(dividend.amount, 500n);
    return ok;
  };

  return {
    balances,
    left,

    /** Applies an operation and returns the code the gateway must respond with; 0 when it has no target. */
    apply(operation: Operation): number {
      switch (operation.kind) {
        case 'adjust':
          balances.main += operation.amount;
          return ok;
        case 'grant':
          dividends.push({ amount: operation.amount, claimed: false });
          return ok;
        case 'review': {
          const order = at(withdrawals, operation.which);
          if (order?.state === 'requested') order.state = 'reviewed';
          return order ? ok : nothing;
        }
        case 'collect':
          balances.main += balances.venue;
          balances.venue = 0n;
          return ok;
        case 'autoTransfer':
          playsFromMain = operation.on;
          return ok;
        case 'replay':
          return nothing;
        case 'claim':
          return claim(operation.which);
        case 'deposit':
          return deposit(operation.amount);
        case 'payDeposit':
          return endDeposit(operation.which, 'paid');
        case 'cancelDeposit':
          return endDeposit(operation.which, 'cancelled');
        case 'transferIn':
          return move('main', 'venue', operation.amount);
        case 'transferOut':
          return move('venue', 'main', operation.amount);
        case 'withdraw':
          return withdraw(operation.amount);
        case 'cancel':
          return end(operation.which, 'cancelled');
        case 'pay':
          return end(operation.which, 'paid');
        case 'refuse':
          return end(operation.which, 'refused');
        case 'exchange':
          return exchange(operation.amount);
        case 'rebate':
          return rebate();
        case 'round':
          return play(operation.stake, operation.payout);
      }
    },
  };
};
