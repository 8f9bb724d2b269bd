import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { fairBlocks, type RandomSource } from '../../fair';
import { newestOf } from '../games';
import { replayHand, startHand } from '../hand-game';
import { deepSea as deepSeaTitle, fishingTitles } from '.';
import { createFishing, prizeOf, treasures } from './magazine';
import { fishKindOf, fishStep, isInPond, type Pond } from './pond';

const versions = fishingTitles.flatMap(({ code, ponds }) =>
  ponds.map((pond, index) => ({ id: `${code}/${index + 1}`, pond })),
);
const deepSea = createFishing(deepSeaTitle)[0]!;
const deepSeaPond = deepSeaTitle.ponds[0]!;
const seeds = { serverSeed: '5d43'.repeat(16), clientSeed: 'client', nonce: 3 };
const numbers = (...drawn: number[]): { random: RandomSource; bounds: number[] } => {
  const bounds: number[] = [];
  return {
    bounds,
    random: (bound) => {
      bounds.push(bound);
      return drawn.shift()!;
    },
  };
};
/** A fish of the kind that is in the pond at the time. */
const fishAt = (pond: Pond, now: number, isWanted: (code: string) => boolean = () => true): number => {
  const first = Math.floor(now / fishStep);
  for (let fish = first; fish > first - 30; fish--) {
    if (isInPond(pond, fish, now) && isWanted(fishKindOf(pond, fish).code)) return fish;
  }
  throw new Error('There is no such fish');
};

describe('fish', () => {
  const kinds = versions.flatMap(({ pond }) => pond.kinds);

  it.each(kinds.filter(({ multiple }) => multiple !== null))(
    '[GAM-2] return exactly 96 % of the bullets: $code × $multiple',
    (kind) => {
      const bound = 100 * kind.multiple!;
      const asked = new Set<string>();
      let won = 0;
      for (let number = 0; number < bound; number++) {
        const { random, bounds } = numbers(number);
        won += prizeOf(kind, random);
        asked.add(bounds.join());
      }
      expect([...asked]).toEqual([`${bound}`]);
      expect(won * 100).toBe(96 * bound);
    },
  );

  it('[GAM-2] with a treasure return exactly 96 % of the bullets, over every draw of the prize', () => {
    const chest = kinds.find(({ multiple }) => multiple === null)!;
    const caught = Array.from({ length: 5_200 }, (_, number) => number).filter(
      (number) => prizeOf(chest, numbers(number, 0).random) > 0,
    );
    const prizes = Array.from({ length: 100 }, (_, number) => prizeOf(chest, numbers(0, number).random));
    const won = caught.length * prizes.reduce((sum, prize) => sum + prize, 0);
    expect(won * 100).toBe(96 * 5_200 * prizes.length);
    expect(new Set(prizes)).toEqual(new Set(treasures.map(([multiple]) => multiple)));
  });

  it('[GAM-2] of every kind swim by, and no kind is left out of a title', () => {
    for (const { id, pond } of versions) {
      const shares = pond.kinds.reduce((sum, { share }) => sum + share, 0);
      expect([id, shares]).toEqual([id, 1_000]);
      const seen = new Set(Array.from({ length: 3_000 }, (_, fish) => fishKindOf(pond, fish).code));
      expect(seen).toEqual(new Set(pond.kinds.map(({ code }) => code)));
    }
  });
});

/** What every version of a game had when members played it first: \`<game>/<version>\`. A row is added, and never changed. */
const recorded: Readonly<Record<string, string>> = {
  'deep-sea/1': '17bb62f85c0ce6a0',
  'dragon-palace/1': 'ca976c41d5e3f6c5',
};

describe('a version of a fishing game', () => {
  /** Of the kinds of 10,000 fish, and of what each kind pays for 300 bullets. */
  const digestOf = (pond: Pond): string => {
    const schedule = Array.from({ length: 10_000 }, (_, fish) => {
      const { code, multiple, life } = fishKindOf(pond, fish);
      return [code, multiple, life];
    });
    const blocks = fairBlocks(seeds);
    const prizes = pond.kinds.map((kind) =>
      Array.from({ length: 300 }, (_, bullet) => prizeOf(kind, blocks(bullet))),
    );
    return createHash('sha256')
      .update(JSON.stringify([schedule, prizes]))
      .digest('hex')
      .slice(0, 16);
  };

  it('[GAM-2] is never edited: a change of the fish is another pond at the end of `ponds`, with its digest here', () => {
    expect(Object.fromEntries(versions.map(({ id, pond }) => [id, digestOf(pond)]))).toEqual(recorded);
  });

  it('[GAM-2] keeps its fish and prizes when the game gets another, which then opens magazines', () => {
    const [first, ...others] = deepSeaPond.kinds;
    const renamed: Pond = {
      ...deepSeaPond,
      kinds: [{ ...first!, code: 'angelfish', multiple: 7 }, ...others],
    };
    const games = createFishing({ ...deepSeaTitle, ponds: [deepSeaPond, renamed] });
    expect(games.map(({ version }) => version)).toEqual([1, 2]);
    expect(newestOf(games)).toEqual([games[1]]);
    const isFirst = (code: string) => code === first!.code;
    const acts = [{ action: 'hits', hits: [[0, fishAt(deepSeaPond, 1_790_000_000_000, isFirst)] as const] }];
    const opening = { stake: 100n, sideBets: {}, size: 10 };
    const caught = games.map((game) => game.view(replayHand(game, seeds, opening, acts) as never));
    expect(caught).toMatchObject([{ shots: [{ kind: first!.code }] }, { shots: [{ kind: 'angelfish' }] }]);
    expect(caught[0]).toEqual(deepSea.view(replayHand(deepSea, seeds, opening, acts) as never));
  });
});

describe('the random numbers of a bullet', () => {
  it('[GAM-2] are the words of its own block, and further ones of the block a million later', () => {
    const word = (block: number, place: number) =>
      createHmac('sha256', seeds.serverSeed)
        .update(`${seeds.clientSeed}:${seeds.nonce}:${block}`)
        .digest()
        .readUInt32BE(place * 4);
    const random = fairBlocks(seeds)(7);
    const expected = [...Array(8).keys()].map((place) => word(7, place) >>> 12);
    // No word is rejected by a power of two.
    expect(expected.map(() => random(2 ** 20))).toEqual(expected);
    expect(random(2 ** 20)).toBe(word(1_000_007, 0) >>> 12);
  });
});

describe('a magazine', () => {
  const now = 1_790_000_000_000;
  const open = (size = 10) => startHand(deepSea, seeds, { stake: 100n, sideBets: {}, size });
  const fish = fishAt(deepSeaPond, now);

  it('[GAM-2] takes each bullet once, and only fish that are in the pond, give or take three seconds', () => {
    const state = deepSea.act(open(), { action: 'hits', hits: [[4, fish]] });
    const allows = (hits: [number, number][], at = now) => deepSea.allowsHits?.(state, hits, at);
    expect(allows([[5, fish]])).toBe(true);
    expect(allows([[4, fish]])).toBe(false);
    expect(allows([[10, fish]])).toBe(false);
    expect(
      allows([
        [5, fish],
        [5, fish],
      ]),
    ).toBe(false);
    const begin = fish * fishStep;
    const end = begin + fishKindOf(deepSeaPond, fish).life;
    expect(
      [begin - 3_001, begin - 3_000, end + 3_000, end + 3_001].map((at) => allows([[5, fish]], at)),
    ).toEqual([false, true, true, false]);
  });

  it('[GAM-2] pays prizes and bullets that are left, as an independent count of any hits in any order', () => {
    const below = (bound: number, bullet: number) => {
      for (let place = 0; ; place++) {
        const digest = createHmac('sha256', seeds.serverSeed)
          .update(`${seeds.clientSeed}:${seeds.nonce}:${bullet}`)
          .digest();
        const product = BigInt(digest.readUInt32BE(place * 4)) * BigInt(bound);
        if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return product >> 32n;
      }
    };
    const isPlain = (code: string) => code !== 'treasure-chest';
    const hits = fc.uniqueArray(fc.tuple(fc.nat(19), fc.nat(24_000)), { selector: ([bullet]) => bullet });
    fc.assert(
      fc.property(hits, (shots) => {
        let state = open(20);
        let expected = BigInt(20 - shots.length) * 100n;
        for (const [bullet, later] of shots) {
          const target = fishAt(deepSeaPond, now + later, isPlain);
          const { multiple } = fishKindOf(deepSeaPond, target);
          if (below(100 * multiple!, bullet) < 96n) expected += 100n * BigInt(multiple!);
          state = deepSea.act(state, { action: 'hits', hits: [[bullet, target]] });
        }
        if (shots.length < 20) state = deepSea.act(state, { action: 'cash-in' });
        expect(deepSea.payout(state)).toBe(expected);
        expect(deepSea.legal(state)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('[GAM-2] shows nothing of bullets that were not fired', () => {
    const shots = [0, 1, 2].map((bullet): [number, number] => [bullet, fish]);
    const state = deepSea.act(open(), { action: 'hits', hits: shots });
    const view = deepSea.view(state) as { shots: { bullet: number }[] };
    expect(view.shots.map(({ bullet }) => bullet)).toEqual([0, 1, 2]);
    expect(Object.keys(view).sort()).toEqual(['bullets', 'prizes', 'shots', 'stakePerBullet']);
  });
});
