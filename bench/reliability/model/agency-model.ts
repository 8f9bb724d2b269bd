const hour = 3_600_000;
const halfHour = hour / 2;

/** Rates in per cent, from the lowest: from a base, with so many active members. */
const rates = [
  { base: 0n, active: 3, percent: 25n },
  { base: 50_000_00n, active: 5, percent: 30n },
  { base: 200_000_00n, active: 10, percent: 35n },
  { base: 500_000_00n, active: 30, percent: 40n },
  { base: 1_000_000_00n, active: 50, percent: 45n },
];
/** Per cent of the own commission of an agent one and two below. */
const shares = [10n, 3n];

/** What a member did in a month, minor units. */
interface Facts {
  stakes: bigint;
  payouts: bigint;
  deposits: bigint;
  rebates: bigint;
  gifts: bigint;
}

export interface AgentMonth {
  month: string;
  base: bigint;
  active: number;
  own: bigint;
  fromBelow: bigint;
  carriedOut: bigint;
  state: 'counted' | 'paid' | 'carried' | 'held';
  countedAt: number;
}

/** Months of the members are those of Shanghai, which has no summer time. */
const monthAt = (now: number) => new Date(now + 8 * hour).toISOString().slice(0, 7);
const monthAfter = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};
/** A month is counted on the 3rd of the next one, at 4 in the morning. */
const countedAt = (month: string) => Date.parse(`${monthAfter(month)}-03T04:00:00+08:00`);

/**
 * The rules of the agent programme, independent of the gateway's code and database: agents above each other, members who deposit,
 * bet, claim rebates, exchange coins and receive gifts, and months that are counted, approved, held and released.
 *
 * @param parents the index of the agent above each agent, which is lower; undefined for none
 * @param agentOf the index of the agent of each member
 */
export const createAgencyModel = (
  parents: readonly (number | undefined)[],
  agentOf: readonly number[],
  startedAt: number,
  reviewDelay: number,
) => {
  const agents = parents.map((parent) => ({
    parent,
    isActive: true,
    months: [] as AgentMonth[],
    paid: 0n,
  }));
  const members = agentOf.map((agent) => ({
    agent,
    facts: new Map<string, Facts>(),
    main: 0n,
    coins: 0n,
    session: undefined as { startedAt: number; lastAt: number } | undefined,
  }));
  type Agent = (typeof agents)[number];
  let nextMonth = monthAt(startedAt);

  const factsOf = (member: number, month: string): Facts => {
    const { facts } = members[member] as (typeof members)[number];
    const known = facts.get(month) ?? { stakes: 0n, payouts: 0n, deposits: 0n, rebates: 0n, gifts: 0n };
    facts.set(month, known);
    return known;
  };

  const percentOf = (base: bigint, active: number) =>
    rates.filter((rate) => base >= rate.base && active >= rate.active).at(-1)?.percent;

  const count = (index: number, month: string, now: number): AgentMonth => {
    const own = members.flatMap((member, place) => (member.agent === index ? [factsOf(place, month)] : []));
    const sum = (of: (facts: Facts) => bigint) => own.reduce((total, facts) => total + of(facts), 0n);
    const gross = sum(({ stakes, payouts }) => stakes - payouts);
    const fee = gross > 0n ? gross / 20n : 0n;
    const carried = agents[index]?.months.at(-1)?.carriedOut ?? 0n;
    const base = gross - fee - sum(({ rebates }) => rebates) - sum(({ gifts }) => gifts) + carried;
    const active = own.filter(({ stakes, deposits }) => stakes >= 1_000_00n && deposits >= 200_00n).length;
    const percent = percentOf(base, active);
    return {
      month,
      base,
      active,
      own: percent === undefined ? 0n : (base * percent) / 100n,
      fromBelow: 0n,
      carriedOut: percent === undefined ? base : 0n,
      state: 'counted',
      countedAt: now,
    };
  };

  /** How far below an agent another one is; 0 when it is not. */
  const distance = (above: number, below: number): number => {
    let steps = 0;
    for (let at: number | undefined = below; at !== undefined; at = agents[at]?.parent) {
      if (at === above) return steps;
      steps += 1;
    }
    return 0;
  };

  const sharesOf = (index: number, month: string): bigint =>
    agents[index]?.isActive
      ? agents.reduce((total, agent, below) => {
          const percent = shares[distance(index, below) - 1] ?? 0n;
          const own = agent.months.find((each) => each.month === month)?.own ?? 0n;
          return total + (own > 0n ? (own * percent) / 100n : 0n);
        }, 0n)
      : 0n;

  const pay = (agent: Agent, month: AgentMonth) => {
    const amount = month.own + month.fromBelow;
    month.state = amount > 0n ? 'paid' : 'carried';
    agent.paid += amount;
  };

  return {
    agents,
    members,

    /** Deposits, then bets. Answers whether the bet is accepted: not while the reality check of an hour of play waits. */
    play(
      member: number,
      { deposit, stake, payout }: { deposit: bigint; stake: bigint; payout: bigint },
      now: number,
    ) {
      const who = members[member] as (typeof members)[number];
      const facts = factsOf(member, monthAt(now));
      facts.deposits += deposit;
      who.main += deposit;
      const session = who.session && now - who.session.lastAt < halfHour ? who.session : undefined;
      if (who.main < stake || (session && now - session.startedAt >= hour)) return false;
      who.session = { startedAt: session?.startedAt ?? now, lastAt: now };
      facts.stakes += stake;
      facts.payouts += payout;
      who.main += payout - stake;
      return true;
    },

    gift(member: number, amount: bigint, now: number) {
      factsOf(member, monthAt(now)).gifts += amount;
      (members[member] as (typeof members)[number]).main += amount;
    },

    rebate(member: number, amount: bigint, coins: bigint, now: number) {
      const who = members[member] as (typeof members)[number];
      factsOf(member, monthAt(now)).rebates += amount;
      who.main += amount;
      who.coins += coins;
    },

    /** Exchanges ten coins for 0.10. Answers whether the member has them. */
    exchange(member: number, now: number): boolean {
      const who = members[member] as (typeof members)[number];
      if (who.coins < 10_00n) return false;
      who.coins -= 10_00n;
      who.main += 10n;
      factsOf(member, monthAt(now)).gifts += 10n;
      return true;
    },

    suspend(agent: number, isSuspended: boolean) {
      (agents[agent] as Agent).isActive = !isSuspended;
    },

    /** Counts the months that are due, then approves those whose review is due. */
    settle(now: number) {
      for (; countedAt(nextMonth) <= now; nextMonth = monthAfter(nextMonth)) {
        const counted = agents.map((_, index) => count(index, nextMonth, now));
        for (const [index, month] of counted.entries()) agents[index]?.months.push(month);
        for (const [index, month] of counted.entries()) month.fromBelow = sharesOf(index, nextMonth);
      }
      for (const [index, agent] of agents.entries()) {
        for (const month of agent.months) {
          if (month.state !== 'counted' || month.countedAt + reviewDelay > now) continue;
          if (agent.isActive && sharesOf(index, month.month) === month.fromBelow) pay(agent, month);
          else month.state = 'held';
        }
      }
    },

    /** The oldest month of an agent that is held. */
    held: (agent: number): string | undefined =>
      agents[agent]?.months.find(({ state }) => state === 'held')?.month,

    /** Pays the oldest held month of an agent as it was counted. Answers whether there is one. */
    release(agent: number): boolean {
      const found = agents[agent]?.months.find(({ state }) => state === 'held');
      if (found) pay(agents[agent] as Agent, found);
      return found !== undefined;
    },
  };
};
