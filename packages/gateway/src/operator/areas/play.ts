import type { Sport } from '@pavilion/contract/sports';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { OperatorError } from '../../domain/operators';
import { dayMs } from '../../durations';
import type { playCalls } from '../contract/play';
import type { Handlers } from '../handler';
import { requireChange } from './money';

/** Rounds and events that one list shows. */
const listed = 100;

export const playHandlers: Handlers<keyof typeof playCalls> = {
  async roundList({ body: { game }, services: { db, tables } }) {
    const overdueSince = await tables.overdueSince();
    const rows = await db
      .selectFrom('table_rounds as round')
      .innerJoin('games', 'games.code', 'round.game_code')
      .selectAll('round')
      .select('games.name')
      .select([
        sql<number>`(select count(*)::int from bets where bets.round_id = round.id)`.as('slips'),
        sql<bigint>`(select coalesce(sum(stake), 0)::bigint from bets where bets.round_id = round.id)`.as(
          'stake',
        ),
      ])
      .$if(game !== undefined, (each) => each.where('round.game_code', '=', game as string))
      .orderBy(sql`round.settled_at is null and round.draws_at <= ${overdueSince}`, 'desc')
      .orderBy(sql`round.settled_at is null`, 'desc')
      .orderBy('round.draws_at', 'desc')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        game: { code: row.game_code, name: row.name },
        round: row.id.slice(row.game_code.length + 1),
        state: row.state,
        drawsAt: row.draws_at.toISOString(),
        settledAt: row.settled_at?.toISOString() ?? null,
        isOverdue: row.settled_at === null && row.draws_at <= overdueSince,
        slips: row.slips,
        stake: formatMinor(row.stake),
      })),
    };
  },

  async roundVoid({ body: { game, round, note }, act, services }) {
    const voided = await services.tables.markVoid(game, round, act.db);
    requireChange(voided !== undefined);
    act.after(() => services.tables.settleMarked(voided));
    return { subject: ['round', voided.id], after: { state: 'void' }, note };
  },

  roundSettle: {
    async examine({ body: { game, round: no }, services }) {
      const found = await services.tables.examineOverdue(game, no);
      if ('refusal' in found) throw new OperatorError(found.refusal);
      const { round, commitment, slips, stake } = found;
      const { id, state, version, outcome } = round;
      const facts = {
        ...{ game, round: no, state, version, drawsAt: round.draws_at.toISOString() },
        ...{ slips, stake: formatMinor(stake), commitment },
        // Not before the draw.
        ...(outcome !== null && { outcome }),
      };
      return { subject: ['round', id], facts, needsSecond: true };
    },
    async run({ body: { game, round: no, note }, act, services }) {
      const found = await services.tables.drawOverdue(game, no, act.db);
      if ('refusal' in found) throw new OperatorError(found.refusal);
      const { round, commitment } = found;
      act.after(() => services.tables.settleMarked(round));
      const { state, outcome } = round;
      return { subject: ['round', round.id], after: { state, commitment, outcome }, note };
    },
  },

  async matchList({ services: { db, clock } }) {
    const now = new Date(clock.now());
    const bets = sql`select leg.event_id, count(distinct bet.id)::int as bets, sum(bet.stake_open)::bigint as stake
      from sport_legs leg join sport_bets bet on bet.id = leg.bet_id
      where bet.state in ('pending', 'open') group by leg.event_id`;
    const { rows } = await sql<{
      id: string;
      sport: Sport;
      competition: string;
      starts_at: Date;
      settled_at: Date | null;
      overrides: string[];
      bets: number | null;
      stake: bigint | null;
    }>`with open as (${bets})
      select event.id, event.sport, event.competition, event.starts_at, event.settled_at, open.bets, open.stake,
        array(select kind from sport_overrides where event_id = event.id order by seq) as overrides
      from sport_events event left join open on open.event_id = event.id
      where open.bets is not null
        or (event.settled_at is null and event.starts_at between ${new Date(now.getTime() - dayMs / 4)} and ${new Date(now.getTime() + dayMs)})
      order by open.bets is null, event.starts_at limit ${listed}`.execute(db);
    return {
      items: rows.map((row) => ({
        id: row.id,
        sport: row.sport,
        competition: row.competition,
        startsAt: row.starts_at.toISOString(),
        isSettled: row.settled_at !== null,
        overrides: row.overrides,
        bets: row.bets ?? 0,
        stake: formatMinor(row.stake ?? 0n),
      })),
    };
  },

  async matchOverride({ body: { event, kind, note }, act, services }) {
    const { sportsBook } = services;
    const override = kind === 'finish' ? sportsBook.ending(event) : { kind, payload: {} };
    const count = await sportsBook.overrideWithin(act.db, event, override.kind, override.payload);
    act.after(() => sportsBook.applyOverrides(event));
    return { subject: ['match', event], after: { override: kind, number: count }, note };
  },

  async bookInfo({ services: { db, siteState, hasAutomaticReviews, venues } }) {
    const halt = await db.selectFrom('ledger_halt').select(['at', 'findings']).executeTakeFirst();
    const { settings } = await siteState.current();
    return {
      halt: halt ? { at: halt.at.toISOString(), findings: halt.findings } : null,
      automaticReviews: hasAutomaticReviews && settings.automaticReviews,
      hasAutomaticReviews,
      maintenance: settings.maintenance,
      venues: venues.map(({ code, name }) => {
        const closed = settings.closedVenues.find(({ venue }) => venue === code);
        return { code, name, isClosed: closed !== undefined, until: closed?.until ?? null };
      }),
    };
  },

  async bookVerify({ services: { book } }) {
    const proof = await book.verify();
    return {
      sound: proof.sound,
      entries: Number(proof.entries),
      members: formatMinor(proof.members),
      house: formatMinor(proof.house),
      checks: proof.checks.map(({ rule, violations }) => ({ rule, violations })),
    };
  },

  async bookHalt({ body: { note }, backOffice, act, operator }) {
    requireChange(!(await backOffice.book.isHalted(act.db)));
    await backOffice.book.halt([`operator:${operator.name}`]);
    return { subject: ['book', 'ledger'], before: { isHalted: false }, after: { isHalted: true }, note };
  },

  async bookResume({ body: { note }, backOffice, act }) {
    requireChange(await backOffice.book.isHalted(act.db));
    const rules = await backOffice.book.resume();
    if (rules.length > 0) throw new OperatorError('unsound', { rules });
    return { subject: ['book', 'ledger'], before: { isHalted: true }, after: { isHalted: false }, note };
  },

  async reviewsAutomatic({ body: { on }, backOffice, act, services }) {
    requireChange(services.hasAutomaticReviews);
    const { settings } = await backOffice.siteState.current();
    requireChange(settings.automaticReviews !== on);
    await backOffice.siteState.set('automaticReviews', on);
    act.after(services.siteState.forget);
    return { subject: ['site', 'automaticReviews'], before: { on: !on }, after: { on } };
  },

  async maintenanceSet({ body: { on, note }, backOffice, act, services }) {
    const { settings } = await backOffice.siteState.current();
    requireChange(settings.maintenance !== on);
    await backOffice.siteState.set('maintenance', on);
    act.after(services.siteState.forget);
    return { subject: ['site', 'maintenance'], before: { on: !on }, after: { on }, note };
  },

  async venueSet({ body: { venue: code, on, until: expected, note }, backOffice, act, services }) {
    const venue = services.venues.find((each) => each.code === code);
    if (!venue) throw new OperatorError('not-found');
    const until = expected ?? null;
    const isPast = until !== null && Date.parse(until) <= services.clock.now();
    if (isPast || (!on && until !== null)) throw new OperatorError('invalid-request');
    await backOffice.siteState.lock('closedVenues');
    const { closedVenues } = (await backOffice.siteState.current()).settings;
    const closed = closedVenues.find((each) => each.venue === code);
    requireChange(on ? closed?.until !== until : closed !== undefined);
    const others = closedVenues.filter((each) => each !== closed);
    const row = { venue: code, name: venue.name, until };
    await backOffice.siteState.set('closedVenues', on ? [...others, row] : others);
    act.after(services.siteState.forget);
    return {
      subject: ['venue', code],
      before: { on: closed !== undefined, until: closed?.until ?? null },
      after: { on, until },
      note,
    };
  },
};
