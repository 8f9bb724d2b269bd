// @ts-check
import { element } from '../../kit/element.js';
import { toMinor, toShown } from '../../kit/money.js';
import { partsOf, priceText } from './names.js';

/** @typedef {import('./api.js').Bet} Bet */

/** @type {Readonly<Record<Bet['state'], import('./messages.js').TextKey>>} */
const states = {
  pending: 'statePending',
  open: 'stateOpen',
  settled: 'stateSettled',
  void: 'stateVoid',
  refused: 'stateRefused',
  'cashed-out': 'stateCashedOut',
};

/** @param {string} amount decimal text */
const shown = (amount) => toShown(toMinor(amount));

/**
 * What a leg is on. The winner of a season is bet on at the site; its bets are shown here too.
 *
 * @param {Bet['legs'][number]['event']} event
 * @param {string} selection
 * @param {{ t: import('./messages.js').Translate, names: import('./names.js').Names }} texts
 */
const legTexts = (event, selection, { t, names }) => {
  if ('participant' in event)
    return {
      pick: names.local(event.participant),
      about: `${t('outright')} · ${names.local(event.competition)}`,
    };
  const parts = partsOf(selection);
  // A leg knows the whole names of its teams only.
  const teams = {
    ...event,
    home: { short: event.home, name: event.home },
    away: { short: event.away, name: event.away },
  };
  return {
    pick: names.selection(teams, parts),
    about: `${names.market(event.sport, parts)} · ${names.teams(teams)}`,
  };
};

/**
 * @param {Bet} bet
 * @param {{ t: import('./messages.js').Translate, names: import('./names.js').Names }} texts
 */
const betItem = (bet, { t, names }) => {
  const legs = bet.legs.map(({ event, selection, price, score, result }) => {
    const { pick, about } = legTexts(event, selection, { t, names });
    return element('div', { className: 'bet-leg' }, [
      element('div', { className: 'ticket-head' }, [
        element('strong', { textContent: pick }),
        element('b', { className: 'price num', textContent: priceText(price) }),
      ]),
      element('p', { className: 'muted', textContent: about }),
      ...(score || result
        ? [
            element('p', {
              className: 'muted num',
              textContent: [
                ...(score ? [t('scoreAtBet', { score: `${score[0]}:${score[1]}` })] : []),
                ...(result ? [t(result)] : []),
              ].join(' · '),
            }),
          ]
        : []),
    ]);
  });
  const isOpen = bet.state === 'open' || bet.state === 'pending';
  const gain = toMinor(bet.payout) - toMinor(bet.stake);
  const outcome = element('span', {
    textContent: isOpen
      ? t('potentialFact', { amount: shown(bet.potential) })
      : t('payoutFact', { amount: shown(bet.payout) }),
  });
  if (!isOpen && gain !== 0n) outcome.className = gain > 0n ? 'is-gain' : 'is-loss';
  return element('li', { className: 'ticket' }, [
    ...(bet.legs.length > 1
      ? [
          element('p', {
            className: 'muted',
            textContent: t('parlay', { n: bet.legs.length, bets: bet.bets }),
          }),
        ]
      : []),
    ...legs,
    element('p', { className: 'bet-facts num' }, [
      element('span', { textContent: t('stakeFact', { amount: shown(bet.stake) }) }),
      outcome,
      element('span', { className: 'badge', textContent: t(states[bet.state]) }),
    ]),
  ]);
};

/**
 * The bets of the player: open or settled ones.
 *
 * @param {HTMLElement} root
 * @param {{ t: import('./messages.js').Translate, names: import('./names.js').Names, onRetry: () => void }} ports
 */
export const createBetsView = (root, { t, names, onRetry }) => {
  let drawn = '';
  return {
    /** @param {'open' | 'settled'} state @param {Bet[]} bets */
    show: (state, bets) => {
      const key = JSON.stringify([state, bets]);
      if (key === drawn) return;
      drawn = key;
      const items = bets.map((bet) => betItem(bet, { t, names }));
      root.replaceChildren(
        items.length === 0
          ? element('p', {
              className: 'empty',
              textContent: t(state === 'open' ? 'openEmpty' : 'settledEmpty'),
            })
          : element('ul', { className: 'tickets' }, items),
      );
    },
    showLoading: () => {
      drawn = '';
      root.replaceChildren(element('p', { className: 'empty', textContent: t('loading') }));
    },
    showFailed: () => {
      drawn = '';
      const retry = element('button', { type: 'button', className: 'plain', textContent: t('retry') });
      retry.addEventListener('click', onRetry);
      root.replaceChildren(element('p', { className: 'empty', textContent: t('betsFailed') }), retry);
    },
  };
};
