// @ts-check
import { Rejected } from '../../kit/call.js';
import { movementsOf, withAnswer } from './event.js';

/** @typedef {import('./api.js').EventView} EventView */

/** Milliseconds between two requests for changes. */
const interval = 2_000;
/** Milliseconds without an answer from which prices are stale. */
const staleAfter = 6_000;
/** Events that a request names at most. */
const maxEvents = 60;

/**
 * The events that the page shows: those of the list with their main markets, and those that are opened or in the slip with
 * all markets. Polls what changed while the page is visible.
 *
 * @param {{
 *   api: Pick<import('./api.js').Api, 'changes' | 'event'>,
 *   wait: (ms: number) => Promise<void>,
 *   isVisible: () => boolean,
 *   now: () => number,
 *   onEvent: (event: EventView, movements: Map<string, 'up' | 'down'>) => void,
 *   onStale: (isStale: boolean) => void,
 *   onRejected: (error: Rejected) => void,
 * }} ports
 */
export const createFeed = ({ api, wait, isVisible, now, onEvent, onStale, onRejected }) => {
  /** @type {Map<string, EventView>} */
  let listed = new Map();
  /** @type {Map<string, EventView>} */
  const followed = new Map();
  /** Events that are followed, also while they load. @type {Set<string>} */
  const wanted = new Set();
  let answeredAt = now();
  let isStale = false;
  let isRunning = false;

  const updateStale = () => {
    const next = now() - answeredAt > staleAfter;
    if (next === isStale) return;
    isStale = next;
    onStale(isStale);
  };

  /** @param {Map<string, EventView>} events @param {import('./api.js').Changes['events']} answers */
  const apply = (events, answers) => {
    for (const answer of answers) {
      const before = events.get(answer.id);
      if (!before) continue;
      const after = withAnswer(before, answer);
      if (after === before) continue;
      events.set(answer.id, after);
      onEvent(after, movementsOf(before, after));
    }
  };

  /** @param {'main' | 'all'} markets @param {Map<string, EventView>} events */
  const update = async (markets, events) => {
    const known = [...events.values()].map(({ id, version }) => ({ id, version }));
    for (let index = 0; index < known.length; index += maxEvents) {
      const answer = await api.changes({ markets, events: known.slice(index, index + maxEvents) });
      apply(events, answer.events);
    }
  };

  /** Fetches the followed events that are not known yet. */
  const fetchWanted = async () => {
    for (const id of wanted) {
      if (followed.has(id)) continue;
      const event = await api.event(id);
      if (!wanted.has(id)) continue;
      followed.set(id, event);
      onEvent(event, new Map());
    }
  };

  const poll = async () => {
    try {
      await fetchWanted();
      // Later, so that a list that is replaced meanwhile is not updated by an answer to the one before.
      const list = listed;
      await update('main', list);
      await update('all', followed);
      answeredAt = now();
    } catch (error) {
      if (error instanceof Rejected) onRejected(error);
    }
    updateStale();
  };

  const run = async () => {
    while (isRunning) {
      if (isVisible()) await poll();
      await wait(interval);
    }
  };

  return {
    poll,
    start: () => {
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    stop: () => {
      isRunning = false;
    },
    /** @param {EventView[]} events of a new answer with the board */
    setListed: (events) => {
      listed = new Map(events.map((event) => [event.id, event]));
      answeredAt = now();
      updateStale();
    },
    /** Events to follow with all markets, instead of those before. @param {Iterable<string>} ids */
    follow: (ids) => {
      wanted.clear();
      for (const id of ids) wanted.add(id);
      for (const id of followed.keys()) if (!wanted.has(id)) followed.delete(id);
    },
    fetchWanted,
    /** @param {string} id */
    event: (id) => followed.get(id) ?? listed.get(id),
    /** With all markets. @param {string} id */
    followed: (id) => followed.get(id),
    isStale: () => isStale,
  };
};

/** @typedef {ReturnType<typeof createFeed>} Feed */
