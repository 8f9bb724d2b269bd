import {
  allLimits,
  type LimitKind,
  type LimitKindAt,
  type LimitKindOf,
  type LimitSpan,
  limitDefinitions,
  type SpanOrEach,
} from '../../../packages/contract/src/limit-kinds';
import type { ProtectionOperation } from './protection-operation';

const ok = 6000;
const nothing = 0;
const minute = 60_000;
const day = 24 * 60 * minute;
/** Until a deposit order expires, and the break that ends a play session, ms. */
const halfHour = 30 * minute;

/** Calendar days, weeks and months of a time zone, from `Intl`. */
export const createCalendar = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (at: number) => format.format(at);
  const plus = (date: string, days: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
  return {
    /** The name of the day, week or month that a moment falls in. */
    windowOf(span: LimitSpan, at: number): string {
      const date = dayOf(at);
      switch (span) {
        case 'day':
          return date;
        case 'week':
          return plus(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
        case 'month':
          return date.slice(0, 7);
      }
    },
    /** The first millisecond of the day of a moment. */
    startOfDay(at: number): number {
      const date = dayOf(at);
      let [before, within] = [at - 26 * 60 * minute, at];
      while (within - before > 1) {
        const middle = Math.floor((before + within) / 2);
        if (dayOf(middle) === date) within = middle;
        else before = middle;
      }
      return within;
    },
  };
};

export type Calendar = ReturnType<typeof createCalendar>;

interface StakeSum {
  readonly used: (span: LimitSpan, now: number) => bigint;
  readonly adds: (stake: bigint) => bigint;
}

const isOfDeposits = (kind: LimitKind): kind is LimitKindAt<'deposits'> =>
  limitDefinitions[kind].enforcedBy === 'deposits';

/** A limit on the deposit orders of a span. */
interface DepositSum {
  readonly used: (span: LimitSpan, now: number) => bigint;
  /** What an order adds to it. */
  readonly adds: (amount: bigint) => bigint;
}

interface Limit {
  amount: bigint | null;
  requested: { amount: bigint | null; at: number } | undefined;
}

/** The place of an operation in a sequence: those of one step are sent at the same time, and `index` numbers them. */
export interface Sent {
  readonly step: number;
  readonly index: number;
}

interface ProtectionState {
  readonly limits: Map<string, Limit>;
  orders: {
    sent: Sent;
    at: number;
    amount: bigint;
    state: 'pending' | 'paid' | 'expired' | 'cancelled';
  }[];
  bets: { sent: Sent; at: number; stake: bigint; state: 'open' | 'settled' | 'void' }[];
  payouts: { at: number; amount: bigint }[];
  /** Accepted stakes and launches; before the `first` of them was half an hour without play. */
  plays: { at: number; first: boolean }[];
  stopped: boolean;
  check: { minutes: number; longer: { minutes: number; from: number } | undefined };
  checkDue: number | undefined;
  closures: { kind: 20301 | 20302; endsAt: number; until: number }[];
}

/** The limits of a member as the protection page shows them. */
interface ShownLimit {
  kind: LimitKind;
  span: SpanOrEach;
  amount: bigint | null;
  /** Null for a limit on each stake. */
  used: bigint | null;
  waits: boolean;
}

export interface ProtectionModel {
  /** The code of an operation, or the number of accepted ones where it is sent several times. */
  apply(operation: ProtectionOperation, now: number, sent: Sent): number;
  copy(): ProtectionModel;
  /** Equal for models that answer alike from now on. */
  fingerprint(): string;
  /** The limits: the amount in force, the used amount, and whether a change is pending. */
  view(now: number): ShownLimit[];
}

const newState = (): ProtectionState => ({
  limits: new Map(),
  orders: [],
  bets: [],
  payouts: [],
  plays: [],
  stopped: false,
  check: { minutes: 60, longer: undefined },
  checkDue: undefined,
  closures: [],
});

/** The operations of earlier steps in the order in which they were sent, which need not be the order of their effects. */
export const sentBefore = <Item extends { readonly sent: Sent }>(
  items: readonly Item[],
  step: number,
): Item[] =>
  items
    .filter(({ sent }) => sent.step < step)
    .sort((a, b) => a.sent.step - b.sent.step || a.sent.index - b.sent.index);

const months = (at: number, count: number) => {
  const end = new Date(at);
  const date = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + count);
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.getTime();
};

/**
 * The rules of the player protection over plain lists of events. Every sum is computed from the whole list, so that the
 * model shares nothing with the counters and windows of the gateway.
 */
export const createProtectionModel = (
  calendar: Calendar,
  state: ProtectionState = newState(),
): ProtectionModel => {
  const { limits, orders, bets, payouts, plays } = state;

  const limitOf = (kind: LimitKind, span: SpanOrEach): Limit => {
    const key = `${kind}-${span}`;
    const known = limits.get(key) ?? { amount: null, requested: undefined };
    limits.set(key, known);
    return known;
  };
  const within = (span: LimitSpan, at: number, now: number) =>
    calendar.windowOf(span, at) === calendar.windowOf(span, now);
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

  const staked = (span: LimitSpan, now: number) =>
    sum(bets.filter((bet) => bet.state !== 'void' && within(span, bet.at, now)).map((bet) => bet.stake));
  const lost = (span: LimitSpan, now: number) =>
    staked(span, now) - sum(payouts.filter((each) => within(span, each.at, now)).map((each) => each.amount));
  const deposited = (span: LimitSpan, now: number) =>
    sum(
      orders
        .filter(
          (order) => (order.state === 'pending' || order.state === 'paid') && within(span, order.at, now),
        )
        .map((order) => order.amount),
    );

  /** What each limit on stakes counts, and what a stake adds to it. A missing kind does not compile. */
  const sums: Readonly<Record<LimitKindAt<'gate', 'sum'>, StakeSum>> = {
    stake: { used: staked, adds: (stake) => stake },
    loss: { used: lost, adds: (stake) => stake },
  };
  /** What each limit on deposits counts, and what an order adds to it. A missing kind does not compile. */
  const depositSums: Readonly<Record<LimitKindAt<'deposits'>, DepositSum>> = {
    deposit: { used: deposited, adds: (amount) => amount },
  };
  /** The amount that each limit on the stake per bet is compared with. A missing kind does not compile. */
  const singles: Readonly<Record<LimitKindOf<'each'>, (stake: bigint) => bigint>> = {
    bet: (stake) => stake,
  };

  const isBreak = (now: number) => {
    const last = plays.at(-1);
    return last === undefined || now - last.at >= halfHour;
  };
  const isRunning = (now: number) => !state.stopped && !isBreak(now);
  /** Play of the day up to its last stake or launch. */
  const played = (now: number) => {
    const from = calendar.startOfDay(now);
    return plays.reduce((total, { at, first }, index) => {
      if (first || !within('day', at, now)) return total;
      return total + at - Math.max(from, plays[index - 1]?.at ?? at);
    }, 0);
  };

  const closure = (now: number) =>
    state.closures
      .filter(({ until }) => until > now)
      .sort((a, b) => b.until - a.until || b.endsAt - a.endsAt)
      .at(0);

  const minutesNow = (now: number) =>
    state.check.longer && state.check.longer.from <= now ? state.check.longer.minutes : state.check.minutes;

  /** The code of a stake or launch; zero stakes are launches. */
  const play = (stake: bigint, now: number): number => {
    const closed = closure(now);
    if (closed) return closed.kind;
    const running = isRunning(now);
    const last = plays.at(-1);
    const gap = last && !isBreak(now) ? now - Math.max(last.at, calendar.startOfDay(now)) : 0;
    const most = limitOf('time', 'day').amount;
    if (most !== null && played(now) + gap >= Number(most) * minute) return 20303;
    if (running && state.checkDue !== undefined && state.checkDue <= now) return 20304;
    if (stake > 0n) {
      // In the order in which the gateway checks them.
      for (const name of allLimits) {
        if (isOfDeposits(name.kind) || name.kind === 'time') continue;
        const limit = limitOf(name.kind, name.span).amount;
        const value =
          name.span === 'each'
            ? singles[name.kind](stake)
            : sums[name.kind].used(name.span, now) + sums[name.kind].adds(stake);
        if (limit !== null && value > limit) return limitDefinitions[name.kind].reached.code;
      }
    }
    if (!running) {
      state.check = {
        minutes: minutesNow(now),
        longer: state.check.longer && state.check.longer.from > now ? state.check.longer : undefined,
      };
      state.checkDue = now + state.check.minutes * minute;
    }
    plays.push({ at: now, first: isBreak(now) });
    state.stopped = false;
    return ok;
  };

  const bet = (stake: bigint, now: number, sent: Sent): number => {
    const code = play(stake, now);
    if (code === ok) bets.push({ sent, at: now, stake, state: 'open' });
    return code;
  };

  const at = <Item>(items: Item[], index: number): Item | undefined => items[index % (items.length || 1)];

  const close = (kind: 20301 | 20302, endsAt: number, until: number) => {
    state.closures.push({ kind, endsAt, until });
    state.checkDue = undefined;
    for (const order of orders) if (order.state === 'pending') order.state = 'cancelled';
    return ok;
  };

  const deposit = (amount: bigint, now: number, sent: Sent): number => {
    const closed = closure(now);
    if (closed) return closed.kind;
    for (const { kind, span } of allLimits) {
      if (!isOfDeposits(kind) || span === 'each') continue;
      const [limit, sum] = [limitOf(kind, span).amount, depositSums[kind]];
      if (limit !== null && sum.used(span, now) + sum.adds(amount) > limit)
        return limitDefinitions[kind].reached.code;
    }
    if (orders.filter(({ state }) => state === 'pending').length >= 3) return 20106;
    orders.push({ sent, at: now, amount, state: 'pending' });
    return ok;
  };

  const apply = (operation: ProtectionOperation, now: number, sent: Sent): number => {
    switch (operation.kind) {
      case 'set': {
        const limit = limitOf(operation.limit, operation.span);
        const { amount } = operation;
        const isRaise = limit.amount !== null && (amount === null || amount > limit.amount);
        if (isRaise) limit.requested = { amount, at: now };
        else Object.assign(limit, { amount, requested: undefined });
        return ok;
      }
      case 'confirm': {
        const limit = limitOf(operation.limit, operation.span);
        const { requested } = limit;
        if (!requested || now < requested.at + day || now >= requested.at + 8 * day) return 20309;
        Object.assign(limit, { amount: requested.amount, requested: undefined });
        return ok;
      }
      case 'withdraw':
        limitOf(operation.limit, operation.span).requested = undefined;
        return ok;
      case 'deposit':
        return deposit(operation.amount, now, sent);
      case 'deposits': {
        let accepted = 0;
        for (let turn = 0; turn < operation.count; turn++)
          accepted += deposit(operation.amount, now, sent) === ok ? 1 : 0;
        return accepted;
      }
      case 'withdrawal':
        return ok;
      case 'claim':
        return closure(now)?.kind ?? ok;
      case 'pay':
      case 'cancel': {
        const order = at(sentBefore(orders, sent.step), operation.which);
        if (!order) return nothing;
        if (order.state === 'pending') order.state = operation.kind === 'pay' ? 'paid' : 'cancelled';
        return ok;
      }
      case 'round': {
        const code = bet(operation.stake, now, sent);
        if (code !== ok) return code;
        Object.assign(bets.at(-1) as object, { state: 'settled' });
        payouts.push({ at: now, amount: operation.payout });
        return ok;
      }
      case 'stake':
        return bet(operation.stake, now, sent);
      case 'parallel': {
        let accepted = 0;
        for (let turn = 0; turn < operation.count; turn++)
          accepted += bet(operation.stake, now, sent) === ok ? 1 : 0;
        return accepted;
      }
      case 'settle':
      case 'void': {
        const open = at(
          sentBefore(bets, sent.step).filter(({ state }) => state === 'open'),
          operation.which,
        );
        if (!open) return nothing;
        open.state = operation.kind === 'void' ? 'void' : 'settled';
        if (operation.kind === 'settle') payouts.push({ at: now, amount: open.stake });
        return ok;
      }
      case 'launch':
        return play(0n, now);
      case 'timeOut': {
        const endsAt = now + operation.days * day;
        const running = closure(now);
        if (running && running.until >= endsAt) return 20308;
        return close(20302, endsAt, endsAt);
      }
      case 'exclude': {
        const endsAt = months(now, operation.months);
        const running = closure(now);
        if (running?.kind === 20301 && running.endsAt >= endsAt) return 20308;
        return close(20301, endsAt, Number.POSITIVE_INFINITY);
      }
      case 'return': {
        const running = closure(now);
        if (running?.kind !== 20301 || running.endsAt > now) return 20308;
        state.closures = state.closures.map((each) =>
          each.until === Number.POSITIVE_INFINITY ? { ...each, until: now + day } : each,
        );
        return ok;
      }
      case 'checkSet': {
        const current = minutesNow(now);
        if (operation.minutes > current) {
          state.check = { minutes: current, longer: { minutes: operation.minutes, from: now + day } };
        } else {
          state.check = { minutes: operation.minutes, longer: undefined };
          if (state.checkDue !== undefined)
            state.checkDue = Math.min(state.checkDue, now + operation.minutes * minute);
        }
        return ok;
      }
      case 'checkAnswer':
        if (operation.answer === 'stop') {
          state.stopped = true;
          state.checkDue = undefined;
        } else {
          state.check = {
            minutes: minutesNow(now),
            longer: state.check.longer && state.check.longer.from > now ? state.check.longer : undefined,
          };
          if (state.checkDue !== undefined) state.checkDue = now + state.check.minutes * minute;
        }
        return ok;
      case 'advance':
        for (const order of orders)
          if (order.state === 'pending' && order.at + halfHour <= now) order.state = 'expired';
        return ok;
    }
  };

  return {
    apply,

    copy: () => createProtectionModel(calendar, structuredClone(state)),

    fingerprint: () => {
      const text = (value: unknown) =>
        JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));
      // Operations of one step may have been applied in another order.
      const unordered = (items: readonly object[]) => items.map(text).sort();
      const { stopped, check, checkDue, closures } = state;
      return text([
        ...[[...limits], orders, bets, payouts, plays, closures].map(unordered),
        { stopped, check, checkDue },
      ]);
    },

    view: (now) =>
      allLimits.map((name) => {
        const { kind, span } = name;
        const { amount, requested } = limitOf(kind, span);
        const usedOf = (): bigint | null => {
          if (name.span === 'each') return null;
          if (isOfDeposits(name.kind)) return depositSums[name.kind].used(name.span, now);
          if (name.kind === 'time') return BigInt(Math.floor(played(now) / minute));
          return sums[name.kind].used(name.span, now);
        };
        return {
          kind,
          span,
          amount,
          used: usedOf(),
          waits: requested !== undefined && now < requested.at + 8 * day,
        };
      }),
  };
};
