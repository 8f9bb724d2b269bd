// @ts-check
import { sportDefinitions } from './sports.generated.js';

/**
 * @typedef {import('./api.js').EventView} EventView
 * @typedef {import('./api.js').EventChange} EventChange
 * @typedef {EventView['markets'][number]} Market
 * @typedef {'open' | 'suspended' | 'closed' | 'stale'} CellStatus
 * @typedef {{ price: number, status: CellStatus, epoch: number }} Cell `price`: thousandths, 0 without one
 */

/** Statuses of an event on which no bet is possible any more. */
const over = ['ended', 'settled', 'abandoned', 'cancelled'];
/** Statuses of an event on which no bet is possible for the time being. */
const paused = ['interrupted', 'postponed'];

/** @param {Pick<EventView, 'status'>} event */
export const isOver = ({ status }) => over.includes(status);

/** @param {EventView} event @param {Market} market @param {boolean} isOffered @returns {CellStatus} */
const statusOf = (event, market, isOffered) => {
  if (isOver(event) || !isOffered) return 'closed';
  if (market.status === 'suspended' || paused.includes(event.status)) return 'suspended';
  return market.status === 'open' ? 'open' : 'closed';
};

/** The cells of an event by the id of their selection. @param {EventView} event @returns {Map<string, Cell>} */
export const cellsOf = (event) =>
  new Map(
    event.markets.flatMap((market) =>
      market.lines.flatMap(({ q, selections }) =>
        selections.map(({ side, price, open }) => {
          const status = statusOf(event, market, open && price > 0);
          return /** @type {const} */ ([
            `${market.key}:${q}:${side}`,
            { price: open ? price : 0, status, epoch: market.epoch },
          ]);
        }),
      ),
    ),
  );

/** The directions of prices that moved. @param {EventView} before @param {EventView} after @returns {Map<string, 'up' | 'down'>} */
export const movementsOf = (before, after) => {
  const old = cellsOf(before);
  /** @type {Map<string, 'up' | 'down'>} */
  const movements = new Map();
  for (const [id, { price }] of cellsOf(after)) {
    const was = old.get(id)?.price ?? 0;
    if (price > 0 && was > 0 && price !== was) movements.set(id, price > was ? 'up' : 'down');
  }
  return movements;
};

/** @param {Market} market @param {EventChange['prices']} prices @returns {Market} */
const withPrices = (market, prices) => ({
  ...market,
  lines: market.lines.map((line) => ({
    ...line,
    selections: line.selections.map((selection) => {
      const price = prices[`${market.key}:${line.q}:${selection.side}`];
      if (price === undefined) return selection;
      return price === 0 ? { ...selection, open: false } : { ...selection, price, open: true };
    }),
  })),
});

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSameVersion = ([tick, overrides], [otherTick, otherOverrides]) =>
  tick === otherTick && overrides === otherOverrides;

/**
 * An event after a change or a snapshot. A change from another version than the known one is ignored: the next request names
 * the known version again.
 *
 * @param {EventView} event
 * @param {import('./api.js').Changes['events'][number]} answer
 * @returns {EventView}
 */
export const withAnswer = (event, answer) => {
  if ('snapshot' in answer) return answer.snapshot;
  if (!isSameVersion(answer.from, event.version)) return event;
  const markets = event.markets.map((market) => {
    const change = answer.markets.find(({ key }) => key === market.key);
    const { reason: _, ...rest } = market;
    return withPrices(change ? { ...rest, ...change } : market, answer.prices);
  });
  const { version, status, clock, scores } = answer;
  return { ...event, version, status, clock, scores, markets };
};

/** The score of a match; undefined before its start. @param {EventView} event */
export const scoreOf = ({ sport, status, scores }) =>
  ['scheduled', 'postponed', 'cancelled'].includes(status)
    ? undefined
    : scores[sportDefinitions[sport].mainPeriod];

/** Games of the set, rounds or kills of the map that is played. @param {EventView} event */
export const currentScoreOf = ({ sport, status, clock, scores }) =>
  status !== 'live' || sportDefinitions[sport].mainPeriod === 'ft' ? undefined : scores[clock.phase];

/** @param {number} value */
const twoDigits = (value) => String(Math.floor(value)).padStart(2, '0');

/** Day and time of a start; today only its time. @param {number} startsAt @param {string} timeZone @param {number} [now] */
export const startOf = (startsAt, timeZone, now = Date.now()) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  /** @param {number} moment */
  const partsOf = (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return { day: `${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
  };
  const { day, time } = partsOf(startsAt);
  return day === partsOf(now).day ? time : `${day} ${time}`;
};

/**
 * What the board shows as the time of an event: its minute, its period, its start or its state.
 *
 * @param {EventView} event
 * @param {{ t: import('./messages.js').Translate, names: import('./names.js').Names, timeZone: string }} texts
 */
export const timeOf = ({ sport, status, clock, startsAt }, { t, names, timeZone }) => {
  if (status === 'scheduled') return startOf(startsAt, timeZone);
  if (status === 'settled') return t('ended');
  if (status !== 'live') return t(status);
  const { phase, shown } = clock;
  if (phase === 'before') return t('phaseBefore');
  const { halfMinutes } = sportDefinitions[sport];
  if (phase === 'break') return t(halfMinutes ? 'phaseBreak' : 'phasePause');
  if (phase === 'ended') return t('ended');
  if (phase.startsWith('ot')) return t('overtime', { n: phase.slice(2) });
  if (halfMinutes && shown !== undefined) {
    const minute = Math.floor(shown / 60) + 1;
    const regular = halfMinutes * Number(phase[1]);
    return minute > regular
      ? t('addedMinute', { n: regular, m: minute - regular })
      : t('minute', { n: minute });
  }
  const name = names.period(phase);
  return shown === undefined ? name : `${name} ${twoDigits(shown / 60)}:${twoDigits(shown % 60)}`;
};
