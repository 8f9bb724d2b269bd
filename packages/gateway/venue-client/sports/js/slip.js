// @ts-check
import { toMinor } from '../../kit/money.js';

/**
 * @typedef {import('./api.js').EventView} EventView
 * @typedef {import('./api.js').Bet} Bet
 * @typedef {import('./api.js').Limits} Limits
 * @typedef {import('./event.js').Cell} Cell
 * @typedef {'editing' | 'sending' | 'asking' | 'pending' | 'accepted' | 'refused' | 'not-placed'} TicketStatus
 * @typedef {{ reason: string, limit?: string }} ServerRefusal
 * @typedef {{
 *   selection: string, event: Pick<EventView, 'id' | 'sport' | 'competition' | 'home' | 'away'>,
 *   asked: { price: number, epoch: number }, stake: string, limits?: Limits, status: TicketStatus, key?: string, bet?: Bet,
 *   decideAt?: number, refusal?: ServerRefusal, isConfirmed?: boolean,
 * }} Ticket `asked`: the price and the epoch that the player has seen and accepted
 * @typedef {{
 *   reason: 'ended' | 'closed' | 'suspended' | 'stale' | 'happened' | 'worse' | 'format' | 'low' | 'high' | 'balance'
 *     | 'repeated' | 'parlay' | 'other' | 'missing',
 *   next?: 'accept' | 'confirm' | 'use' | 'deposit', limit?: string, before?: number, now?: number,
 * }} Refusal `next`: what the player can do about it
 */

export const mostTickets = 10;

const amountPattern = /^\d{1,9}(\.\d{1,2})?$/;

/** The stake in minor units; undefined for text that is no amount. @param {string} stake */
export const stakeOf = (stake) => (amountPattern.test(stake) ? toMinor(stake) : undefined);

/**
 * Refusals of the gateway as the page shows them.
 *
 * @type {Readonly<Record<string, Refusal['reason']>>}
 */
const serverReasons = {
  'leg-ended': 'ended',
  'leg-closed': 'closed',
  'leg-void': 'closed',
  'leg-suspended': 'suspended',
  'leg-stale': 'stale',
  'below-parlay-min': 'parlay',
  'event-happened': 'happened',
  'price-worse': 'worse',
  'stake-too-low': 'low',
  'stake-too-high': 'high',
  'payout-too-high': 'high',
  'market-limit': 'high',
  'event-limit': 'high',
  balance: 'balance',
  'looks-repeated': 'repeated',
};

/** Reasons that the present state of the selection shows by itself, so that the refusal of an earlier one is obsolete. */
const temporary = ['suspended', 'stale', 'happened', 'worse'];

/** @param {ServerRefusal} refusal @returns {Refusal} */
const fromServer = ({ reason, limit }) => {
  const known = serverReasons[reason] ?? 'other';
  if (known === 'repeated') return { reason: known, next: 'confirm' };
  if (known === 'balance') return { reason: known, next: 'deposit' };
  const isBound = known === 'low' || known === 'high';
  return { reason: known, ...(limit !== undefined && { limit }), ...(isBound && limit && { next: 'use' }) };
};

/**
 * Why a ticket cannot be placed; undefined if nothing is known against it. The gateway checks every bet again, and a bet on an
 * older epoch is refused even at the same price.
 *
 * @param {Pick<Ticket, 'asked' | 'stake' | 'limits' | 'refusal'>} ticket
 * @param {{ cell: Cell | undefined, isStale: boolean, isOver: boolean, consent: string, balance: bigint }} now
 * @returns {Refusal | undefined}
 */
export const refusalOf = ({ asked, stake, limits, refusal }, { cell, isStale, isOver, consent, balance }) => {
  if (isOver) return { reason: 'ended' };
  if (isStale) return { reason: 'stale' };
  if (!cell || cell.status === 'closed') return { reason: 'closed' };
  if (cell.status !== 'open') return { reason: cell.status };
  const prices = { before: asked.price, now: cell.price };
  if (cell.epoch !== asked.epoch) return { reason: 'happened', next: 'accept', ...prices };
  const isRefused = consent === 'none' ? cell.price !== asked.price : cell.price < asked.price;
  // The gateway computes how far the other consents reach.
  const isKnown = consent === 'none' || consent === 'better' || refusal?.reason === 'price-worse';
  if (isRefused && isKnown) return { reason: 'worse', next: 'accept', ...prices };
  if (stake === '') return { reason: 'missing' };
  const amount = stakeOf(stake);
  if (amount === undefined) return { reason: 'format' };
  if (limits && amount < toMinor(limits.min)) return { reason: 'low', limit: limits.min, next: 'use' };
  if (limits && amount > toMinor(limits.max)) return { reason: 'high', limit: limits.max, next: 'use' };
  if (amount > balance) return { reason: 'balance', next: 'deposit' };
  const given = refusal && fromServer(refusal);
  return given && !temporary.includes(given.reason) ? given : undefined;
};

/** The profit of a winning bet, minor units, rounded down. @param {string} stake @param {number} price thousandths */
export const profitOf = (stake, price) =>
  ((stakeOf(stake) ?? 0n) * BigInt(Math.max(0, price - 1000))) / 1000n;

/** The selections of the player, each a single bet, from the pick to its result. Nothing here sends or draws. */
export const createSlip = () => {
  /** @type {Ticket[]} */
  let tickets = [];
  let consent = 'better';
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** @param {string} selection @param {Partial<Ticket>} next */
  const update = (selection, next) => {
    tickets = tickets.map((ticket) => (ticket.selection === selection ? { ...ticket, ...next } : ticket));
    changed();
  };
  /** @param {string} key @param {readonly TicketStatus[]} statuses */
  const ofKey = (key, statuses) =>
    tickets.find((ticket) => ticket.key === key && statuses.includes(ticket.status));
  /** @param {Pick<Ticket, 'status'>} ticket */
  const isDecided = ({ status }) => ['accepted', 'refused', 'not-placed'].includes(status);

  return {
    /** @param {() => void} listener */
    subscribe: (listener) => {
      listeners.add(listener);
    },
    tickets: () => tickets,
    /** @param {string} selection */
    has: (selection) =>
      tickets.some((ticket) => ticket.selection === selection && ticket.status === 'editing'),
    consent: () => consent,
    /** @param {string} next a `ConsentName` of the contract */
    setConsent: (next) => {
      consent = next;
      changed();
    },
    /**
     * Adds a selection, or removes it when it is there. One that is being placed stays.
     *
     * @param {Pick<Ticket, 'selection' | 'event' | 'asked'>} picked
     * @returns {'added' | 'removed' | 'full' | 'busy'}
     */
    pick: (picked) => {
      const known = tickets.find(({ selection }) => selection === picked.selection);
      if (known && known.status !== 'editing' && !isDecided(known)) return 'busy';
      const others = tickets.filter((ticket) => ticket !== known);
      if (known?.status === 'editing') {
        tickets = others;
        changed();
        return 'removed';
      }
      if (others.length >= mostTickets) return 'full';
      tickets = [...others, { ...picked, stake: '', status: 'editing' }];
      changed();
      return 'added';
    },
    /** @param {string} selection */
    remove: (selection) => {
      tickets = tickets.filter(
        (ticket) => ticket.selection !== selection || !(ticket.status === 'editing' || isDecided(ticket)),
      );
      changed();
    },
    /** Bets that are being placed stay. */
    clear: () => {
      tickets = tickets.filter((ticket) => ticket.status !== 'editing' && !isDecided(ticket));
      changed();
    },
    /** @param {string} selection @param {string} stake */
    setStake: (selection, stake) => {
      const {
        refusal: _,
        isConfirmed: __,
        ...rest
      } = tickets.find((ticket) => ticket.selection === selection) ?? {};
      tickets = tickets.map((ticket) =>
        ticket.selection === selection ? /** @type {Ticket} */ ({ ...rest, stake }) : ticket,
      );
      changed();
    },
    /** @param {string} selection @param {Limits} limits */
    setLimits: (selection, limits) => update(selection, { limits }),
    /** The player accepts the present price and state. @param {string} selection @param {Cell} cell */
    accept: (selection, { price, epoch }) => update(selection, { asked: { price, epoch } }),
    /** The player wants the same bet as some seconds ago again. @param {string} selection */
    confirm: (selection) => {
      tickets = tickets.map((ticket) => {
        if (ticket.selection !== selection) return ticket;
        const { refusal: _, ...rest } = ticket;
        return { ...rest, isConfirmed: true };
      });
      changed();
    },
    /** @param {string} selection @param {string} key */
    send: (selection, key) => update(selection, { status: 'sending', key }),
    /** The answer was lost. @param {string} key */
    lose: (key) => {
      const ticket = ofKey(key, ['sending']);
      if (ticket) update(ticket.selection, { status: 'asking' });
    },
    /** @param {string} key @param {Bet} bet @param {number} now ms */
    answer: (key, bet, now) => {
      const ticket = ofKey(key, ['sending', 'asking', 'pending']);
      if (!ticket) return;
      if (bet.state === 'pending') {
        update(ticket.selection, { status: 'pending', bet, decideAt: now + (bet.decideInMs ?? 0) });
      } else {
        update(ticket.selection, { status: bet.state === 'refused' ? 'refused' : 'accepted', bet });
      }
    },
    /** It was not placed and never will be with this key. @param {string} key */
    drop: (key) => {
      const ticket = ofKey(key, ['sending', 'asking']);
      if (ticket) update(ticket.selection, { status: 'not-placed' });
    },
    /**
     * The gateway refused it before a bet was made: the player can change it.
     *
     * @param {string} key @param {ServerRefusal | undefined} refusal undefined when it is about no selection
     */
    refuse: (key, refusal) => {
      const ticket = ofKey(key, ['sending']);
      if (ticket) update(ticket.selection, { status: 'editing', ...(refusal && { refusal }) });
    },
    /** Makes a decided bet a selection again, at the present price. @param {string} selection @param {Cell | undefined} cell */
    reopen: (selection, cell) => {
      tickets = tickets.map((ticket) => {
        if (ticket.selection !== selection || !isDecided(ticket)) return ticket;
        const { key: _, bet: __, decideAt: ___, refusal: ____, isConfirmed: _____, ...rest } = ticket;
        const asked = cell && cell.price > 0 ? { price: cell.price, epoch: cell.epoch } : ticket.asked;
        return { ...rest, asked, status: 'editing' };
      });
      changed();
    },
  };
};

/** @typedef {ReturnType<typeof createSlip>} Slip */
