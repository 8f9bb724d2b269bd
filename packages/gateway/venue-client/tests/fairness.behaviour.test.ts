import { checkAddress, createFairness, fairnessTexts } from '../kit/fairness-view.js';

const seed = {
  commitment: 'a'.repeat(64),
  next: 'b'.repeat(64),
  clientSeed: 'server',
  isClientSeedChosen: false,
  nonce: 0,
};
const proof = { version: 1, commitment: seed.next, seed: null, clientSeed: 'mine', nonce: 0 };

/** A server whose seed has the given commitment. */
const open = (current = seed) => {
  const asked: [string, { clientSeed?: string }][] = [];
  const call = async (path: string, body: { clientSeed?: string }) => {
    asked.push([path, body]);
    return { ...current, revealed: null };
  };
  const options = { call, engine: 'slots', game: 'koi-gate', lang: 'zh-CN', rounds: () => [] };
  return { fairness: createFairness(options), asked };
};

describe('the seeds in a game', () => {
  it('[GAM-2] chooses a client seed in the browser when the server has committed to a seed', async () => {
    const { fairness, asked } = open();
    await fairness.prepare(seed);
    expect(asked).toEqual([
      ['/slots/api/seeds/client', { clientSeed: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/) }],
    ]);
    await fairness.prepare({ ...seed, isClientSeedChosen: true });
    expect(asked).toHaveLength(1);
  });

  it('[GAM-2] chooses another one after a round with another seed', async () => {
    const { fairness, asked } = open({ ...seed, commitment: seed.next });
    await fairness.prepare({ ...seed, isClientSeedChosen: true });
    await fairness.onRound({ ...proof, commitment: seed.commitment });
    expect(asked).toEqual([]);
    await fairness.onRound(proof);
    expect(asked.map(([path]) => path)).toEqual(['/slots/api/seeds', '/slots/api/seeds/client']);
    await fairness.onRound(proof);
    expect(asked).toHaveLength(2);
  });

  it('[GAM-2] opens the check with the values of a round in the fragment, which no server sees', () => {
    const address = checkAddress({
      game: 'koi-gate',
      proof,
      seed: 'c'.repeat(64),
      outcome: [1, 2],
      lang: 'en',
      theme: 'space',
    });
    const url = new URL(address, 'https://games.example');
    expect([url.pathname, url.search]).toEqual(['/fair', '?lang=en&theme=space']);
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      game: 'koi-gate',
      seed: 'c'.repeat(64),
      client: 'mine',
      nonce: '0',
      commitment: proof.commitment,
      outcome: '[1,2]',
    });
  });

  it('[GAM-2] has every text in both languages', () => {
    expect(Object.keys(fairnessTexts.en)).toEqual(Object.keys(fairnessTexts['zh-CN']));
  });
});
