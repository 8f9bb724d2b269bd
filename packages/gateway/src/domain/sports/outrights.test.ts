import { errorCodes, type OutrightView, type SportsProvider } from '@pavilion/contract';
import { parseSelectionId, selectionId } from '@pavilion/contract/sports';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { verifyLedger } from '../money';
import { commitmentOf } from './engine/seeds';
import { findEvent } from './schedule/schedule';
import { findSeason, matchesOfSeason, seasonsBetween } from './schedule/seasons';
import { createSimulation } from './simulation';
import type { CreateEngine, OverrideRow, StoredEvent } from './sports-engine';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-06-18T04:00:00Z');
const fastSeason = 'out.fb.fast.20260618';

const storedOf = (id: string): StoredEvent => {
  const event = findEvent(id);
  const { sport, competition, startsAt, ...params } = event ?? { ...findSeason(id)!, params: {} };
  return { id, sport, competition: competition.id, startsAt, model: 1, params: event ? params : {} };
};

/** The winner by the published results of the matches, counted independently; several are level. */
const leadersByResults = (engine: ReturnType<typeof createSimulation>, id: string, at: number): string[] => {
  const rows = new Map<string, { points: number; difference: number }>();
  const rowOf = (participant: string) => {
    const row = rows.get(participant) ?? { points: 0, difference: 0 };
    rows.set(participant, row);
    return row;
  };
  for (const { id: match } of matchesOfSeason(findSeason(id)!)) {
    const { event } = engine.bookAt(storedOf(match), [], at, 'IMTY');
    if (!('home' in event) || event.status !== 'settled') continue;
    const [home, away] = event.scores.ft ?? event.scores.sets ?? event.scores.maps ?? [0, 0];
    const [one, other] = [rowOf(event.home.id), rowOf(event.away.id)];
    one.difference += home - away;
    other.difference += away - home;
    if (home === away) {
      one.points += 1;
      other.points += 1;
    } else (home > away ? one : other).points += 3;
  }
  const best = [...rows.values()].sort(
    (one, other) => other.points - one.points || other.difference - one.difference,
  )[0]!;
  return [...rows]
    .filter(([, row]) => row.points === best.points && row.difference === best.difference)
    .map(([participant]) => participant);
};

describe('the books of seasons', () => {
  const engine = createSimulation('secret of the tests');
  const bookOf = (id: string, at: number, provider: SportsProvider = 'IMTY') =>
    engine.bookAt(storedOf(id), [], at, provider);

  it('[SPT-8] cover the weeks and days without gaps, and are found by their ids alone', () => {
    const seasons = seasonsBetween(start - 14 * day, start + 7 * day);
    expect(new Set(seasons.map(({ id }) => id)).size).toBe(seasons.length);
    for (const season of seasons) {
      expect(findSeason(season.id)).toEqual(season);
      const ofCompetition = seasons.filter(({ competition }) => competition.id === season.competition.id);
      const next = ofCompetition[ofCompetition.indexOf(season) + 1];
      if (next) expect(next.startsAt).toBe(season.endsAt);
      for (const { startsAt } of matchesOfSeason(season)) {
        expect(startsAt).toBeGreaterThanOrEqual(season.startsAt);
        expect(startsAt).toBeLessThan(season.endsAt);
      }
    }
    for (const absent of [
      'out.fb.fast.20260631',
      'out.fb.river.20260618',
      'out.fb.meadow.20260615',
      'fb.fast',
    ])
      expect(findSeason(absent)).toBeUndefined();
  });

  it.each(['IMTY', 'OBTY', 'FBTY'] as const)(
    '[SPT-8] have implied chances of %s that sum to 1 and the margin, within the ladder',
    (provider) => {
      const margin = { IMTY: 0.15, OBTY: 0.195, FBTY: 0.1125 }[provider];
      for (const id of [fastSeason, 'out.fb.river.20260615', 'out.tn.clay.20260615']) {
        const { startsAt } = findSeason(id)!;
        const selections = bookOf(id, startsAt + hour, provider).markets[0]!.lines[0]!.selections;
        const open = selections.filter((selection) => selection.open);
        expect(open.length).toBeGreaterThan(1);
        const implied = open.reduce((sum, { price }) => sum + 1000 / price, 0);
        // Prices are rounded down, and never above 200: both add to the sum.
        const steps = open.reduce((sum, { price }) => sum + 1000 / price - 1000 / (price * 1.1), 0);
        const capped = open.filter(({ price }) => price === 200_000).length * 0.005;
        expect(implied).toBeGreaterThanOrEqual(1 + margin - 0.005 * (selections.length - open.length) - 1e-9);
        expect(implied).toBeLessThanOrEqual(1 + margin + steps + capped);
      }
    },
  );

  it.each([
    fastSeason,
    'out.bb.skyline.20260608',
    'out.tn.lawn.20260608',
    'out.cs.orbit.20260608',
    'out.mb.rift.20260608',
  ])('[SPT-8] end with the winner that the results of the matches give: %s', (id) => {
    const { settlesAt, endsAt } = findSeason(id)!;
    const ended = bookOf(id, endsAt);
    expect(ended.event.status).toBe('ended');
    expect(ended.markets).toEqual([]);
    const { event, seed, resultOf } = bookOf(id, settlesAt);
    if (!('participants' in event)) throw new Error('no season');
    expect(event).toMatchObject({ status: 'settled', played: event.matches });
    const leaders = leadersByResults(engine, id, settlesAt);
    expect(leaders).toContain(event.winner);
    expect(commitmentOf(Buffer.from(seed!, 'hex'))).toBe(event.commitment);
    const results = event.participants.map(({ id: side }) =>
      resultOf({ event: id, type: 'outright', period: 'season', q: 0, side }, 0),
    );
    expect(results.filter((result) => result === 'won')).toHaveLength(1);
    expect(results.filter((result) => result === 'lost')).toHaveLength(event.participants.length - 1);
  });

  it('[SPT-8] have the same prices in every gateway, whatever was asked before', () => {
    const { startsAt } = findSeason(fastSeason)!;
    const other = createSimulation('secret of the tests');
    const moments = [5 * hour, hour, 9 * hour].map((after) => startsAt + after);
    for (const at of moments) other.bookAt(storedOf(fastSeason), [], at, 'FBTY');
    for (const at of moments.toReversed()) {
      const again = other.bookAt(storedOf(fastSeason), [], at, 'IMTY');
      expect(again.markets).toEqual(bookOf(fastSeason, at).markets);
    }
  });

  it('[SPT-8] know no later results: seasons with the same past have the same prices', () => {
    // Before the first match ends, another secret gives other results and the same prices.
    const other = createSimulation('another secret');
    const { opensAt } = findSeason('out.fb.river.20260615')!;
    const prices = (each: typeof engine) =>
      each.bookAt(storedOf('out.fb.river.20260615'), [], opensAt, 'IMTY').markets[0]!.lines;
    expect(prices(other)).toEqual(prices(engine));
  });

  it('[SPT-8] are suspended, void or played at once by the operator', () => {
    const { startsAt, settlesAt } = findSeason(fastSeason)!;
    const at = startsAt + hour;
    // A gateway of its own for each history: rows are only added, so their number tells histories of one gateway apart.
    const by = (kind: OverrideRow['kind']) =>
      createSimulation('secret of the tests').bookAt(
        storedOf(fastSeason),
        [{ seq: 1, at, kind, payload: {} }],
        at,
        'IMTY',
      );
    expect(by('suspend').markets[0]).toMatchObject({ status: 'suspended', reason: 'operator' });
    const isVoid = by('cancel');
    const selection = { event: fastSeason, type: 'outright', period: 'season', q: 0, side: 'f1' };
    expect([isVoid.event.status, isVoid.resultOf(selection, 0)]).toEqual(['cancelled', 'void']);
    const finished = by('finish');
    const final = bookOf(fastSeason, settlesAt);
    expect(finished.event).toMatchObject({ status: 'settled' });
    expect('winner' in finished.event && finished.event.winner).toBe(
      'winner' in final.event && final.event.winner,
    );
  });

  it('[SPT-8] leave out matches that the operator cancelled, unless the table was final', () => {
    const id = 'out.cs.orbit.20260608';
    const { settlesAt } = findSeason(id)!;
    const cancelled = (at: number) =>
      createSimulation('secret of the tests', {
        overridesOf: (event) =>
          event.startsWith('cs.orbit.') ? [{ seq: 1, at, kind: 'cancel' as const, payload: {} }] : [],
      }).bookAt(storedOf(id), [], settlesAt, 'IMTY').event;
    expect(cancelled(settlesAt - 14 * day)).toMatchObject({ status: 'cancelled', played: 0 });
    expect(cancelled(settlesAt + 1)).toMatchObject({ status: 'settled' });
  });
});

/** Plays the same matches in every run. With the random secret of a new database, the favourite sometimes has no chance left. */
const sportsEngine: CreateEngine = (_, options) => createSimulation('secret of the tests', options);

describe('bets on the winner of a season', () => {
  let gateway: TestGateway;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ sportsEngine });
  });
  afterAll(() => gateway.close());

  const outrightsOf = async (sport: 'football' | 'cs2' = 'football', provider: SportsProvider = 'IMTY') =>
    (await gateway.call('sportsOutrights', { provider, sport })).data.outrights;
  const seasonOf = async (id: string): Promise<OutrightView> =>
    (await outrightsOf()).find((each) => each.id === id)!;

  /** The favourite of a season as a leg. */
  const favourite = ({ id, markets }: OutrightView) => {
    const [market] = markets;
    const [best] = market!.lines[0]!.selections.filter(({ open }) => open).sort(
      (one, other) => one.price - other.price,
    );
    const selection = selectionId({ event: id, type: 'outright', period: 'season', q: 0, side: best!.side });
    return { selection, price: best!.price, epoch: market!.epoch };
  };

  const place = (token: string, legs: ReturnType<typeof favourite>[], sizes = [legs.length]) => {
    keys += 1;
    return gateway.call(
      'sportsPlace',
      { provider: 'IMTY', legs, sizes, unit: '20', consent: 'any' },
      { token, idempotencyKey: `outright-${keys}` },
    );
  };

  const newBettor = async (name: string) => {
    const member = await gateway.newMember(name);
    await gateway.credit(member.id, 1_000_00n);
    return member;
  };

  const advance = async (milliseconds: number) => {
    gateway.clock.advance(milliseconds);
    await gateway.services.sportsBook.advance();
  };

  const broken = async () => {
    const { checks } = await verifyLedger(gateway.services.db);
    return [...checks, ...(await gateway.services.sportsBook.verify())]
      .filter(({ violations }) => violations > 0)
      .map(({ rule }) => rule);
  };

  /** The first or the last season of the league that takes bets, as soon as no match of it is at a decisive moment. */
  const openSeason = async (league: string, which: 0 | -1): Promise<OutrightView> => {
    for (let tries = 0; tries < 120; tries += 1) {
      const season = (await outrightsOf())
        .filter(({ competition, markets }) => competition.id === league && markets[0]?.status === 'open')
        .sort((one, other) => one.settlesAt - other.settlesAt)
        .at(which);
      if (season) return season;
      await advance(10_000);
    }
    throw new Error('the season did not open');
  };

  it('[SPT-8] lists the seasons of a sport that were stored, and no match as one', async () => {
    const listed = await outrightsOf();
    expect(listed.length).toBeGreaterThan(8);
    expect(listed.every(({ id, sport }) => id.startsWith('out.fb.') && sport === 'football')).toBe(true);
    const ranks = listed.map(({ competition }) => competition.rank);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    const { data } = await gateway.call('sportsBoard', { provider: 'IMTY', sport: 'football', tab: 'early' });
    expect(data.events.some(({ id }) => id.startsWith('out.'))).toBe(false);
    const [{ id }] = listed as [OutrightView];
    const selection = `${id}:outright:season:0:f1`;
    const asMatch = await gateway.call('sportsEvent', { provider: 'IMTY', event: id });
    const history = await gateway.call('sportsPriceHistory', { provider: 'IMTY', selection });
    expect([asMatch.status_code, history.status_code]).toEqual([errorCodes.notFound, errorCodes.notFound]);
    const changes = await gateway.call('sportsChanges', {
      provider: 'IMTY',
      markets: 'all',
      events: [{ id, version: [0, 0] }],
    });
    expect(changes.data.events).toEqual([]);
    expect((await outrightsOf('cs2')).map(({ sport }) => sport)).toContain('cs2');
  });

  it('[SPT-8] places a single bet, shows its season in the record, and settles it with the table', async () => {
    const member = await newBettor('champion');
    const season = await openSeason('fb.fast', 0);
    const { status_code, data } = await place(member.token, [favourite(season)]);
    expect(status_code).toBe(errorCodes.success);
    await advance(20_000);
    const { data: open } = await gateway.call('sportsBets', { state: 'open' }, { token: member.token });
    const side = parseSelectionId(favourite(season).selection)!.side;
    const named = season.participants.find(({ id }) => id === side)!;
    expect(open.items).toMatchObject([
      {
        id: data.bet.id,
        state: 'open',
        stake: '20.00',
        legs: [{ event: { participant: named.name, competition: season.competition.name }, score: null }],
      },
    ]);
    gateway.clock.advance(season.settlesAt - gateway.clock.now());
    await gateway.services.sportsBook.settle();
    const { data: settled } = await gateway.call('sportsBets', { state: 'settled' }, { token: member.token });
    const final = await seasonOf(season.id);
    const won = final.winner === side;
    expect(settled.items).toMatchObject([
      {
        state: 'settled',
        payout: won ? open.items[0]!.potential : '0.00',
        legs: [{ result: won ? 'won' : 'lost' }],
      },
    ]);
    expect(final).toMatchObject({ status: 'settled', markets: [], seed: expect.any(String) });
    expect(await broken()).toEqual([]);
  });

  it('[SPT-8] refuses a combination with its league, and takes one with another league', async () => {
    const member = await newBettor('combiner');
    const season = await openSeason('fb.river', -1);
    const { data: early } = await gateway.call('sportsBoard', {
      provider: 'IMTY',
      sport: 'football',
      tab: 'early',
    });
    const legOf = (competition: string) => {
      const event = early.events.find((each) => each.competition.id === competition)!;
      const market = event.markets.find(({ type, period }) => type === '1x2' && period === 'ft')!;
      const { side, price } = market.lines[0]!.selections[0]!;
      return { selection: `${market.key}:0:${side}`, price, epoch: market.epoch };
    };
    const refused = await place(member.token, [favourite(season), legOf('fb.river')]);
    expect([refused.status_code, refused.data]).toEqual([
      errorCodes.slipRefused,
      { reason: 'same-competition', next: 'place-singles', selection: favourite(season).selection },
    ]);
    expect(await gateway.services.wallet.balance(member.id)).toBe(1_000_00n);
    const { status_code, data } = await place(member.token, [favourite(season), legOf('fb.harbour')]);
    expect([status_code, data.bet.state]).toEqual([errorCodes.success, 'open']);
  });

  it('[SPT-8] returns the stake of a season that is void, and pays one that is played at once', async () => {
    const member = await newBettor('void');
    const [first, second] = [await openSeason('fb.harbour', -1), await openSeason('fb.summit', -1)];
    await place(member.token, [favourite(first)]);
    await place(member.token, [favourite(second)]);
    expect(await gateway.services.wallet.balance(member.id)).toBe(960_00n);
    await gateway.services.sportsBook.override(first.id, 'cancel', {});
    await gateway.services.sportsBook.finish(second.id);
    const { data } = await gateway.call('sportsBets', { state: 'settled' }, { token: member.token });
    const stateOf = (id: string) => data.items.find(({ legs }) => legs[0]!.selection.startsWith(id));
    expect(stateOf(first.id)).toMatchObject({ state: 'void', payout: '20.00', legs: [{ result: 'void' }] });
    const winner = (await outrightsOf()).find(({ id }) => id === second.id)!.winner!;
    const result = favourite(second).selection.endsWith(`:${winner}`) ? 'won' : 'lost';
    expect(stateOf(second.id)).toMatchObject({ state: 'settled', legs: [{ result }] });
    expect(await broken()).toEqual([]);
  });

  it('[SPT-8] sees the changes of matches that another gateway made in the same second', async () => {
    const other = await createTestGateway({ sportsEngine, sharesWith: gateway });
    const member = await newBettor('latest');
    const season = await openSeason('fb.river', 0);
    const leg = favourite(season);
    const { side } = parseSelectionId(leg.selection)!;
    const match = matchesOfSeason(findSeason(season.id)!)
      .filter(
        ({ startsAt, home, away }) => startsAt > gateway.clock.now() && [home.id, away.id].includes(side),
      )
      .sort((one, another) => one.startsAt - another.startsAt)[0]!;
    await other.services.sportsBook.override(match.id, 'cancel', {});
    await other.close();
    const { status_code, data } = await place(member.token, [leg]);
    const [market] = (await seasonOf(season.id)).markets;
    const now = market!.lines[0]!.selections.find(({ side: each }) => each === side)!;
    expect([market!.epoch, now.price]).toEqual([leg.epoch + 1, expect.any(Number)]);
    expect([status_code, data]).toEqual([
      errorCodes.slipRefused,
      {
        reason: 'event-happened',
        next: 'accept-change',
        selection: leg.selection,
        prices: { asked: leg.price, now: now.price },
      },
    ]);
    expect(await gateway.services.wallet.balance(member.id)).toBe(1_000_00n);
  });

  it('[SPT-8] refuses a participant that the season does not have, and a season that is not open', async () => {
    const member = await newBettor('stranger');
    const season = await openSeason('fb.river', -1);
    const stranger = { selection: `${season.id}:outright:season:0:b1`, price: 5_000, epoch: 0 };
    const closed = { selection: 'out.fb.fast.20260622:outright:season:0:f521', price: 5_000, epoch: 0 };
    expect((await place(member.token, [stranger])).data).toMatchObject({ reason: 'leg-closed' });
    const { status_code } = await place(member.token, [
      { ...closed, selection: closed.selection.replace('0622', '0722') },
    ]);
    expect(status_code).toBe(errorCodes.notFound);
  });
});
