import { createHash, createHmac, randomBytes, webcrypto } from 'node:crypto';
import vectors from '@pavilion/contract/vectors/fairness.json';
import { formatMinor } from '@pavilion/format';
import { drawItems, fairStream, type RandomSource } from '../../src/venues/fair';
import { drawRound } from '../../src/venues/slots';
import { describeTitle, type TitleDescription } from '../../src/venues/slots/describe-title';
import { stakesOf } from '../../src/venues/slots/title';
import { titles } from '../../src/venues/slots/titles';
import { checkRound } from '../fair/js/check-round.js';
import { gameOf, lobbies } from '../fair/js/games.js';
import { catalogues } from '../fair/js/messages.js';
import { betsPath, createRoundText, terminalPath } from '../fair/js/round-texts.js';
import { createStream, hashRepeatedly, mixOf, sha256 } from '../fair/js/verify.js';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const range = (length: number) => Array.from({ length }, (_, index) => index);

const { published, streams, chain } = vectors;
const seedsOf = ({ serverSeed, clientSeed, nonce }: (typeof streams)[number] | typeof published) => ({
  seed: serverSeed,
  client: clientSeed,
  nonce,
});
const vector = seedsOf(published);

const drawOf = async (code: string, seeds = vector) => {
  const { kind } = gameOf(code)!;
  return kind.draw(await createStream(subtle, seeds), undefined);
};

/** A round as the fragment of the page has it. */
const values = (changed: object) => ({
  game: 'koi-gate',
  seed: vector.seed,
  client: vector.client,
  nonce: String(vector.nonce),
  commitment: hash(vector.seed),
  outcome: '',
  own: '',
  terminal: '',
  bets: null as string | null,
  ...changed,
});

/** The wins of visible symbols, in rows of names, by the pay table that members see in the game. */
const winsOf = (game: TitleDescription, rows: readonly (readonly string[])[], stake: bigint) => {
  const { lines, linePays, scatterPays, wild } = game;
  const onLines = lines.flatMap((line, index) => {
    const names = line.map((row, reel) => rows[row]![reel]!);
    const other = names.findIndex((name) => name !== names[0] && name !== wild.name.en);
    const count = other < 0 ? names.length : other;
    const row = linePays.find(({ name }) => name.en === names[0]);
    const pay = row?.pays[count - 3];
    if (!row || !pay) return [];
    const amount = formatMinor((BigInt(pay) * stake) / BigInt(lines.length));
    return [{ line: index + 1, picture: row.picture, count, amount }];
  });
  const { picture, name, pays } = scatterPays;
  const count = rows.flat().filter((shown) => shown === name.en).length;
  const pay = pays[Math.min(count, 5) - 3];
  return [
    ...onLines,
    ...(pay ? [{ line: null, picture, count, amount: formatMinor(BigInt(pay) * stake) }] : []),
  ];
};

describe('the page that recomputes a round', () => {
  it('[GAM-2] draws the published vector', async () => {
    const { draws, firstBytes, commitment } = published;
    expect((await drawOf('roulette')).parts).toEqual(draws.roulette);
    expect((await drawOf('sic-bo')).parts).toEqual([draws.dice]);
    expect((await drawOf('ssc')).parts).toEqual([draws.digits]);
    expect((await drawOf('pk10')).parts).toEqual([draws.cars]);
    expect((await drawOf('mark-six')).parts).toEqual([draws.balls.slice(0, 6), draws.balls[6]]);
    const { rows } = await drawOf('blackjack');
    expect(rows[0]?.items.slice(0, 6)).toEqual(['♥6', '♦8', '♦6', '♣A', '♣3', '♥7']);
    const stream = await createStream(subtle, vector);
    await stream.draw(37);
    expect(stream.blocks[0]?.hex.slice(0, 16)).toBe(Buffer.from(firstBytes).toString('hex'));
    expect(await sha256(subtle, vector.seed)).toBe(commitment);
  });

  it.each(streams)('[GAM-2] draws the numbers and cards of the vector with the nonce $nonce', async (row) => {
    const stream = await createStream(subtle, seedsOf(row));
    const numbers: number[] = [];
    for (const bound of row.bounds) numbers.push(await stream.draw(bound));
    expect(numbers).toEqual(row.numbers);
    expect(await (await createStream(subtle, seedsOf(row))).drawDifferent(52, 6)).toEqual(row.cards);
    expect(await sha256(subtle, row.serverSeed)).toBe(row.commitment);
  });

  it('[GAM-2] follows the chain of the vectors to its last hash', async () => {
    expect(await hashRepeatedly(subtle, chain.seed, chain.steps)).toBe(chain.terminal);
  });

  it('[GAM-2] reads the same numbers as the server from 1,000 random seeds', async () => {
    for (const index of range(1_000)) {
      const seeds = {
        seed: randomBytes(32).toString('hex'),
        client: randomBytes(8).toString('base64url'),
        nonce: index * 7,
      };
      const random: RandomSource = fairStream({
        serverSeed: seeds.seed,
        clientSeed: seeds.client,
        nonce: seeds.nonce,
      });
      const stream = await createStream(subtle, seeds);
      const bounds = [2, 37, 32, 1_000_003, 2 ** 21, index + 1];
      const numbers: number[] = [];
      for (const bound of bounds) numbers.push(await stream.draw(bound));
      expect(numbers).toEqual(bounds.map(random));
      expect(await stream.drawDifferent(52, 6)).toEqual(drawItems(range(52), 6, random));
      expect(await stream.drawDifferent(6, 6)).toEqual(drawItems(range(6), 6, random));
    }
  });

  it('[GAM-2] draws every number of a slot round, and the symbols that explain its wins and payout', async () => {
    for (const title of titles) {
      const game = describeTitle(title);
      const stake = stakesOf(title)[0]!;
      let paid = 0n;
      for (const nonce of range(20)) {
        const stream = fairStream({ serverSeed: vector.seed, clientSeed: vector.client, nonce });
        const numbers: number[] = [];
        const { payout, detail } = drawRound(
          title.code,
          stake,
          (bound) => numbers[numbers.push(stream(bound)) - 1]!,
        );
        const outcome = JSON.stringify(detail);
        const report = await checkRound(subtle, values({ game: title.code, nonce: String(nonce), outcome }));
        expect([title.code, nonce, report.verdict]).toEqual([title.code, nonce, 'match']);
        expect(report.steps.flatMap(({ number }) => number ?? [])).toEqual(numbers);
        // Each of them is compared with the record: one that is not could have been another.
        expect(JSON.parse(report.checks.find(({ id }) => id === 'outcome')!.computed).flat()).toEqual(
          numbers,
        );
        const rows = report.rows
          .filter(({ isReels }) => isReels)
          .map(({ items }) => items.map((item) => (typeof item === 'string' ? item : item.en)));
        const wins = winsOf(game, rows, stake);
        expect(wins).toEqual(detail.wins);
        expect(payout).toBe(wins.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n));
        paid += payout;
      }
      expect(paid).toBeGreaterThan(0n);
    }
  });

  it.each([
    ['an empty round', '', hash('')],
    ['its bets, in the order of their ids', 'b2:two\nb1:one\n', hash('b1:one\nb2:two\n')],
  ])('[GAM-2] computes the mix of %s', async (_, bets, mix) => {
    expect(await mixOf(subtle, bets)).toBe(mix);
  });

  it('[GAM-2] follows the chain of seeds to the last hash of the day', async () => {
    const links = ['3'.repeat(64)];
    while (links.length < 6) links.push(hash(links.at(-1)!));
    const terminal = links.at(-1)!;
    // Round k of the day has the seed that is k hashes before the last one.
    for (const nonce of [1, 2, 5]) {
      const seed = links[links.length - 1 - nonce]!;
      expect(await hashRepeatedly(subtle, seed, nonce)).toBe(terminal);
      const table = { game: 'ssc', seed, nonce: String(nonce), commitment: hash(seed), terminal };
      const { parts } = await drawOf('ssc', { seed, client: hash('b1:one\n'), nonce });
      const round = values({
        ...table,
        client: hash('b1:one\n'),
        bets: 'b1:one',
        outcome: JSON.stringify({ digits: parts[0] }),
      });
      const report = await checkRound(subtle, round);
      expect(report.checks.map(({ id, verdict }) => [id, verdict])).toEqual([
        ['commitment', 'match'],
        ['outcome', 'match'],
        ['chain', 'match'],
        ['mix', 'match'],
      ]);
      for (const changed of [{ terminal: hash('x') }, { bets: 'b1:other' }]) {
        expect((await checkRound(subtle, { ...round, ...changed })).verdict).toBe('mismatch');
      }
    }
  });

  it('[GAM-2] finds the own bet in the list of the round, with its seed when that is known', async () => {
    const bets = 'b1:one\nb2:two\n';
    const seeds = { seed: vector.seed, client: hash(bets), nonce: 7 };
    const { parts } = await drawOf('pc28', seeds);
    const round = values({
      game: 'pc28',
      client: hash(bets),
      nonce: '7',
      outcome: JSON.stringify({ digits: parts[0] }),
      bets,
    });
    const verdictOf = async (changed: object) => {
      const { verdict, checks } = await checkRound(subtle, { ...round, ...changed });
      return [verdict, checks.find(({ id }) => id === 'own')?.verdict];
    };
    expect(await verdictOf({})).toEqual(['match', undefined]);
    expect(await verdictOf({ own: 'b2:two' })).toEqual(['match', 'match']);
    expect(await verdictOf({ own: 'b2' })).toEqual(['match', 'match']);
    for (const own of ['b2:other', 'b3:two', 'b', 'b2:tw'])
      expect([own, ...(await verdictOf({ own }))]).toEqual([own, 'mismatch', 'mismatch']);
    // Without the list neither the mix nor the bet was checked.
    expect(await verdictOf({ own: 'b2:two', bets: null })).toEqual(['unknown', 'unknown']);
    // A list from which a bet is missing has another mix.
    expect(await verdictOf({ bets: 'b1:one' })).toEqual(['mismatch', undefined]);
  });

  it('[GAM-2] loads the bets of the round that was named last, and distinguishes a wrong number from a lost connection', async () => {
    const answers = new Map<string, (response: Response | Error) => void>();
    const asked: string[] = [];
    let changes = 0;
    const bets = createRoundText({
      pathOf: betsPath,
      fetch: (path) => {
        asked.push(path);
        return new Promise((resolve, reject) => {
          answers.set(path, (response) => (response instanceof Error ? reject(response) : resolve(response)));
        });
      },
      onChange: () => changes++,
    });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const [first, second] = ['202611240001', '202611240002'].map((no) => `/fair/api/bets/pc28/${no}`);
    for (const round of ['', '2026', 'x'.repeat(12)]) bets.show('pc28', round);
    bets.show(undefined, '202611240001');
    expect([asked, bets.current()]).toEqual([[], { state: 'none' }]);
    bets.show('pc28', '202611240001');
    bets.show('pc28', '202611240001');
    expect([asked, bets.current()]).toEqual([[first], { state: 'loading' }]);
    bets.show('pc28', '202611240002');
    answers.get(second!)!(new Response('b2:two\n'));
    answers.get(first!)!(new Response('b1:one\n'));
    await settle();
    expect(bets.current()).toEqual({ state: 'loaded', text: 'b2:two\n' });
    expect(changes).toBe(3);
    for (const [response, state] of [
      [new Response('', { status: 404 }), 'missing'],
      [new Response('', { status: 503 }), 'failed'],
      [new TypeError('the connection is lost'), 'failed'],
      [new Response(''), 'loaded'],
    ] as const) {
      void bets.load();
      answers.get(second!)!(response);
      await settle();
      expect(bets.current().state).toBe(state);
    }
    bets.show(undefined, '');
    expect(bets.current()).toEqual({ state: 'none' });
  });

  it('[GAM-2] asks for the end of a chain once for all rounds of its day', async () => {
    const asked: string[] = [];
    const end = createRoundText({
      pathOf: terminalPath,
      fetch: async (path) => {
        asked.push(path);
        return new Response('f'.repeat(64));
      },
      onChange: () => {},
    });
    for (const round of ['202611240001', '202611240002', '202611250001']) end.show('pc28', round);
    expect(asked).toEqual(['/fair/api/terminals/pc28/20261124', '/fair/api/terminals/pc28/20261125']);
  });

  it('[GAM-2] computes every shot of a magazine from the block of its bullet', async () => {
    /** By an implementation of its own: the words of a block, most significant byte first. */
    const below = (bullet: number, bounds: readonly number[]) => {
      const words = createHmac('sha256', vector.seed)
        .update(`${vector.client}:${vector.nonce}:${bullet}`)
        .digest('hex')
        .match(/.{8}/g)!
        .map((word) => BigInt(`0x${word}`));
      return bounds.map((bound) => {
        for (;;) {
          const product = words.shift()! * BigInt(bound);
          if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return Number(product >> 32n);
        }
      });
    };
    const prizes = [20, 40, 60, 100, 200, 500].flatMap((prize, index) =>
      Array(([40, 30, 15, 10, 4, 1] as const)[index]).fill(prize),
    );
    const shots = range(40).flatMap((bullet) => {
      const [small, chest, prize] = [below(bullet, [200])[0]!, ...below(bullet, [5_200, 100])] as [
        number,
        number,
        number,
      ];
      const shot = { bullet, fish: 'treasure-chest', multiple: chest < 96 ? prizes[prize]! : 0 };
      return bullet % 2 === 0 ? [shot] : [{ bullet, fish: 'clownfish', multiple: small < 96 ? 2 : 0 }];
    });
    // In another order than the bullets, as in a pond.
    shots.reverse();
    expect(new Set(shots.map(({ multiple }) => multiple)).size).toBeGreaterThan(1);
    const verdictOf = async (changed: unknown) => {
      const outcome = JSON.stringify({ shots: changed });
      return (await checkRound(subtle, values({ game: 'deep-sea', outcome }))).verdict;
    };
    expect(await verdictOf(shots)).toBe('match');
    expect(await verdictOf([])).toBe('match');
    for (const [index, shot] of shots.entries()) {
      const tampered = [
        { ...shot, multiple: shot.multiple + 1 },
        { ...shot, multiple: shot.multiple > 0 ? 0 : 2 },
        { ...shot, fish: 'dragon-king' },
      ];
      for (const each of tampered) expect(await verdictOf(shots.with(index, each))).toBe('mismatch');
    }
    // A bullet cannot be used twice.
    expect(await verdictOf([...shots, shots[0]])).toBe('mismatch');
    // Without the shots nothing was compared.
    expect((await checkRound(subtle, values({ game: 'deep-sea' }))).verdict).toBe('unknown');
  });

  it('[GAM-2] draws the prize of a treasure as the rules say, for every number', async () => {
    // Bullet n catches the chest, and its second number is n.
    const chests = {
      importKey: async () => ({}),
      sign: async (_: string, __: unknown, message: Uint8Array) => {
        const bullet = Number(new TextDecoder().decode(message).split(':')[2]);
        const block = new DataView(new ArrayBuffer(32));
        block.setUint32(0, 1_000);
        block.setUint32(4, Math.ceil((bullet * 2 ** 32) / 100) + 1_000);
        return block.buffer;
      },
    } as unknown as SubtleCrypto;
    const stream = await createStream(chests, { seed: 'a', client: 'c', nonce: 0 });
    const shots = range(100).map((bullet) => [bullet, 0, 0]);
    const { parts } = await gameOf('dragon-palace')!.kind.draw(stream, shots);
    const counts = new Map<number, number>();
    for (const [, , , prize] of parts as number[][]) counts.set(prize!, (counts.get(prize!) ?? 0) + 1);
    expect([...counts]).toEqual([
      [20, 40],
      [40, 30],
      [60, 15],
      [100, 10],
      [200, 4],
      [500, 1],
    ]);
  });

  it('[GAM-2] reads the block a million later when all words of a bullet are rejected', async () => {
    const real = createHmac('sha256', 'later').digest();
    const messages: string[] = [];
    const rejecting = {
      importKey: async () => ({}),
      sign: async (_: string, __: unknown, message: Uint8Array) => {
        messages.push(new TextDecoder().decode(message));
        return messages.at(-1)!.endsWith(':3') ? new ArrayBuffer(32) : new Uint8Array(real).buffer;
      },
    } as unknown as SubtleCrypto;
    const stream = await createStream(rejecting, { seed: 'a', client: 'c', nonce: 5 });
    // 2^32 is no multiple of 200, so the word 0 is rejected.
    expect(await stream.drawAt(3)(200)).toBe(Number((BigInt(real.readUInt32BE(0)) * 200n) >> 32n));
    expect(messages).toEqual(['c:5:3', 'c:5:1000003']);
    expect(stream.steps.map(({ block, number }) => [block, number === null])).toEqual([
      ...range(8).map(() => [3, true]),
      [1_000_003, false],
    ]);
  });

  it('[GAM-2] says that a changed seed, client seed, number or result does not match', async () => {
    const stops = (await drawOf('koi-gate')).parts[0];
    const round = values({ outcome: JSON.stringify(stops) });
    expect((await checkRound(subtle, round)).verdict).toBe('match');
    expect((await checkRound(subtle, { ...round, outcome: String(stops) })).verdict).toBe('match');
    const other = vector.seed.replace('5', '6');
    const tampered = [
      { seed: other },
      { seed: other, commitment: hash(other) },
      { client: 'iyAyNGKPsb' },
      { nonce: '30' },
      { outcome: '[1,2,3,4,5]' },
      { outcome: '{"stops":' },
      { commitment: hash('other') },
    ];
    for (const changed of tampered) {
      expect([changed, (await checkRound(subtle, { ...round, ...changed })).verdict]).toEqual([
        changed,
        'mismatch',
      ]);
    }
  });

  it('[GAM-2] says what is missing or unreadable, and never that it matches', async () => {
    expect(await checkRound(subtle, values({ seed: '' }))).toMatchObject({ state: 'incomplete' });
    expect(await checkRound(subtle, values({ game: 'nothing' }))).toMatchObject({ state: 'incomplete' });
    expect(await checkRound(subtle, values({ seed: 'abc' }))).toMatchObject({ state: 'unreadable' });
    expect(await checkRound(subtle, values({ nonce: '1.5' }))).toMatchObject({ state: 'unreadable' });
    expect((await checkRound(subtle, values({ commitment: '' }))).verdict).toBe('unknown');
  });

  it('[GAM-2] compares the record of a hand with the order in which its cards were drawn', async () => {
    const [cards] = (await drawOf('blackjack')).parts as number[][];
    const at = (...places: number[]) => places.map((place) => cards![place]!);
    const plain = { hands: [{ cards: at(0, 2, 4) }], dealer: at(1, 3, 5, 6) };
    const split = { hands: [{ cards: at(0, 4, 6) }, { cards: at(2, 5) }], dealer: at(1, 3, 7) };
    for (const record of [plain, split]) {
      const round = values({ game: 'blackjack', outcome: JSON.stringify(record) });
      expect((await checkRound(subtle, round)).verdict).toBe('match');
      record.dealer.push(0);
      const longer = { ...round, outcome: JSON.stringify(record) };
      expect((await checkRound(subtle, longer)).verdict).toBe('mismatch');
    }
  });

  it('[GAM-2] does not compare numbers that were entered by hand for games with decisions of the member', async () => {
    for (const game of ['blackjack', 'robbed-niuniu', 'deep-sea'])
      expect((await checkRound(subtle, values({ game, outcome: '1, 2, 3' }))).verdict).toBe('unknown');
  });

  it('[GAM-2] has every text and the name of every game in both languages', () => {
    expect(gameOf('baccarat')).toBeUndefined();
    for (const { games } of lobbies)
      for (const { name } of games) expect(name['zh-CN'] && name.en).toBeTruthy();
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const zh: Record<string, string> = catalogues['zh-CN'];
    const en: Record<string, string> = catalogues.en;
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    for (const key of Object.keys(zh))
      expect([key, placeholders(en[key]!)]).toEqual([key, placeholders(zh[key]!)]);
  });
});
