import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { FullRow, Row } from '../../db/schema';
import { festivalSkinOf } from '../../domain/operations';
import { OperatorError } from '../../domain/operators';
import { minuteOf, placementState, placementTables } from '../../domain/placements';
import { newId } from '../../ids';
import type { OperatorCallName } from '../contract';
import type { placementCalls } from '../contract/placements';
import type { ActContext, Done, Handlers } from '../handler';
import { trimmed } from './local-texts';
import { requireChange } from './money';

type Tables = typeof placementTables;
type Kind = keyof Tables;
type Shared = 'id' | 'rank' | 'href' | 'is_on' | 'shown_from' | 'shown_until';
/** A row of any kind: the other columns are those of some. */
type Placement = Pick<Row<'pop_ups'>, Shared> &
  Partial<Row<'station_ads'> & Row<'floating_icons'> & Row<'pop_ups'> & Row<'web_terminals'>>;

/** The rows of a kind in their order. */
const rowsOf = async (db: Database, kind: Kind): Promise<Placement[]> => {
  const { rows } = await sql<Placement>`
    select * from ${sql.table(placementTables[kind])} order by rank, id`.execute(db);
  return rows;
};

/**
 * The rows of a kind for an act, which other acts on the kind wait for. The lock comes before the rows are read: a query that waits
 * for rows would answer the new ranks in the order of the old ones.
 */
const lockedRowsOf = async (db: Database, kind: Kind): Promise<Placement[]> => {
  await sql`lock table ${sql.table(placementTables[kind])} in share row exclusive mode`.execute(db);
  return rowsOf(db, kind);
};

/** The values of `display_equipment`. */
const equipmentOf = { desktop: '1', phone: '2' } as const;
const displayOf = (equipment: string): keyof typeof equipmentOf =>
  equipment === equipmentOf.phone ? 'phone' : 'desktop';

const present = (row: Placement) => ({
  id: row.id,
  title: (row.title ?? row.name)!,
  text: row.subtitle ?? row.body ?? row.note ?? null,
  button: row.call_to_action ?? null,
  href: row.href,
  scene: row.scene ?? null,
  audience: row.audience ?? null,
  frequency: row.frequency ?? null,
  display: row.display_equipment === undefined ? null : displayOf(row.display_equipment),
  terminal: row.kind ?? null,
  from: row.shown_from,
  until: row.shown_until,
});

/** Whether the calendar has the minute `YYYY-MM-DDTHH:mm`. */
const isMinute = (minute: string): boolean => {
  const moment = new Date(`${minute}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(minute);
};

/** @throws OperatorError for a minute that the calendar does not have, and for an end that is not after the start. */
const spanOf = ({ from, until }: { from?: string; until?: string }) => {
  if ([from, until].some((minute) => minute !== undefined && !isMinute(minute)))
    throw new OperatorError('invalid-request');
  if (from !== undefined && until !== undefined && until <= from) throw new OperatorError('ends-too-early');
  return { shown_from: from ?? null, shown_until: until ?? null };
};

/** What a visitor has closed: a change of it is shown again. */
const closedPartOf = (row: Placement) => {
  const { title, text, href, scene } = present(row);
  return { title, text, href, scene };
};

type Columns<Of extends Kind> = Omit<FullRow<Tables[Of]>, 'id' | 'rank' | 'is_on' | 'revision'>;

const save = async <Of extends Kind>(
  kind: Of,
  id: string | undefined,
  columns: Columns<Of>,
  { act, services }: Pick<ActContext<OperatorCallName>, 'act' | 'services'>,
): Promise<Done> => {
  const rows = await lockedRowsOf(act.db, kind);
  const before = rows.find((row) => row.id === id);
  if (id !== undefined && !before) throw new OperatorError('not-found');
  const saved = id ?? newId(momentOf(services.clock));
  // `Columns` has those of the table, which the compiler cannot follow through a table of several.
  const table = placementTables[kind] as 'station_ads';
  const values = columns as object as Columns<'banner'>;
  if (before) await act.db.updateTable(table).set(values).where('id', '=', saved).execute();
  else
    await act.db
      .insertInto(table)
      .values({ id: saved, rank: (rows.at(-1)?.rank ?? 0) + 1, ...values })
      .execute();
  const after = (await rowsOf(act.db, kind)).find((row) => row.id === saved)!;
  // A terminal cannot be closed.
  if (kind !== 'terminal' && before && !isDeepStrictEqual(closedPartOf(before), closedPartOf(after)))
    await sql`update ${sql.table(table)} set revision = revision + 1 where id = ${saved}`.execute(act.db);
  act.after(services.siteState.forget);
  return {
    subject: [kind, saved],
    id: saved,
    ...(before && { before: present(before) }),
    after: present(after),
  };
};

export const placementHandlers: Handlers<keyof typeof placementCalls> = {
  async placementList({ body: { kind }, services: { db, clock, brands } }) {
    const { timeZone } = brands.main;
    const minute = minuteOf(momentOf(clock), timeZone);
    const rows = await rowsOf(db, kind);
    return {
      items: rows.map((row, index) => ({
        ...present(row),
        place: index + 1,
        state: placementState(row, minute),
      })),
      timeZone,
    };
  },

  bannerSave: ({ body: { id, title, text, button, href, scene, ...span }, ...context }) =>
    save(
      'banner',
      id,
      {
        ...spanOf(span),
        position: 'home',
        title: JSON.stringify(trimmed(title)),
        subtitle: JSON.stringify(trimmed(text)),
        call_to_action: JSON.stringify(trimmed(button)),
        href,
        scene,
      },
      context,
    ),

  iconSave: ({ body: { id, title, display, href, scene, ...span }, ...context }) =>
    save(
      'icon',
      id,
      {
        ...spanOf(span),
        display_equipment: equipmentOf[display],
        title: JSON.stringify(trimmed(title)),
        href,
        scene,
      },
      context,
    ),

  popUpSave: ({ body: { id, title, text, button, href, scene, audience, frequency, ...span }, ...context }) =>
    save(
      'popUp',
      id,
      {
        ...spanOf(span),
        title: JSON.stringify(trimmed(title)),
        body: JSON.stringify(trimmed(text)),
        call_to_action: JSON.stringify(trimmed(button)),
        href,
        scene,
        audience,
        frequency,
      },
      context,
    ),

  terminalSave: ({ body: { id, title, text, terminal, href, ...span }, ...context }) =>
    save(
      'terminal',
      id,
      {
        ...spanOf(span),
        kind: terminal,
        name: JSON.stringify(trimmed(title)),
        note: JSON.stringify(trimmed(text)),
        href,
      },
      context,
    ),

  async placementSwitch({ body: { kind, id, on }, act, services }) {
    const row = (await lockedRowsOf(act.db, kind)).find((each) => each.id === id);
    if (!row) throw new OperatorError('not-found');
    requireChange(row.is_on !== on);
    await sql`update ${sql.table(placementTables[kind])} set is_on = ${on} where id = ${id}`.execute(act.db);
    act.after(services.siteState.forget);
    return { subject: [kind, id], before: { isOn: !on }, after: { isOn: on, title: present(row).title } };
  },

  async placementMove({ body: { kind, id, place }, act, services }) {
    const rows = await lockedRowsOf(act.db, kind);
    const row = rows.find((each) => each.id === id);
    if (!row) throw new OperatorError('not-found');
    const before = rows.indexOf(row) + 1;
    requireChange(place !== before && place <= rows.length);
    rows.splice(before - 1, 1);
    rows.splice(place - 1, 0, row);
    for (const [rank, each] of rows.entries())
      await sql`update ${sql.table(placementTables[kind])} set rank = ${rank} where id = ${each.id}`.execute(
        act.db,
      );
    act.after(services.siteState.forget);
    return {
      subject: [kind, id],
      before: { place: before },
      after: { place, title: present(row).title },
    };
  },

  async festivalSkinInfo({ services: { siteState } }) {
    return { skin: festivalSkinOf((await siteState.current()).settings) };
  },

  async festivalSkinSet({ body: { skin }, backOffice: { siteState }, act, services }) {
    await siteState.lock('festivalSkin');
    const before = festivalSkinOf((await siteState.current()).settings);
    requireChange(before !== skin);
    await siteState.set('festivalSkin', skin ?? '');
    act.after(services.siteState.forget);
    return { subject: ['site', 'festivalSkin'], before: { skin: before }, after: { skin } };
  },
};
