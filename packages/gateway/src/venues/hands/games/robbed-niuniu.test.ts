import fc from 'fast-check';
import { fairStream } from '../../fair';
import { cards } from '../../testing/named-cards';
import { type RobbedNiuniuState, robbedNiuniu } from './robbed-niuniu';

const hands = {
  none: cards('♠A ♥2 ♦5 ♣8 ♠8'),
  seven: cards('♠K ♥Q ♦J ♣5 ♠2'),
  niuniu: cards('♥K ♠Q ♠J ♥4 ♠6'),
  fourFaces: cards('♦K ♦Q ♥J ♣J ♥10'),
};

const state = (over: Partial<RobbedNiuniuState> = {}): RobbedNiuniuState => ({
  base: 100n,
  houseBids: [0, 1, 2, 2],
  houseBets: [0, 1, 2, 3],
  precedence: [2, 3, 0, 1],
  cards: [hands.seven, hands.none, hands.niuniu, hands.fourFaces],
  bid: null,
  bet: null,
  ...over,
});
const act = (from: RobbedNiuniuState, ...acts: [action: string, value: number][]) =>
  acts.reduce((current, [action, value]) => robbedNiuniu.act(current, { action, value }), from);
const view = (of: RobbedNiuniuState) =>
  robbedNiuniu.view(of) as { phase: string; most: string; banker: number | null; seats: { net: string }[] };
const costs = (of: RobbedNiuniuState) =>
  robbedNiuniu.legal(of).map(({ values, cost }) => [values?.[0], cost]);

describe('niuniu for the bank', () => {
  it('[GAM-2] reserves 15 bases to open, and more for a bid that could lose more', () => {
    expect(robbedNiuniu.risk(state())).toBe(1_500n);
    expect(costs(state())).toEqual([
      [0, 0n],
      [1, 3_000n],
      [2, 7_500n],
      [3, 12_000n],
    ]);
    expect(view(state())).toMatchObject({ phase: 'bid', most: '15.00', banker: null });
  });

  it('[GAM-2] makes the highest bid the banker, equal ones by the order that was drawn', () => {
    expect(view(act(state(), ['bid', 0])).banker).toBe(2);
    expect(view(act(state(), ['bid', 2])).banker).toBe(2);
    expect(view(act(state({ precedence: [0, 3, 2, 1] }), ['bid', 2])).banker).toBe(0);
    expect(view(act(state(), ['bid', 3])).banker).toBe(0);
  });

  it('[GAM-2] never makes a member the banker who does not bid', () => {
    const nobody = state({ houseBids: [0, 0, 0, 0], precedence: [0, 3, 2, 1] });
    expect(view(act(nobody, ['bid', 0]))).toMatchObject({ phase: 'bet', banker: 3, most: '5.00' });
    expect(view(act(nobody, ['bid', 1])).banker).toBe(0);
  });

  it('[GAM-2] lets a member who is not the banker bet, and settles with the banker', () => {
    const betting = act(state(), ['bid', 0]);
    expect(costs(betting)).toEqual([
      [1, 0n],
      [2, 500n],
      [3, 1_500n],
    ]);
    const lost = act(betting, ['bet', 2]);
    // Base 1.00 × bet 2 × bid 2 × niuniu 3.
    expect([robbedNiuniu.risk(lost), robbedNiuniu.payout(lost)]).toEqual([2_000n, 800n]);
    const seats = view(lost).seats.map(({ net }) => net);
    expect(seats).toEqual(['-12.00', '-6.00', '-12.90', '28.50']);
    const won = act(
      state({ cards: [hands.fourFaces, hands.none, hands.niuniu, hands.seven] }),
      ['bid', 0],
      ['bet', 1],
    );
    expect(robbedNiuniu.payout(won)).toBe(1_500n + 950n);
  });

  it('[GAM-2] settles a banker with every seat at once', () => {
    const banker = act(state(), ['bid', 3]);
    expect(robbedNiuniu.legal(banker)).toEqual([]);
    // Against no rank 1 × 3 × 2 less 5 %; to niuniu 2 × 3 × 3, to four faces 3 × 3 × 5.
    expect(robbedNiuniu.payout(banker)).toBe(13_500n + 570n - 1_800n - 4_500n);
    expect(view(banker)).toMatchObject({
      phase: 'done',
      banker: 0,
      seats: [{ bet: null }, { bet: 1 }, {}, {}],
    });
  });

  it('[GAM-2] shows bids after that of the member, and cards at the end', () => {
    const nothing = { bid: null, bet: null, cards: null, rank: null, net: null };
    expect(view(state()).seats).toEqual([nothing, nothing, nothing, nothing]);
    const betting = act(state(), ['bid', 1]);
    expect(view(betting).seats).toEqual([1, 1, 2, 2].map((bid) => ({ ...nothing, bid })));
  });

  it('[GAM-2] shows an open hand in the same way whatever is hidden', () => {
    const hidden = { cards: [hands.none, hands.niuniu, hands.seven, hands.none], houseBets: [0, 3, 3, 1] };
    const bidding = { ...hidden, houseBids: [0, 3, 3, 3], precedence: [0, 1, 2, 3] };
    for (const [one, other] of [
      [state(), state(bidding)],
      [act(state(), ['bid', 1]), act(state(hidden), ['bid', 1])],
    ] as const) {
      for (const shown of ['view', 'legal', 'risk', 'payout'] as const) {
        expect(robbedNiuniu[shown](other)).toEqual(robbedNiuniu[shown](one));
      }
    }
  });

  it('[GAM-2] ends an abandoned hand without a bid and with the least bet', () => {
    const bid = robbedNiuniu.abandon(state());
    expect(bid).toEqual({ action: 'bid', value: 0 });
    expect(robbedNiuniu.abandon(robbedNiuniu.act(state(), bid))).toEqual({ action: 'bet', value: 1 });
  });

  it('[GAM-2] reserves what it can lose at most, and neither returns less than nothing nor costs a house seat more', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }), (nonce, bid, bet) => {
        const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'property', nonce };
        let hand = robbedNiuniu.start(fairStream(seeds), { stake: 20n, sideBets: {} });
        let staked = robbedNiuniu.risk(hand);
        for (const [action, value] of [
          ['bid', bid],
          ['bet', bet],
        ] as const) {
          const legal = robbedNiuniu.legal(hand).find((each) => each.values?.includes(value));
          if (!legal) continue;
          staked += legal.cost;
          hand = robbedNiuniu.act(hand, { action, value });
        }
        expect(robbedNiuniu.risk(hand)).toBe(staked);
        expect(robbedNiuniu.payout(hand)).toBeGreaterThanOrEqual(0n);
        // The fee is 5 % of what is won, so seats lose more than they win by it, and all are paid in whole hundredths.
        const nets = view(hand).seats.map(({ net }) => Number(net));
        expect(nets.reduce((sum, net) => sum + net, 0)).toBeLessThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    { role: 'the least bet', bid: 0, bet: 1, houseBids: [0, 1, 0, 0], factor: 1n },
    { role: 'bet 2 against a bid of 3', bid: 1, bet: 2, houseBids: [0, 3, 0, 2], factor: 6n },
    { role: 'bet 3 against a bid of 2', bid: 1, bet: 3, houseBids: [0, 2, 1, 0], factor: 6n },
    { role: 'the bank for a bid of 1', bid: 1, bet: null, houseBids: [0, 0, 0, 0], factor: 1n },
    { role: 'the bank for a bid of 3', bid: 3, bet: null, houseBids: [0, 2, 1, 0], factor: 3n },
  ])(
    '[GAM-2] returns 97.5 % of what is risked: both hands win as often and as much ($role)',
    ({ bid, bet, houseBids, factor }) => {
      // The distribution of the winner's multiple is the same for both, so the fee of 5 % of wins is 2.5 % of wins and losses.
      let won = 0n;
      let lost = 0n;
      const draws = fc.sample(
        fc.shuffledSubarray(
          Array.from({ length: 52 }, (_, card) => card),
          { minLength: 20, maxLength: 20 },
        ),
        200,
      );
      const add = (net: bigint) => {
        if (net > 0n) won += net;
        else lost -= net;
      };
      for (const drawn of draws) {
        const dealt = [0, 5, 10, 15].map((from) => drawn.slice(from, from + 5));
        const play = (own: number, other: number) => {
          const seats = [...dealt];
          [seats[0], seats[other]] = [dealt[own]!, dealt[own === 0 ? other : 0]!];
          const hand = act(
            state({ houseBids, precedence: [1, 2, 3, 0], cards: seats }),
            ['bid', bid],
            ...(bet === null ? [] : [['bet', bet] as [string, number]]),
          );
          const net = robbedNiuniu.payout(hand)! - robbedNiuniu.risk(hand);
          return { net, others: view(hand).seats.map((seat) => BigInt(seat.net.replace('.', ''))) };
        };
        if (bet !== null) {
          for (const own of [0, 1]) add(play(own, 1).net);
          continue;
        }
        // A banker plays against three seats, whose nets tell them apart: a seat loses what the banker wins before the fee.
        for (const seat of [1, 2, 3])
          for (const own of [0, seat]) {
            const against = play(own, seat).others[seat]!;
            add(against < 0n ? (-against * 95n) / 100n : (-against * 100n) / 95n);
          }
        const { net, others } = play(0, 1);
        const parts = others
          .slice(1)
          .map((other) => (other < 0n ? (-other * 95n) / 100n : (-other * 100n) / 95n));
        expect(net).toBe(parts.reduce((sum, part) => sum + part));
      }
      expect(won * 100n).toBe(lost * 95n);
      // Every win is a multiple of base × bet × bid, less the fee.
      expect((won + (lost * 95n) / 100n) % (95n * factor)).toBe(0n);
      expect(robbedNiuniu.returnToPlayer).toBe('97.50');
    },
  );
});
