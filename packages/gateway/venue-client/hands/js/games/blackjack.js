// @ts-check

import { element } from '../../../kit/element.js';
import { toMinor, toShown, toSigned } from '../../../kit/money.js';
import { cardName } from '../../../kit/playing-cards.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createCardRow } from '../card-row.js';
import { showPile } from '../chips.js';
import { times } from '../motion.js';
import { texts } from './blackjack-texts.js';

/**
 * @typedef {{ cards: number[], total: number, soft: boolean, stake: string, state: 'playing' | 'stood' | 'bust' | 'blackjack' | 'done', payout: string | null }} PlayerHand
 * @typedef {{ dealer: { cards: (number | null)[], total: number, soft: boolean }, hands: PlayerHand[], active: number | null }} View
 */

/** @param {{ cards: (number | null)[], total: number, soft: boolean }} hand @param {import('./blackjack-texts.js').Translate} t */
export const totalText = ({ total, soft }, t) =>
  soft && total < 21 ? t('bjSoft', { total }) : String(total);

/** @param {PlayerHand} hand @param {import('./blackjack-texts.js').Translate} t */
const handText = (hand, t) => (hand.state === 'blackjack' ? t('bjNatural') : totalText(hand, t));

const outcomeKeys = /** @type {const} */ ({ won: 'bjWon', lost: 'bjLost', push: 'bjPush', bust: 'bjBust' });

/** How a settled hand ended. @param {PlayerHand} hand @returns {'won' | 'lost' | 'push' | 'bust'} */
export const outcomeOf = ({ state, stake, payout }) => {
  if (state === 'bust') return 'bust';
  const net = toMinor(payout ?? '0.00') - toMinor(stake);
  return net > 0n ? 'won' : net < 0n ? 'lost' : 'push';
};

/** The total of some of a hand's cards. @param {(number | null)[]} cards */
export const totalOf = (cards) => {
  const ranks = cards.flatMap((card) => (card === null ? [] : [card % 13]));
  const hard = ranks.reduce((sum, rank) => sum + Math.min(rank + 1, 10), 0);
  const soft = ranks.includes(0) && hard <= 11;
  return { total: soft ? hard + 10 : hard, soft };
};

/** The hand as a sentence for screen readers. @param {View} view @param {{ t: import('./blackjack-texts.js').Translate, lang: string }} context */
export const spokenText = ({ hands, dealer }, { t, lang }) => {
  const names = (/** @type {(number | null)[]} */ cards) =>
    cards.map((card) => cardName(card, lang)).join(inLanguage(punctuation, lang).list);
  const total = (/** @type {{ total: number, soft: boolean }} */ hand) =>
    t(hand.soft && hand.total < 21 ? 'bjSoftSpoken' : 'bjHardSpoken', { total: hand.total });
  const own = hands.map((hand, index) =>
    t('bjSpokenHand', {
      name: hands.length > 1 ? t('bjHandNumber', { hand: index + 1 }) : t('bjHand'),
      cards: names(hand.cards),
      total: hand.state === 'blackjack' ? t('bjNatural') : total(hand),
    }),
  );
  return [...own, t('bjSpokenDealer', { cards: names(dealer.cards), total: total(dealer) })].join(
    inLanguage(punctuation, lang).sentence,
  );
};

/** @param {import('../table.js').TableContext} context @returns {import('../table.js').Table} */
export const createTable = ({ motion, lang, t, chips }) => {
  const own = createTranslator(texts, lang);
  const dealerRow = createCardRow({ motion, lang });
  const dealerTotal = element('span', { className: 'total num', hidden: true });
  const seats = element('div', { className: 'seats' });
  const root = element('div', { className: 'stage stage-blackjack' }, [
    element('div', { className: 'row row-dealer', role: 'group', ariaLabel: t('dealer') }, [
      dealerRow.root,
      dealerTotal,
    ]),
    seats,
  ]);

  const createSeat = () => {
    const row = createCardRow({ motion, lang });
    const total = element('span', { className: 'total num', hidden: true });
    const verdict = element('span', { className: 'verdict', hidden: true });
    const pile = element('span', { className: 'pile' });
    const amount = element('span', { className: 'spot-amount num' });
    const node = element('div', { className: 'seat', role: 'group' }, [
      element('div', { className: 'row' }, [row.root, total, verdict]),
      element('div', { className: 'spot' }, [element('i', { className: 'spot-ring' }), pile, amount]),
    ]);
    return { node, row, total, verdict, pile, amount };
  };
  /** @type {ReturnType<typeof createSeat>[]} */
  let places = [];

  /** @param {number} count */
  const seatFor = (count) => {
    while (places.length < count) places.push(createSeat());
    places = places.slice(0, count);
    seats.replaceChildren(...places.map(({ node }) => node));
    seats.classList.toggle('is-split', count > 1);
    places.forEach(({ node }, index) => {
      node.setAttribute('aria-label', count > 1 ? own('bjHandNumber', { hand: index + 1 }) : own('bjHand'));
    });
  };

  /** @param {HTMLElement} badge @param {string} text @param {string} [tone] */
  const write = (badge, text, tone = '') => {
    badge.textContent = text;
    badge.dataset.tone = tone;
    badge.hidden = text === '';
  };

  /** @param {(number | null)[]} cards */
  const writeDealer = (cards) =>
    write(
      dealerTotal,
      cards.every((card) => card === null) ? '' : totalText({ cards, ...totalOf(cards) }, own),
    );

  /** @param {number} index @param {PlayerHand} hand @param {number} [shown] cards that lie already */
  const writeHand = (index, hand, shown = hand.cards.length) => {
    const place = places[index];
    if (!place) return;
    const cards = hand.cards.slice(0, shown);
    const isWhole = shown === hand.cards.length;
    write(
      place.total,
      shown === 0 ? '' : isWhole ? handText(hand, own) : totalText({ cards, ...totalOf(cards) }, own),
      isWhole ? hand.state : '',
    );
    const stake = toMinor(hand.stake);
    showPile(place.pile, stake, chips, lang);
    place.amount.textContent = toShown(stake);
  };

  /** @param {View} view */
  const writeResults = ({ hands }) => {
    hands.forEach((hand, index) => {
      const place = places[index];
      if (!place || hand.payout === null) return;
      const outcome = outcomeOf(hand);
      const net = toMinor(hand.payout) - toMinor(hand.stake);
      const word = own(outcomeKeys[outcome]);
      write(place.verdict, outcome === 'push' ? word : `${word} ${toSigned(net)}`, outcome);
      showPile(place.pile, toMinor(hand.payout), chips, lang);
      place.amount.textContent = net > 0n || outcome === 'push' ? toShown(toMinor(hand.payout)) : '';
    });
  };

  /** @param {number | null} active */
  const markActive = (active) =>
    places.forEach(({ node }, index) => {
      node.classList.toggle('is-active', index === active && places.length > 1);
      node.classList.toggle('is-waiting', active !== null && index !== active);
    });

  const clear = () => {
    dealerRow.clear();
    places = [];
    seatFor(1);
    write(dealerTotal, '');
    markActive(null);
  };

  /** @param {View} view */
  const showAtOnce = (view) => {
    clear();
    seatFor(view.hands.length);
    view.hands.forEach((hand, index) => {
      places[index]?.row.set(hand.cards);
      writeHand(index, hand);
    });
    dealerRow.set(view.dealer.cards);
    writeDealer(view.dealer.cards);
    markActive(view.active);
    writeResults(view);
  };

  /** The first four cards, in the order in which they are drawn. @param {View} view */
  const dealFirst = async ({ hands: [hand], dealer }) => {
    const row = places[0]?.row;
    if (!hand || !row) return;
    const seen = { ...hand, state: /** @type {const} */ ('playing') };
    await row.deal(hand.cards[0] ?? null);
    writeHand(0, seen, 1);
    await dealerRow.deal(dealer.cards[0] ?? null);
    writeDealer(dealer.cards.slice(0, 1));
    await row.deal(hand.cards[1] ?? null);
    writeHand(0, seen, 2);
    await dealerRow.deal(null);
  };

  /** @param {View} view */
  const playDealer = async ({ dealer }) => {
    const { cards } = dealer;
    if (cards[1] === null || cards[1] === undefined) return;
    await motion.wait(times.gap);
    await dealerRow.reveal(cards.slice(0, 2));
    writeDealer(cards.slice(0, 2));
    for (let index = dealerRow.length(); index < cards.length; index += 1) {
      await motion.wait(times.dealer);
      await dealerRow.deal(cards[index] ?? null);
      writeDealer(cards.slice(0, index + 1));
    }
  };

  /** @param {View} view */
  const moveChips = async (view) => {
    const lost = view.hands.flatMap((hand, index) =>
      hand.payout !== null && toMinor(hand.payout) === 0n && places[index] ? [places[index].pile] : [],
    );
    await Promise.all(lost.map(motion.collect));
    writeResults(view);
    const won = view.hands.flatMap((hand, index) =>
      outcomeOf(hand) === 'won' && places[index] ? [places[index].pile] : [],
    );
    await Promise.all(won.map(motion.pay));
  };

  return {
    root,
    spots: [{ id: 'stake', name: t('stake') }],
    clear,
    showStake: (stake) => {
      const place = places[0];
      if (!place) return;
      showPile(place.pile, stake.total(), chips, lang);
      place.amount.textContent = stake.isEmpty() ? '' : toShown(stake.total());
    },
    show: async (hand, { animate }) => {
      /** @type {View} */
      const view = hand.view;
      if (!animate) return showAtOnce(view);
      if (dealerRow.length() === 0) await dealFirst(view);
      if (view.hands.length > places.length) {
        seatFor(view.hands.length);
        const moved = places[0]?.row.take();
        if (moved) places[1]?.row.put(moved);
        for (const [index, each] of view.hands.entries()) writeHand(index, { ...each, state: 'playing' }, 1);
        await motion.wait(times.gap * 2);
      }
      for (const [index, each] of view.hands.entries()) {
        const row = places[index]?.row;
        for (let card = row?.length() ?? 0; row && card < each.cards.length; card += 1) {
          await row.deal(each.cards[card] ?? null);
        }
        writeHand(index, each);
      }
      markActive(view.active);
      if (hand.state === 'settled') {
        await playDealer(view);
        await motion.wait(times.gap);
        await moveChips(view);
      }
    },
    acts: ({ legal }) =>
      legal.map(({ action, cost, blocked }) => {
        const [label, key] = /** @type {[string, string]} */ (
          {
            hit: [own('bjHit'), 'H'],
            stand: [own('bjStand'), 'S'],
            double: [own('bjDouble'), 'D'],
            split: [own('bjSplit'), 'P'],
          }[action] ?? [action, '']
        );
        const extra = cost === undefined ? 0n : toMinor(cost);
        return {
          action,
          label,
          key,
          cost: extra,
          note: extra > 0n ? toSigned(extra) : '',
          // No act stands out: which one is best depends on the cards.
          blocked,
        };
      }),
    notice: ({ state, view, stake, payout }) => {
      /** @type {View} */
      const { hands, active } = view;
      const hand = hands[active ?? 0];
      if (state === 'open' && hand) {
        return hands.length > 1
          ? own('bjSplitTurn', { hand: (active ?? 0) + 1, total: totalText(hand, own) })
          : own('bjYourTurn', { total: totalText(hand, own) });
      }
      const net = toMinor(payout ?? '0.00') - toMinor(stake);
      if (hands.length > 1 || !hand) return own('bjBoth', { net: toSigned(net) });
      if (hand.state === 'blackjack' && net > 0n) return `${own('bjNatural')} ${toSigned(net)}`;
      const outcome = outcomeOf(hand);
      const word = own(outcomeKeys[outcome]);
      return outcome === 'push' ? word : `${word} ${toSigned(net)}`;
    },
    dealingNotice: t('dealing'),
    spoken: ({ view }) => spokenText(view, { t: own, lang }),
    summary: ({ view }) => {
      /** @type {View} */
      const { hands, dealer } = view;
      const totals = hands.map((hand) => (hand.state === 'bust' ? own('bjBust') : handText(hand, own)));
      return own('bjSummary', {
        own: totals.join(' / '),
        dealer: dealer.total > 21 ? own('bjBust') : totalText(dealer, own),
      });
    },
    printed: own('bjArc'),
    guide: {
      title: own('bjGuide'),
      rows: [
        [own('bjGuideNatural'), '3 : 2'],
        [own('bjGuideWin'), '1 : 1'],
        [own('bjGuidePush'), own('bjGuidePushValue')],
        [own('bjGuideDealer'), own('bjGuideDealerValue')],
        [own('bjGuideDecks'), own('bjGuideDecksValue')],
      ],
    },
    hasStrategy: true,
  };
};
