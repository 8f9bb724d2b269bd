import { settlementOf } from './settle';

const bet = {
  ...{ unit: 100_00n, unit_open: 100_00n, bets: 1, sizes: [2], potential: 400_00n },
  max_payout: 350_00n,
};

describe('the settlement of a bet', () => {
  it('[SPT-8] pays at most what a ticket may pay', () => {
    const legs = [
      { price: 2_000, result: 'won' },
      { price: 2_000, result: 'won' },
    ] as const;
    expect(settlementOf(bet, legs)).toMatchObject({ state: 'settled', payout: 350_00n, turnover: 100_00n });
    expect(settlementOf({ ...bet, max_payout: 400_00n }, legs).payout).toBe(400_00n);
  });

  it('[SPT-8] counts no turnover of a void bet, and only what was won or lost of others', () => {
    const of = (...results: ('won' | 'void' | 'half-lost')[]) =>
      settlementOf(
        bet,
        results.map((result) => ({ price: 2_000, result })),
      );
    expect(of('void', 'void')).toEqual({ state: 'void', payout: 100_00n, turnover: 0n });
    expect(of('void', 'half-lost')).toEqual({ state: 'settled', payout: 50_00n, turnover: 50_00n });
  });
});
