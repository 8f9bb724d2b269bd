import { baccarat } from './baccarat';

const [classic, , free] = baccarat as [(typeof baccarat)[number], unknown, (typeof baccarat)[number]];

const drawnAt = new Date('2026-11-24T12:00:00Z');

/**
 * The drawing rules as the tables print them: for the points of the banker (row) and the value of the player's third card
 * (column 0 to 9, the last column when the player stands), whether the banker draws.
 */
const bankerTable = [
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDD-DD',
  '--DDDDDD--D',
  '----DDDD--D',
  '------DD---',
  '-----------',
];

/** Plays six values. Answers three digits: the points of the player and of the banker, and the number of cards. */
const oracle = (values: readonly number[]): number => {
  const [a, b, c, d, e, f] = values as [number, number, number, number, number, number];
  const player = (a + c) % 10;
  const banker = (b + d) % 10;
  const result = (playerPoints: number, bankerPoints: number, cards: number) =>
    100 * (playerPoints % 10) + 10 * (bankerPoints % 10) + cards;
  if (player > 7 || banker > 7) return result(player, banker, 4);
  const row = bankerTable[banker]!;
  if (player > 5) return row[10] === 'D' ? result(player, banker + e, 5) : result(player, banker, 4);
  return row[e] === 'D' ? result(player + e, banker + f, 6) : result(player + e, banker, 5);
};

/** The same three digits of an outcome. */
const readOutcome = ({ player, banker }: { player: readonly number[]; banker: readonly number[] }) => {
  const points = (cards: readonly number[]) =>
    cards.reduce((sum, card) => sum + ([1, 2, 3, 4, 5, 6, 7, 8, 9][card % 13] ?? 0), 0) % 10;
  return 100 * points(player) + 10 * points(banker) + player.length + banker.length;
};

/** A random source that draws each of these cards from another deck, which no earlier swap changed. */
const drawing = (cards: readonly number[]) => {
  let drawn = 0;
  return () => 52 * (drawn + 1) + cards[drawn]! - drawn++;
};

describe('a round of baccarat', () => {
  it('[GAM-2] has the results of all six-card orders, by an independent count', () => {
    const orders = Array<number>(1_000).fill(0);
    const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
    const values = [0, 0, 0, 0, 0, 0];
    const count = (position: number, ways: number): void => {
      for (let value = 0; value < 10; value += 1) {
        values[position] = value;
        const next = ways * left[value]!--;
        if (position < 5) count(position + 1, next);
        else orders[oracle(values)]! += next;
        left[value]! += 1;
      }
    };
    count(0, 1);
    const computed = Array<number>(1_000).fill(0);
    for (const [outcome, weight] of classic.outcomes('banker'))
      computed[readOutcome(outcome)]! += Number(weight);
    expect(computed).toEqual(orders);

    const wins = { banker: 0, player: 0, tie: 0 };
    orders.forEach((ways, key) => {
      const [player, banker] = [Math.floor(key / 100), Math.floor(key / 10) % 10];
      wins[player === banker ? 'tie' : banker > player ? 'banker' : 'player'] += ways;
    });
    expect(wins).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
  });

  it('[GAM-2] is drawn by the rules from the cards in dealing order, for all values of five cards', () => {
    // All values of the cards that decide whether another one is drawn; a sixth card only adds to the points, so it has one value
    // for each of those. The tens include court cards.
    const different: string[] = [];
    const rounds = [4, 5, 6].map((count) => ({ count, played: 0 }));
    for (let path = 0; path < 100_000; path += 1) {
      const values = [...String(path).padStart(5, '0'), (path * 7 + Math.floor(path / 10)) % 10].map(Number);
      const expected = oracle(values);
      const count = expected % 10;
      // Without a fifth card, one of the ten paths is played.
      if (count === 4 && path % 10 > 0) continue;
      const cards = values.map((value, index) => (value === 0 ? 9 + ((path + index) % 4) : value - 1));
      const outcome = classic.draw(drawing(cards), drawnAt);
      const { player, banker } = outcome;
      const dealt = [player[0], banker[0], player[1], banker[1], ...player.slice(2), ...banker.slice(2)];
      if (readOutcome(outcome) !== expected || dealt.join() !== cards.slice(0, count).join())
        different.push(values.join());
      rounds[count - 4]!.played += 1;
    }
    expect(different).toEqual([]);
    expect(rounds).toEqual([
      { count: 4, played: 4_000 },
      { count: 5, played: 29_400 },
      { count: 6, played: 30_600 },
    ]);
  });

  it('[GAM-2] pays pairs by the first two cards of each hand', () => {
    const returns = (player: number[], banker: number[]) =>
      ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'].map((bet) =>
        classic.returnOf(bet, { player, banker }),
      );
    // ♠3 ♥3 against ♣K ♣K; the third card makes no pair.
    expect(returns([2, 15, 5], [38, 38])).toEqual([1300, 1300, 650, 2600]);
    expect(returns([2, 2], [38, 38, 5])).toEqual([1300, 1300, 650, 20100]);
    expect(returns([2, 15], [9, 10])).toEqual([1300, 0, 650, 0]);
    // Ten and king both count nothing, but are no pair.
    expect(returns([9, 12], [5, 2, 2])).toEqual([0, 0, 0, 0]);
  });

  it('[GAM-2] pays half for a banker who wins with six, without commission', () => {
    const six = { player: [4, 9], banker: [5, 9] };
    expect(free.returnOf('banker', six)).toBe(150);
    expect(free.returnOf('super-six', six)).toBe(1_700);
    expect(classic.returnOf('banker', six)).toBe(195);
    const seven = { player: [4, 9], banker: [6, 9] };
    expect(free.returnOf('banker', seven)).toBe(200);
    expect(free.returnOf('super-six', seven)).toBe(0);
    const tie = { player: [5, 9], banker: [5, 9] };
    expect(['banker', 'player', 'super-six'].map((bet) => free.returnOf(bet, tie))).toEqual([100, 100, 0]);
  });
});
