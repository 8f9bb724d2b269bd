import type { Row } from '../db/schema';
import { dayOf } from './days';

/** What operators place on pages of the site, each in a table of its own. */
export const placementTables = {
  banner: 'station_ads',
  icon: 'floating_icons',
  popUp: 'pop_ups',
  terminal: 'web_terminals',
} as const;

type Placed = Pick<Row<'station_ads'>, 'is_on' | 'shown_from' | 'shown_until'>;

export const placementStates = ['planned', 'live', 'ended', 'off'] as const;

/** The id in answers of the site: browsers store the ids of what visitors closed, and an edited placement is a new one for them. */
export const shownId = ({ id, revision }: Pick<Row<'station_ads'>, 'id' | 'revision'>): string =>
  revision === 0 ? id : `${id}.${revision}`;

/** A moment on the clock of a brand, `YYYY-MM-DDTHH:mm`. Such texts sort by their moments. */
export const minuteOf = (moment: Date, timeZone: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(moment);
  return `${dayOf(moment, timeZone)}T${time}`;
};

/** @param minute by `minuteOf` */
export const placementState = (
  { is_on, shown_from, shown_until }: Placed,
  minute: string,
): (typeof placementStates)[number] => {
  if (!is_on) return 'off';
  if (shown_from !== null && minute < shown_from) return 'planned';
  return shown_until !== null && minute >= shown_until ? 'ended' : 'live';
};

/** The rows that pages show at a moment. */
export const shownOf = <Shown extends Placed>(
  rows: readonly Shown[],
  moment: Date,
  timeZone: string,
): Shown[] => {
  const minute = minuteOf(moment, timeZone);
  return rows.filter((row) => placementState(row, minute) === 'live');
};
