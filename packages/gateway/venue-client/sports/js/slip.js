// @ts-check
import { toMinor } from '../../kit/money.js';
import { choose, potentialPayout } from './payout.generated.js';

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
 * @typedef {Pick<Ticket, 'selection' | 'asked'>} Leg
 * @typedef {Omit<Ticket, 'event' | 'asked'> & { size: number, legs?: Leg[] }} Parlay `size`: legs of each of its
 *   combinations, 0 for all legs together; `legs`: those with which it was sent
 * @typedef {{
 *   reason: 'ended' | 'closed' | 'suspended' | 'stale' | 'happened' | 'worse' | 'format' | 'low' | 'high' | 'balance'
 *     | 'repeated' | 'parlay' | 'few' | 'same' | 'leg' | 'other' | 'missing',
 *   next?: 'accept' | 'confirm' | 'use' | 'deposit', limit?: string, before?: number, now?: number,
 * }} Refusal `next`: what the player can do about it
 */

export const maxTickets = 10;
/** Names the parlay where tickets are named by their selection. */
export const parlayId = 'parlay';

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
  'too-few': 'few',
  'same-event': 'same',
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
 * What is known against a selection at its present price.
 *
 * @param {Pick<Ticket, 'asked' | 'refusal'>} ticket
 * @param {{ cell: Cell | undefined, isStale: boolean, isOver: boolean, consent: string }} now
 * @returns {Refusal | undefined}
 */
export const legRefusalOf = ({ asked, refusal }, { cell, isStale, isOver, consent }) => {
  if (isOver) return { reason: 'ended' };
  if (isStale) return { reason: 'stale' };
  if (!cell || cell.status === 'closed') return { reason: 'closed' };
  if (cell.status !== 'open') return { reason: cell.status };
  const prices = { before: asked.price, now: cell.price };
  if (cell.epoch !== asked.epoch) return { reason: 'happened', next: 'accept', ...prices };
  const isRefused = consent === 'none' ? cell.price !== asked.price : cell.price < asked.price;
  // The gateway computes how far the other consents reach.
  const isKnown = consent === 'none' || consent === 'better' || refusal?.reason === 'price-worse';
  return isRefused && isKnown ? { reason: 'worse', next: 'accept', ...prices } : undefined;
};

/**
 * What is known against the stake of one or more bets.
 *
 * @param {Pick<Ticket, 'stake' | 'limits' | 'refusal'>} ticket
 * @param {bigint} balance minor units
 * @param {bigint} [bets] number of bets with this stake
 * @returns {Refusal | undefined}
 */
const stakeRefusalOf = ({ stake, limits, refusal }, balance, bets = 1n) => {
  if (stake === '') return { reason: 'missing' };
  const amount = stakeOf(stake);
  if (amount === undefined) return { reason: 'format' };
  if (limits && amount < toMinor(limits.min)) return { reason: 'low', limit: limits.min, next: 'use' };
  if (limits && amount > toMinor(limits.max)) return { reason: 'high', limit: limits.max, next: 'use' };
  if (amount * bets > balance) return { reason: 'balance', next: 'deposit' };
  const given = refusal && fromServer(refusal);
  return given && !temporary.includes(given.reason) ? given : undefined;
};

/**
 * Why a ticket cannot be placed; undefined if nothing is known against it. The gateway checks every bet again, and a bet on an
 * older epoch is refused even at the same price.
 *
 * @param {Pick<Ticket, 'asked' | 'stake' | 'limits' | 'refusal'>} ticket
 * @param {Parameters<typeof legRefusalOf>[1] & { balance: bigint }} now
 * @returns {Refusal | undefined}
 */
export const refusalOf = (ticket, now) => legRefusalOf(ticket, now) ?? stakeRefusalOf(ticket, now.balance);

/**
 * Why a parlay of the selections cannot be placed; undefined if nothing is known against it.
 *
 * @param {Parlay} parlay
 * @param {readonly Ticket[]} legs
 * @param {{ hasLegRefusal: boolean, balance: bigint }} now `hasLegRefusal`: whether a leg cannot be bet on
 * @returns {Refusal | undefined}
 */
export const parlayRefusalOf = (parlay, legs, { hasLegRefusal, balance }) => {
  if (legs.length < 2) return { reason: 'few' };
  if (new Set(legs.map(({ event }) => event.id)).size < legs.length) return { reason: 'same' };
  if (hasLegRefusal) return { reason: 'leg' };
  const count = choose(legs.length, sizeOf(parlay, legs.length));
  return stakeRefusalOf(parlay, balance, BigInt(count));
};

/** The legs of each combination of a parlay. @param {Pick<Parlay, 'size'>} parlay @param {number} legs */
export const sizeOf = ({ size }, legs) => (size >= 2 && size < legs ? size : legs);

/**
 * The stake of all combinations together, minor units.
 *
 * @param {string} stake of each combination
 * @param {number} legs
 * @param {number} size legs of each combination
 */
export const stakesOf = (stake, legs, size) => (stakeOf(stake) ?? 0n) * BigInt(choose(legs, size));

/**
 * The profit of a bet when all legs win, minor units.
 *
 * @param {string} stake of each combination
 * @param {readonly number[]} prices thousandths
 * @param {number} [size] legs of each combination; all of them by default
 */
export const profitOf = (stake, prices, size = prices.length) => {
  const payout = potentialPayout(stakeOf(stake) ?? 0n, prices, [size]);
  const profit = payout - stakesOf(stake, prices.length, size);
  return profit > 0n ? profit : 0n;
};

/** @returns {Parlay} */
const newParlay = () => ({ selection: parlayId, size: 0, stake: '', status: 'editing' });

/**
 * The selections of the player, from the pick to the result: single bets, and a parlay of them. Nothing here sends or draws.
 */
export const createSlip = () => {
  /** @type {Ticket[]} */
  let tickets = [];
  let parlay = newParlay();
  let isParlay = false;
  let consent = 'better';
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /**
   * Replaces a ticket, or the parlay.
   *
   * @param {string} selection
   * @param {<Kind extends Ticket | Parlay>(ticket: Kind) => Kind} replace
   */
  const change = (selection, replace) => {
    if (selection === parlayId) parlay = replace(parlay);
    tickets = tickets.map((ticket) => (ticket.selection === selection ? replace(ticket) : ticket));
    changed();
  };
  /** @param {string} selection @param {Partial<Pick<Ticket, 'asked' | 'limits' | 'status' | 'key' | 'bet' | 'decideAt' | 'refusal'>>} next */
  const update = (selection, next) => change(selection, (ticket) => ({ ...ticket, ...next }));
  /** @param {string} key @param {readonly TicketStatus[]} statuses */
  const ofKey = (key, statuses) =>
    [...tickets, parlay].find((ticket) => ticket.key === key && statuses.includes(ticket.status));
  /** @param {Pick<Ticket, 'status'>} ticket */
  const isDecided = ({ status }) => ['accepted', 'refused', 'not-placed'].includes(status);

  /** Limits and refusals of a parlay are those of its legs. */
  const forgetLimits = () => {
    if (parlay.status !== 'editing') return;
    const { limits: _, refusal: __, isConfirmed: ___, ...rest } = parlay;
    parlay = rest;
  };

  return {
    /** @param {() => void} listener */
    subscribe: (listener) => {
      listeners.add(listener);
    },
    tickets: () => tickets,
    /** The selections that a parlay would have. */
    legs: () => tickets.filter(({ status }) => status === 'editing'),
    parlay: () => parlay,
    isParlay: () => isParlay,
    /** Whether the selections are placed as one parlay instead of single bets. @param {boolean} next */
    setIsParlay: (next) => {
      isParlay = next;
      changed();
    },
    /** @param {number} size */
    setSize: (size) => {
      forgetLimits();
      parlay = { ...parlay, size };
      changed();
    },
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
        forgetLimits();
        changed();
        return 'removed';
      }
      if (others.length >= maxTickets) return 'full';
      tickets = [...others, { ...picked, stake: '', status: 'editing' }];
      forgetLimits();
      changed();
      return 'added';
    },
    /** Also a parlay that is decided, with the selections that it had. @param {string} selection */
    remove: (selection) => {
      if (selection === parlayId) {
        const placed = new Set(parlay.status === 'accepted' ? parlay.legs?.map((leg) => leg.selection) : []);
        tickets = tickets.filter((ticket) => !placed.has(ticket.selection) || ticket.status !== 'editing');
        parlay = newParlay();
        isParlay = false;
      }
      forgetLimits();
      tickets = tickets.filter(
        (ticket) => ticket.selection !== selection || !(ticket.status === 'editing' || isDecided(ticket)),
      );
      changed();
    },
    /** Bets that are being placed stay. */
    clear: () => {
      tickets = tickets.filter((ticket) => ticket.status !== 'editing' && !isDecided(ticket));
      if (parlay.status === 'editing' || isDecided(parlay)) parlay = newParlay();
      changed();
    },
    /** @param {string} selection @param {string} stake */
    setStake: (selection, stake) =>
      change(
        selection,
        ({ refusal: _, isConfirmed: __, ...rest }) => /** @type {any} */ ({ ...rest, stake }),
      ),
    /** @param {string} selection @param {Limits} limits */
    setLimits: (selection, limits) => update(selection, { limits }),
    /** The player accepts the present price and state. @param {string} selection @param {Cell} cell */
    accept: (selection, { price, epoch }) => update(selection, { asked: { price, epoch } }),
    /** The player wants the same bet as some seconds ago again. @param {string} selection */
    confirm: (selection) =>
      change(selection, ({ refusal: _, ...rest }) => /** @type {any} */ ({ ...rest, isConfirmed: true })),
    /** @param {string} selection @param {string} key */
    send: (selection, key) => {
      if (selection === parlayId) {
        const legs = tickets.filter(({ status }) => status === 'editing');
        parlay = { ...parlay, legs: legs.map(({ selection: id, asked }) => ({ selection: id, asked })) };
      }
      update(selection, { status: 'sending', key });
    },
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
    reopen: (selection, cell) =>
      change(selection, (ticket) => {
        if (!isDecided(ticket)) return ticket;
        const { key: _, bet: __, decideAt: ___, refusal: ____, isConfirmed: _____, ...rest } = ticket;
        const asked = cell && cell.price > 0 && { price: cell.price, epoch: cell.epoch };
        return /** @type {any} */ ({ ...rest, ...(asked && { asked }), status: 'editing' });
      }),
  };
};

/** @typedef {ReturnType<typeof createSlip>} Slip */
