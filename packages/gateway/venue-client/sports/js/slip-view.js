// @ts-check

import { secondsLeft } from '../../kit/countdown.js';
import { element } from '../../kit/element.js';
import { toMinor, toShown } from '../../kit/money.js';
import { balanceText } from '../../kit/shown-balance.js';
import { partsOf, priceText } from './names.js';
import { choose, parlayPrice } from './payout.generated.js';
import {
  legRefusalOf,
  parlayId,
  parlayRefusalOf,
  profitOf,
  refusalOf,
  sizeOf,
  stakeOf,
  stakesOf,
} from './slip.js';

/**
 * @typedef {import('./slip.js').Ticket} Ticket
 * @typedef {import('./slip.js').Parlay} Parlay
 * @typedef {import('./slip.js').Refusal} Refusal
 * @typedef {import('./event.js').Cell} Cell
 * @typedef {{ cell: Cell | undefined, isStale: boolean, isOver: boolean }} Now
 */

const consents = /** @type {const} */ (['none', 'better', 'within-1', 'within-3', 'within-5', 'any']);
/** Amounts of the buttons that add to a stake, minor units. */
const steps = [50_00n, 100_00n, 500_00n];

/** @param {bigint} amount minor units, as text of the stake field */
const stakeText = (amount) =>
  amount % 100n === 0n ? String(amount / 100n) : `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** @param {string} amount decimal text */
const shown = (amount) => toShown(toMinor(amount));

/**
 * The slip: a card for each selection with its stake, one for a parlay of them, and the button that places them. Fields stay
 * in place while prices move.
 *
 * @param {HTMLElement} root
 * @param {{
 *   slip: import('./slip.js').Slip, t: import('./messages.js').Translate, names: import('./names.js').Names,
 *   nowOf: (selection: string) => Now, balance: () => bigint, isBlocked: () => boolean, now: () => number,
 *   onPlace: (tickets: Ticket[]) => void, onPlaceParlay: () => void, onDeposit: (() => void) | undefined,
 * }} ports `isBlocked`: whether no bets can be placed in this session
 */
export const createSlipView = (
  root,
  { slip, t, names, nowOf, balance, isBlocked, now, onPlace, onPlaceParlay, onDeposit },
) => {
  /** @typedef {ReturnType<typeof createCard>} Card */
  /** @type {Map<string, Card>} */
  const cards = new Map();
  const list = element('ul', { className: 'tickets' });
  const kinds = [false, true].map((isParlay) => {
    const button = element('button', {
      type: 'button',
      className: 'kind',
      textContent: t(isParlay ? 'parlayKind' : 'singles'),
    });
    button.addEventListener('click', () => slip.setIsParlay(isParlay));
    return button;
  });
  const kindRow = element('div', { className: 'kinds' }, kinds);
  kindRow.setAttribute('role', 'group');
  kindRow.setAttribute('aria-label', t('betKind'));
  const empty = element('p', { className: 'empty', textContent: t('slipEmpty') });
  const consent = element(
    'select',
    { className: 'consent' },
    consents.map((value) => element('option', { value, textContent: t(`consent-${value}`) })),
  );
  consent.addEventListener('change', () => slip.setConsent(consent.value));
  const place = element('button', { type: 'button', className: 'place' });
  const clear = element('button', { type: 'button', className: 'plain', textContent: t('clear') });
  clear.addEventListener('click', slip.clear);
  const available = element('b', { className: 'num' });
  const form = element('div', { className: 'slip-form' }, [
    element('p', { className: 'available' }, [element('span', { textContent: t('balance') }), available]),
    element('label', { className: 'consent-field' }, [
      element('span', { textContent: t('consent') }),
      consent,
    ]),
    element('div', { className: 'slip-actions' }, [clear, place]),
  ]);
  const parlayBox = element('div');
  root.append(kindRow, empty, list, parlayBox, form);

  /** @param {Ticket} ticket */
  const check = (ticket) =>
    refusalOf(ticket, { ...nowOf(ticket.selection), consent: slip.consent(), balance: balance() });
  /** @param {Ticket} ticket */
  const checkLeg = (ticket) => legRefusalOf(ticket, { ...nowOf(ticket.selection), consent: slip.consent() });
  const checkParlay = () => {
    const legs = slip.legs();
    const hasLegRefusal = legs.some((leg) => checkLeg(leg) !== undefined);
    return parlayRefusalOf(slip.parlay(), legs, { hasLegRefusal, balance: balance() });
  };

  /** @param {Refusal} refusal */
  const refusalText = ({ reason, limit, before, now: price }) => {
    switch (reason) {
      case 'missing':
        return '';
      case 'worse':
        return t('refusedWorse', { before: priceText(before ?? 0), now: priceText(price ?? 0) });
      case 'low':
        return t('refusedLow', { limit: shown(limit ?? '0') });
      case 'high':
        return t('refusedHigh', { limit: shown(limit ?? '0') });
      case 'parlay':
        return t('refusedParlay', { limit: limit ?? '2' });
      default: {
        const keys = /** @type {const} */ ({
          ended: 'refusedEnded',
          closed: 'refusedClosed',
          suspended: 'refusedSuspended',
          stale: 'refusedStale',
          happened: 'refusedHappened',
          format: 'refusedFormat',
          balance: 'refusedBalance',
          repeated: 'refusedRepeated',
          few: 'refusedFew',
          same: 'refusedSame',
          leg: 'refusedLeg',
          other: 'refusedOther',
        });
        return t(keys[reason]);
      }
    }
  };

  /** @param {Ticket | Parlay} ticket */
  const statusText = ({ selection, status, bet, decideAt }) => {
    const [leg] = bet?.legs ?? [];
    switch (status) {
      case 'sending':
        return t('sending');
      case 'asking':
        return t('asking');
      case 'pending': {
        const seconds = secondsLeft((decideAt ?? 0) - now());
        return seconds > 0 ? t('pending', { seconds }) : t('held');
      }
      case 'accepted':
        return selection === parlayId
          ? t('acceptedParlay')
          : t('accepted', { price: priceText(leg?.price ?? 0) });
      case 'refused': {
        const prices = bet?.refusal?.prices;
        return prices
          ? t('refusedThen', { asked: priceText(prices.asked), now: priceText(prices.now) })
          : t('refused');
      }
      case 'not-placed':
        return t('notPlaced');
      default:
        return '';
    }
  };

  /**
   * The field of a stake with its limits, what is known against it, and what the player can do about it.
   *
   * @param {{ selection: string, id: string, label: string }} ticket
   */
  const createStake = ({ selection, id, label }) => {
    const field = element('input', {
      type: 'text',
      inputMode: 'decimal',
      autocomplete: 'off',
      maxLength: 12,
      className: 'stake num',
      placeholder: t('stakePlaceholder'),
      ariaLabel: t('stakeOf', { selection: label }),
    });
    field.setAttribute('aria-describedby', `${id}-note`);
    field.addEventListener('input', () => slip.setStake(selection, field.value.trim()));
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && !place.disabled && place.click());
    const adders = steps.map((step) => {
      const amount = stakeText(step);
      const button = element('button', {
        type: 'button',
        className: 'chip num',
        textContent: `+${amount}`,
        ariaLabel: t('add', { amount }),
      });
      button.addEventListener('click', () =>
        slip.setStake(selection, stakeText((stakeOf(field.value.trim()) ?? 0n) + step)),
      );
      return button;
    });
    const row = element('div', { className: 'stake-row' }, [field, ...adders]);
    const facts = element('p', { className: 'facts num' });
    const note = element('p', { className: 'note', id: `${id}-note` });
    const action = element('button', { type: 'button', className: 'next' });
    const dismiss = element('button', { type: 'button', className: 'next', textContent: t('dismiss') });
    dismiss.addEventListener('click', () => {
      slip.remove(selection);
      root.focus({ preventScroll: true });
    });
    /** @type {() => void} */
    let act = () => {};
    action.addEventListener('click', () => act());

    /** @param {Refusal | undefined} refusal @returns {[string, () => void] | undefined} */
    const actionOf = (refusal) => {
      switch (refusal?.next) {
        case 'accept': {
          const { cell } = nowOf(selection);
          return [t('accept'), () => cell && slip.accept(selection, cell)];
        }
        case 'confirm':
          return [t('confirmRepeat'), () => slip.confirm(selection)];
        case 'use': {
          const limit = refusal.limit ?? '0';
          return [
            t('useAmount', { amount: shown(limit) }),
            () => slip.setStake(selection, stakeText(toMinor(limit))),
          ];
        }
        case 'deposit':
          return onDeposit && [t('deposit'), onDeposit];
        default:
          return undefined;
      }
    };

    return {
      nodes: [row, facts, note, element('div', { className: 'next-row' }, [action, dismiss])],
      /**
       * @param {Ticket | Parlay} ticket
       * @param {{ refusal: Refusal | undefined, profit: bigint, hasStake: boolean, fact?: string }} shownNow `hasStake`: whether
       *   the ticket is placed by itself; `fact`: what else there is to know of the stake
       */
      update: (ticket, { refusal, profit, hasStake, fact }) => {
        const isEditing = ticket.status === 'editing';
        row.hidden = !isEditing || !hasStake;
        if (field.value.trim() !== ticket.stake) field.value = ticket.stake;
        const { limits } = ticket;
        facts.hidden = isEditing && !hasStake;
        facts.textContent = isEditing
          ? [
              ...(limits ? [t('range', { min: shown(limits.min), max: shown(limits.max) })] : []),
              ...(fact ? [fact] : []),
              ...(profit > 0n ? [t('toWin', { amount: toShown(profit) })] : []),
            ].join(' · ')
          : t('stakeFact', { amount: shown(ticket.bet?.stake ?? ticket.stake) });
        const text = refusal ? refusalText(refusal) : statusText(ticket);
        if (note.textContent !== text) note.textContent = text;
        const isWrong =
          refusal !== undefined && !['suspended', 'stale', 'missing', 'few'].includes(refusal.reason);
        note.dataset.tone = isWrong || ticket.status === 'refused' ? 'trouble' : 'idle';
        field.setAttribute('aria-invalid', String(['format', 'low', 'high'].includes(refusal?.reason ?? '')));
        /** @type {[string, () => void] | undefined} */
        const offered =
          ticket.status === 'refused' || ticket.status === 'not-placed'
            ? [t('again'), () => slip.reopen(selection, nowOf(selection).cell)]
            : actionOf(refusal);
        action.hidden = offered === undefined;
        if (offered) {
          [action.textContent, act] = offered;
        }
        dismiss.hidden = !['accepted', 'refused', 'not-placed'].includes(ticket.status);
      },
    };
  };

  /** @param {Ticket} first */
  const createCard = (first) => {
    const { selection } = first;
    const parts = partsOf(selection);
    const name = names.selection(first.event, parts);
    const id = `ticket-${selection.replaceAll(/[^\w-]/g, '-')}`;
    const price = element('b', { className: 'price num' });
    const remove = element('button', {
      type: 'button',
      className: 'remove',
      textContent: '×',
      ariaLabel: t('remove', { selection: name }),
    });
    remove.addEventListener('click', () => {
      // The next card, or what is left of the slip, takes the focus.
      const next = node.nextElementSibling ?? node.previousElementSibling;
      slip.remove(selection);
      /** @type {HTMLElement} */ (next?.querySelector('.remove') ?? root).focus({ preventScroll: true });
    });
    const stake = createStake({ selection, id, label: name });
    const node = element('li', { className: 'ticket' }, [
      element('div', { className: 'ticket-head' }, [element('strong', { textContent: name }), price, remove]),
      element('p', { className: 'muted', textContent: names.market(first.event.sport, parts) }),
      element('p', { className: 'muted', textContent: names.teams(first.event) }),
      ...stake.nodes,
    ]);
    node.setAttribute('aria-label', `${name}, ${names.teams(first.event)}`);

    /** @param {Ticket} ticket @param {Refusal | undefined} refusal */
    const writePrice = ({ status, asked, bet }, refusal) => {
      const { cell } = nowOf(selection);
      const isEditing = status === 'editing';
      const present = isEditing && cell && cell.price > 0 ? cell.price : (bet?.legs[0]?.price ?? asked.price);
      const isMoved = isEditing && present !== asked.price && refusal?.reason !== 'closed';
      price.textContent = isMoved
        ? `${priceText(present)} ${present > asked.price ? '▲' : '▼'}`
        : priceText(present);
      if (isMoved) {
        price.dataset.dir = present > asked.price ? 'up' : 'down';
        price.setAttribute('role', 'img');
        price.setAttribute(
          'aria-label',
          t('priceMoved', { before: priceText(asked.price), now: priceText(present) }),
        );
      } else {
        delete price.dataset.dir;
        price.removeAttribute('aria-label');
        price.removeAttribute('role');
      }
    };

    return {
      node,
      /** @param {Ticket} ticket */
      update: (ticket) => {
        const isEditing = ticket.status === 'editing';
        const isLeg = isEditing && slip.isParlay();
        const refusal = !isEditing ? undefined : isLeg ? checkLeg(ticket) : check(ticket);
        node.dataset.status = ticket.status;
        writePrice(ticket, refusal);
        remove.hidden = !isEditing;
        const price = nowOf(selection).cell?.price ?? ticket.asked.price;
        stake.update(ticket, { refusal, profit: profitOf(ticket.stake, [price]), hasStake: !isLeg });
      },
    };
  };

  const createParlayCard = () => {
    const title = element('strong');
    const price = element('b', { className: 'price num' });
    const sizes = element('select', { className: 'consent', ariaLabel: t('parlaySizes') });
    sizes.addEventListener('change', () => slip.setSize(Number(sizes.value)));
    const stake = createStake({ selection: parlayId, id: 'ticket-parlay', label: t('parlayKind') });
    const node = element('div', { className: 'ticket' }, [
      element('div', { className: 'ticket-head' }, [title, price]),
      sizes,
      ...stake.nodes,
    ]);
    let drawn = '';

    /** @param {number} legs @param {number} size */
    const writeSizes = (legs, size) => {
      const key = `${legs}:${size}`;
      if (key === drawn) return;
      drawn = key;
      sizes.replaceChildren(
        ...Array.from({ length: Math.max(0, legs - 1) }, (_, index) => {
          const value = legs - index;
          const count = choose(legs, value);
          const textContent =
            count === 1 ? t('parlayName', { size: value }) : t('parlaySize', { size: value, count });
          return element('option', { value: String(value), textContent });
        }),
      );
      sizes.value = String(size);
    };

    return {
      node,
      update: () => {
        const parlay = slip.parlay();
        const isEditing = parlay.status === 'editing';
        const legs = slip.legs();
        const count = isEditing ? legs.length : (parlay.legs ?? []).length;
        const size = sizeOf(parlay, count);
        const prices = legs.map((leg) => nowOf(leg.selection).cell?.price ?? leg.asked.price);
        const refusal = isEditing ? checkParlay() : undefined;
        node.dataset.status = parlay.status;
        title.textContent = t('parlayName', { size });
        price.textContent =
          isEditing && size === count && count > 1 ? priceText(Number(parlayPrice(prices))) : '';
        sizes.hidden = !isEditing || count < 3;
        writeSizes(count, size);
        const bets = choose(count, size);
        const total = stakesOf(parlay.stake, count, size);
        stake.update(parlay, {
          refusal,
          profit: count > 1 ? profitOf(parlay.stake, prices, size) : 0n,
          hasStake: count > 1,
          ...(bets > 1 && total > 0n && { fact: t('parlayTotal', { count: bets, amount: toShown(total) }) }),
        });
      },
    };
  };
  const parlayCard = createParlayCard();

  /** The tickets that the button places: those with a stake against which nothing is known. */
  const ready = () => {
    const editing = slip.tickets().filter(({ status, stake }) => status === 'editing' && stake !== '');
    return editing.every((ticket) => check(ticket) === undefined) ? editing : [];
  };
  const isParlayEdited = () => slip.isParlay() && slip.parlay().status === 'editing';
  /** The stake of all bets that the button places; 0 when it places none. */
  const totalOf = () => {
    if (!slip.isParlay()) return ready().reduce((sum, { stake }) => sum + (stakeOf(stake) ?? 0n), 0n);
    if (!isParlayEdited() || checkParlay() !== undefined) return 0n;
    const legs = slip.legs().length;
    const parlay = slip.parlay();
    return stakesOf(parlay.stake, legs, sizeOf(parlay, legs));
  };
  place.addEventListener('click', () => (slip.isParlay() ? onPlaceParlay() : onPlace(ready())));

  const update = () => {
    const tickets = slip.tickets();
    const kept = new Set(tickets.map(({ selection }) => selection));
    for (const [selection, { node }] of cards) {
      if (kept.has(selection)) continue;
      node.remove();
      cards.delete(selection);
    }
    for (const ticket of tickets) {
      const card = cards.get(ticket.selection) ?? createCard(ticket);
      if (!cards.has(ticket.selection)) {
        cards.set(ticket.selection, card);
        list.append(card.node);
      }
      card.update(ticket);
    }
    const total = totalOf();
    const hasLegs = slip.legs().length > 0;
    for (const [index, button] of kinds.entries()) {
      button.setAttribute('aria-pressed', String(slip.isParlay() === (index === 1)));
    }
    kindRow.hidden = slip.legs().length < 2 && !slip.isParlay();
    const hasParlay = slip.isParlay() || slip.parlay().status !== 'editing';
    // Only when it changes: a field that is attached again loses the focus.
    if (hasParlay !== parlayBox.hasChildNodes())
      parlayBox.replaceChildren(...(hasParlay ? [parlayCard.node] : []));
    if (hasParlay) parlayCard.update();
    empty.hidden = tickets.length > 0 || hasParlay;
    form.hidden = slip.isParlay() ? !isParlayEdited() : !hasLegs;
    consent.value = slip.consent();
    available.textContent = balanceText(balance());
    place.disabled = total === 0n || isBlocked() || total > balance();
    place.textContent = total > 0n ? t('place', { amount: toShown(total) }) : t('placeNone');
  };
  slip.subscribe(update);
  update();
  return { update };
};
