import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handPace } from '../round-pace';
import { fishingEngine, handEngine } from '../venues/hands';
import { engineOf, venues } from '../venues/registry';
import { slotEngine } from '../venues/slots';
import { sportsEngine } from '../venues/sports';
import { tableEngine } from '../venues/tables';
import type { VenueEngine } from '../venues/venue';
import { venueAccount } from './money/ledger/accounts';
import { settledBetsOf, settledPlay } from './settled-bets';
import { createTestBook, home, type TestBook } from './sports/testing/test-book';

const hour = 3_600_000;
/** Longer than a round of a table and the time after which its result is announced, and than the interval of reactions. */
const minute = 60_000;

type Member = Awaited<ReturnType<TestBook['newMember']>>;
/** Plays one bet to its end. */
type Play = (book: TestBook, member: Member) => Promise<unknown>;

const mayStake = async () => {};

const playHand =
  (gameCode: string, opening: { stake: bigint; size?: number }, action?: string): Play =>
  async ({ gateway: { services, clock }, newKey }, { id: memberId }) => {
    clock.advance(handPace);
    const session = { memberId, gameCode };
    const { hand } = await services.hands.open(session, {
      key: newKey(),
      opening: { sideBets: {}, ...opening },
    });
    if (action) await services.hands.act(session, { hand: hand.id, seq: hand.seq, action }, mayStake);
  };

const placeSportBet = async (book: TestBook, member: Member) => {
  const event = await book.newEvent();
  const { data } = await book.place(member, [home(event)]);
  return { event, bet: data.bet.id };
};

const endEvent = async (
  { gateway: { services, clock }, change }: TestBook,
  event: string,
  isVoid = false,
) => {
  clock.advance(2 * hour);
  change(event, { status: 'settled', ...(isVoid ? { results: { 'ah:ft': 'void' } } : { score: [1, 0] }) });
  await services.sportsBook.settle();
};

const cashOut = async (book: TestBook, { token }: Member, bet: string, part: number) => {
  const { data } = await book.gateway.call('sportsCashOutQuote', { bets: [bet] }, { token });
  const { quote } = data.quotes[0]!;
  const options = { token, idempotencyKey: book.newKey() };
  expect((await book.gateway.call('sportsCashOut', { quote, part }, options)).data.state).toBe('paid');
};

const playSlot: Play = ({ gateway: { services }, newKey }, { id: memberId }) => {
  const session = { memberId, gameCode: 'golden-dragon' };
  return services.house.settleRound({
    ...{ session, key: newKey(), stake: 10_00n, payout: 0n },
    detail: { kind: 'test' },
  });
};

const placeSlip = async (
  { gateway: { services, clock }, newKey }: TestBook,
  { id: memberId }: Member,
  account?: string,
): Promise<string> => {
  const gameCode = 'roulette';
  const game = services.tables.find(gameCode)!;
  for (;;) {
    const { no, phase, leftMs } = await services.tables.roundOf(game);
    if (phase === 'betting') {
      const lines = [{ selection: 'red', stake: '10.00' }];
      const slip = { key: newKey(), round: no, clientSeed: 'settled', lines };
      await services.tables.place({ memberId, gameCode, ...(account && { account }) }, slip);
      return no;
    }
    clock.advance(leftMs);
  }
};

/** Draws and settles the rounds of tables, until their results are announced. */
const endRounds = async ({ gateway: { services, clock } }: TestBook) => {
  for (let part = 0; part < 2; part++) {
    clock.advance(minute);
    await services.tables.advance();
  }
};

/** How a bet is played to its end on each engine. */
const plays = new Map<
  VenueEngine,
  {
    readonly what: string;
    readonly category: string;
    readonly gameCode: string;
    readonly stake?: bigint;
    readonly play: Play;
  }
>([
  [slotEngine, { what: 'a round of a slot', category: 'egame', gameCode: 'golden-dragon', play: playSlot }],
  [
    tableEngine,
    {
      what: 'a slip of a table',
      category: 'realbet',
      gameCode: 'roulette',
      play: async (book, member) => {
        await placeSlip(book, member);
        await endRounds(book);
      },
    },
  ],
  [
    handEngine,
    {
      what: 'a hand',
      category: 'chess',
      gameCode: 'three-cards',
      play: playHand('three-cards', { stake: 10_00n }, 'fold'),
    },
  ],
  [
    fishingEngine,
    {
      what: 'a magazine',
      category: 'fishing',
      gameCode: 'deep-sea',
      play: playHand('deep-sea', { stake: 1_00n, size: 10 }, 'cash-in'),
    },
  ],
  [
    sportsEngine,
    {
      what: 'a sports bet',
      category: 'sport',
      gameCode: 'IMTY',
      stake: 100_00n,
      play: async (book, member) => {
        const { event } = await placeSportBet(book, member);
        await endEvent(book, event);
      },
    },
  ],
]);

const enginesInUse = new Set(
  venues.flatMap((venue) => [venue.engine, ...venue.games.map(({ code }) => engineOf(venue, code))]),
);

describe('settled bets', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  /** The members that reactions receive now. */
  const notified = async (): Promise<string[]> => {
    const memberIds: string[] = [];
    book.gateway.clock.advance(minute);
    await book.gateway.services.settledBets.advance([async (ids) => memberIds.push(...ids)]);
    return memberIds;
  };
  const playedBy = ({ id }: Member) =>
    settledPlay(id, book.gateway.services.db).select(['gross', 'is_correction']).orderBy('at').execute();

  const settledSince = (since: Date, ...members: readonly Member[]) => {
    const memberIds = members.map(({ id }) => id);
    return settledBetsOf(memberIds, since, book.gateway.services.db);
  };

  // An engine without a row in `plays` fails here.
  it('[GAM-2] are played below on every engine of the registry', () =>
    expect([...plays.keys()]).toEqual(expect.arrayContaining([...enginesInUse])));

  it.each([...plays.values()])(
    '[GAM-2] reach reactions and settled play: $what',
    async ({ play, category, gameCode, stake = 10_00n }) => {
      const member = await book.newMember();
      const before = new Date(book.gateway.clock.now());
      await play(book, member);
      expect(await notified()).toEqual([member.id]);
      const facts = await playedBy(member);
      expect(facts).toMatchObject([{ is_correction: false }]);
      const [bet, ...others] = await settledSince(before, member);
      expect(others).toEqual([]);
      expect(bet).toMatchObject({
        memberId: member.id,
        category,
        gameCode,
        stake,
        payout: stake - facts[0]!.gross,
      });
      expect(bet?.gameName['zh-CN']).toEqual(expect.any(String));
      expect(await notified()).toEqual([]);
    },
  );

  it('[GAM-2] are not open hands, slips and sports bets', async () => {
    const member = await book.newMember();
    await playHand('three-cards', { stake: 10_00n })(book, member);
    await placeSlip(book, member);
    await placeSportBet(book, member);
    expect(await notified()).toEqual([]);
    expect(await playedBy(member)).toEqual([]);
    await endRounds(book);
    await notified();
  });

  it('[GAM-2] that are void reach reactions, but not settled play', async () => {
    const member = await book.newMember();
    const no = await placeSlip(book, member);
    await book.gateway.services.tables.voidRound('roulette', no);
    expect(await notified()).toEqual([member.id]);
    const { event } = await placeSportBet(book, member);
    await endEvent(book, event, true);
    expect(await notified()).toEqual([member.id]);
    expect(await playedBy(member)).toEqual([]);
  });

  it('[GAM-2] reach reactions from a hand that ends when it is opened', async () => {
    const { services, clock } = book.gateway;
    const { id: memberId } = await book.newMember(10_000_00n);
    const session = { memberId, gameCode: 'blackjack' };
    // Until a natural, which about one of ten hands is.
    let hands = 0;
    for (let isOpen = true; isOpen; ) {
      expect(++hands).toBeLessThan(200);
      await notified();
      clock.advance(handPace);
      const opening = { stake: 10_00n, sideBets: {} };
      const { hand } = await services.hands.open(session, { key: book.newKey(), opening });
      isOpen = hand.state === 'open';
      if (isOpen)
        await services.hands.act(session, { hand: hand.id, seq: hand.seq, action: 'stand' }, mayStake);
    }
    expect(await notified()).toEqual([memberId]);
  });

  it('[GAM-2] reach reactions from the wallet of a venue', async () => {
    const member = await book.newMember();
    const account = venueAccount('PAVILION-ZR', member.id);
    await book.gateway.call(
      'walletTransfer',
      { venue: 'PAVILION-ZR', direction: 'in', amount: '100.00' },
      { token: member.token, idempotencyKey: book.newKey() },
    );
    await placeSlip(book, member, account);
    await endRounds(book);
    expect(await notified()).toEqual([member.id]);
  });

  it('[SPT-8] reach reactions at a cash-out of a part, and settled play at the end of the bet', async () => {
    const member = await book.newMember();
    const { event, bet } = await placeSportBet(book, member);
    await cashOut(book, member, bet, 50);
    expect(await notified()).toEqual([member.id]);
    expect(await playedBy(member)).toEqual([]);
    await endEvent(book, event);
    expect(await notified()).toEqual([member.id]);
    expect(await playedBy(member)).toHaveLength(1);
  });

  it('[SPT-8] reach reactions and settled play again after a correction', async () => {
    const member = await book.newMember();
    const { event } = await placeSportBet(book, member);
    await endEvent(book, event);
    await notified();
    book.gateway.clock.advance(minute);
    const settledAt = new Date(book.gateway.clock.now());
    await book.gateway.sandbox('sports-override', { event, kind: 'correct', payload: { score: [0, 1] } });
    expect(await notified()).toEqual([member.id]);
    expect(await playedBy(member)).toMatchObject([{ is_correction: false }, { is_correction: true }]);
    const [bet, ...others] = await settledSince(settledAt, member);
    expect(others).toEqual([]);
    // At the moment of the correction, with its amounts.
    expect(bet).toMatchObject({ stake: 100_00n, payout: 0n, at: settledAt });
  });

  it('[GAM-2] are read once each, of the given members since the given moment, oldest first', async () => {
    const [one, other, third] = [await book.newMember(), await book.newMember(), await book.newMember()];
    await playSlot(book, other);
    book.gateway.clock.advance(minute);
    const since = new Date(book.gateway.clock.now());
    for (const member of [one, other, third]) {
      await playSlot(book, member);
      book.gateway.clock.advance(minute);
    }
    const bets = await settledSince(since, other, one);
    expect(bets.map(({ memberId }) => memberId)).toEqual([one.id, other.id]);
    expect(await settledSince(since)).toEqual([]);
    await notified();
  });

  it('[GAM-2] reach every reaction once within 5 seconds, also after one that fails', async () => {
    const { gateway } = book;
    const { settledBets } = gateway.services;
    const received: string[][] = [];
    const record = async (memberIds: readonly string[]) => received.push([...memberIds]);
    const failing = () => Promise.reject(new Error('no level'));
    gateway.clock.advance(minute);
    settledBets.notify(['a', 'b', 'a']);
    await expect(settledBets.advance([failing, record])).rejects.toThrow('no level');
    expect(received).toEqual([['a', 'b']]);
    settledBets.notify(['c']);
    gateway.clock.advance(4_999);
    await settledBets.advance([record]);
    expect(received).toHaveLength(1);
    gateway.clock.advance(1);
    await settledBets.advance([record]);
    expect(received).toEqual([['a', 'b'], ['c']]);
  });

  it('[GAM-2] reach reactions again if the database was away', async () => {
    const { gateway } = book;
    const { settledBets } = gateway.services;
    gateway.clock.advance(minute);
    settledBets.notify(['a']);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(settledBets.advance([() => Promise.reject(away)])).rejects.toThrow(away);
    expect(await notified()).toEqual(['a']);
  });

  it('[GAM-2] are read by `settledPlay` alone, not by SQL of each reader', () => {
    const source = join(__dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('db/'),
    );
    const readers = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('settled_play'));
    expect(readers.toSorted()).toEqual(['domain/settled-bets.test.ts', 'domain/settled-bets.ts']);
  });
});
