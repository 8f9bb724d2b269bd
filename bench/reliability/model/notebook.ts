import type { Operation } from './operation';

/** What a member has, minor units. */
export interface Money {
  main: bigint;
  venue: bigint;
  locked: bigint;
  coins: bigint;
}

type WithdrawalState = 'requested' | 'reviewed' | 'paid' | 'refused' | 'cancelled';
const ok = 6000;
const nothing = 0;
const most = (a: bigint, b: bigint) => (a > b ? a : b);

/** The rules of a member's money as a person with a notebook keeps them: no database, nothing of the gateway's code. */
export const createNotebook = () => {
  const has: Money = { main: 0n, venue: 0n, locked: 0n, coins: 0n };
  const deposits: { amount: bigint; state: 'pending' | 'paid' | 'cancelled' }[] = [];
  const withdrawals: { amount: bigint; state: WithdrawalState }[] = [];
  const dividends: { amount: bigint; claimed: boolean }[] = [];
  let required: { starts: bigint; ends: bigint }[] = [];
  let played = 0n;
  let rebated = 0n;
  let playsFromMain = true;

  const at = <Item>(items: Item[], which: number): Item | undefined => items[which % (items.length || 1)];

  /** A credit that must be played so many hundredths of; whoever had nothing left starts anew. */
  const credit = (amount: bigint, hundredths: bigint) => {
    if (has.main + has.venue + has.locked < 100n) required = [];
    has.main += amount;
    const starts = required.reduce((end, each) => most(end, each.ends), played);
    required.push({ starts, ends: starts + most((amount * hundredths) / 100n, 1n) });
  };

  const left = () => required.reduce((sum, { starts, ends }) => sum + ends - most(starts, played), 0n);

  const withdraw = (amount: bigint): number => {
    const today = withdrawals.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
    const out = today.reduce((sum, each) => sum + each.amount, 0n);
    const dayLeft = 5_000_000n - out;
    if (left() > 0n || today.length >= 3 || dayLeft < 10_000n || has.main < 10_000n) return 20108;
    if (amount < 10_000n || amount > 2_000_000n || amount > dayLeft) return 20109;
    if (amount > has.main) return 20101;
    has.main -= amount;
    has.locked += amount;
    withdrawals.push({ amount, state: 'requested' });
    return ok;
  };

  const end = (which: number, state: 'paid' | 'refused' | 'cancelled'): number => {
    const order = at(withdrawals, which);
    if (!order) return nothing;
    const mayEnd = order.state === 'reviewed' || (order.state === 'requested' && state !== 'paid');
    if (!mayEnd) return ok;
    order.state = state;
    has.locked -= order.amount;
    if (state !== 'paid') has.main += order.amount;
    return ok;
  };

  const play = (stake: bigint, payout: bigint): number => {
    if (stake < 150n || stake > 15_000n) return 20103;
    const from = playsFromMain ? 'main' : 'venue';
    if (stake > has[from]) return 20101;
    has[from] += payout - stake;
    played += stake;
    required = required.filter(({ ends }) => ends > played);
    return ok;
  };

  const move = (from: 'main' | 'venue', to: 'main' | 'venue', amount: bigint): number => {
    if (amount < 1n) return 20115;
    if (amount > has[from]) return 20101;
    has[from] -= amount;
    has[to] += amount;
    return ok;
  };

  const rebate = (): number => {
    const since = played - rebated;
    const amount = (since * 40n) / 10_000n;
    if (amount === 0n) return 20114;
    rebated = played;
    has.main += amount;
    has.coins += (since / 10_000n) * 100n;
    return ok;
  };

  const exchange = (coins: bigint): number => {
    if (coins < 100n || coins % 100n !== 0n) return 20115;
    if (coins > has.coins) return 20101;
    has.coins -= coins;
    has.main += coins / 100n;
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
    has,
    left,

    /** Does it, and answers with the code that the gateway must answer with; 0 when there is nothing to do it to. */
    do(operation: Operation): number {
      switch (operation.kind) {
        case 'adjust':
          has.main += operation.amount;
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
          has.main += has.venue;
          has.venue = 0n;
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
