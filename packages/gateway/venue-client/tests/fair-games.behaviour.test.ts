import { webcrypto } from 'node:crypto';
import { fairStream } from '../../src/venues/fair';
import { replayHand } from '../../src/venues/hands';
import { deepSea, fishingTitles } from '../../src/venues/hands/fishing';
import { createFishing } from '../../src/venues/hands/fishing/magazine';
import { fishKindOf, type Pond } from '../../src/venues/hands/fishing/pond';
import { cardGames, fishingGames } from '../../src/venues/hands/games';
import type { HandGame } from '../../src/venues/hands/hand-game';
import { slotGames } from '../../src/venues/slots';
import { tableGames } from '../../src/venues/tables/games';
import { checkRound } from '../fair/js/check-round.js';
import { gameOf } from '../fair/js/games.js';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const seed = '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190';
const client = 'every-game';
const stream = (nonce: number) => fairStream({ serverSeed: seed, clientSeed: client, nonce });

const verdictOf = async (game: string, nonce: number, outcome: unknown) => {
  const { checks } = await checkRound(subtle, {
    game,
    seed,
    client,
    nonce: String(nonce),
    commitment: '',
    outcome: JSON.stringify(outcome),
    own: '',
    terminal: '',
    bets: null,
  });
  return checks.find(({ id }) => id === 'outcome')?.verdict;
};

const proofOf = (nonce: number) => ({ version: 1, commitment: '', seed: null, clientSeed: client, nonce });

const nonces = Array.from({ length: 40 }, (_, nonce) => nonce);

it.each(tableGames.map((game) => [game.code, game] as const))(
  '[GAM-2] the page for checks draws the rounds of %s as the server does',
  async (code, game) => {
    expect(gameOf(code)?.kind.isShared).toBe(true);
    for (const nonce of nonces) {
      const outcome = game.draw(stream(nonce), new Date(0));
      expect([nonce, await verdictOf(code, nonce, outcome)]).toEqual([nonce, 'match']);
    }
    expect(await verdictOf(code, 41, game.draw(stream(42), new Date(0)))).toBe('mismatch');
  },
);

it.each(cardGames.map((game) => [game.code, game] as const))(
  '[GAM-2] the page for checks draws the hands of %s as the server does',
  async (code, game) => {
    for (const nonce of nonces) {
      let state = game.start(stream(nonce), { stake: game.minStake * 10n, sideBets: {} });
      // Other decisions in every hand, as far as the rules allow them.
      for (let turn = nonce; game.payout(state) === undefined; turn += 1) {
        const legal = game.legal(state);
        const { action, values } = legal[turn % legal.length]!;
        const value = values?.[0];
        state = game.act(state, value === undefined ? { action } : { action, value });
      }
      const verdict = await verdictOf(code, nonce, game.detail(state, proofOf(nonce)));
      expect([nonce, verdict]).toEqual([nonce, 'match']);
    }
  },
);

/** The first fish of every kind. */
const fishOfEveryKind = (pond: Pond): number[] => {
  const numbers = new Map<string, number>();
  for (let fish = 0; numbers.size < pond.kinds.length; fish++) {
    const { code } = fishKindOf(pond, fish);
    if (!numbers.has(code)) numbers.set(code, fish);
  }
  return [...numbers.values()];
};

const magazines = fishingTitles.flatMap((title) =>
  createFishing(title).map(
    (game, index) => [title.code, game.version, game as HandGame, title.ponds[index]!] as const,
  ),
);
it.each<readonly [string, number, HandGame, Pond]>(magazines)(
  '[GAM-2] the page for checks draws the magazines of %s, version %s, as the server does',
  async (code, version, game, pond) => {
    const fish = fishOfEveryKind(pond);
    let catches = 0;
    for (const nonce of nonces) {
      const hits = Array.from(
        { length: 40 },
        (_, bullet) => [39 - bullet, fish[(bullet + nonce) % fish.length]!] as const,
      );
      const seeds = { serverSeed: seed, clientSeed: client, nonce };
      const opening = { stake: 10n, sideBets: {}, size: 40 };
      // Some magazines are cashed in before they are empty.
      const fired = nonce % 2 === 0 ? hits : hits.slice(0, nonce);
      const acts = [{ action: 'hits', hits: fired }, ...(nonce % 2 === 0 ? [] : [{ action: 'cash-in' }])];
      const detail = game.detail(replayHand(game, seeds, opening, acts), { ...proofOf(nonce), version });
      expect([nonce, await verdictOf(code, nonce, detail)]).toEqual([nonce, 'match']);
      expect((detail as { shots: unknown[] }).shots).toHaveLength(fired.length);
      catches += (detail as { catches: unknown[] }).catches.length;
      if (nonce % 2 === 0) expect(await verdictOf(code, nonce + 1, detail)).toBe('mismatch');
    }
    expect(catches).toBeGreaterThan(50);
  },
);

it('[GAM-2] the page for checks names the fish of a record, also when several of a game pay alike', async () => {
  const { multiples, names } = jest.requireActual<typeof import('../fair/js/fish.generated.js')>(
    '../fair/js/fish.generated.js',
  );
  const [own, other] = ['clownfish', 'koi'];
  const pond = multiples[deepSea.code]![1]!;
  pond[other!] = pond[own!]!;
  const shots = [own, other].map((fish, bullet) => ({ bullet, fish, multiple: 0 }));
  const { rows } = await checkRound(subtle, {
    game: deepSea.code,
    seed,
    client,
    nonce: '0',
    commitment: '',
    outcome: JSON.stringify({ shots }),
    own: '',
    terminal: '',
    bets: null,
  });
  delete pond[other!];
  expect(rows.slice(0, 2).map(({ label }) => label.en)).toEqual([
    `Bullet 1 · ${names[own!]!.en}`,
    `Bullet 2 · ${names[other!]!.en}`,
  ]);
});

it('[GAM-2] the page for checks has every game whose rounds are drawn from seeds', () => {
  for (const { code, name } of [...slotGames, ...tableGames, ...cardGames, ...fishingGames])
    expect([code, gameOf(code)?.name]).toEqual([code, name]);
});
