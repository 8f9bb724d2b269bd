// @ts-check

import { element } from '../../../kit/element.js';
import { toMinor, toShown, toSigned } from '../../../kit/money.js';
import { cardName } from '../../../kit/playing-cards.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createCardRow } from '../card-row.js';
import { times } from '../motion.js';
import { multipleOf, splitOf } from './bull.js';
import { texts } from './robbed-niuniu-texts.js';

/**
 * @typedef {{ bid: number | null, bet: number | null, cards: number[] | null, rank: string | null, net: string | null }} Seat
 * @typedef {{ phase: 'bid' | 'bet' | 'done', base: string, most: string, seats: Seat[], banker: number | null }} View `seats`: the first is the member's
 */

const member = 0;
const specialKeys = /** @type {const} */ ({
  'four-pictures': 'nnFourPictures',
  'five-pictures': 'nnFivePictures',
  'four-of-a-kind': 'nnFourOfAKind',
  'five-small': 'nnFiveSmall',
});

/** @param {import('./bull.js').Bull} bull @param {import('./robbed-niuniu-texts.js').Translate} t */
export const bullText = (bull, t) => {
  if (typeof bull === 'string') return t(specialKeys[bull]);
  if (bull === 10) return t('nnBullBull');
  return bull === 0 ? t('nnBull0') : t('nnBull', { number: t('nnDigits')[bull] ?? '' });
};

/** @param {number} seat @param {import('./robbed-niuniu-texts.js').Translate} t */
const seatName = (seat, t) =>
  seat === member ? t('nnYou') : t('nnSeat', { number: t('nnDigits')[seat] ?? '' });

/** @param {number} bid @param {import('./robbed-niuniu-texts.js').Translate} t */
const bidText = (bid, t) => (bid === 0 ? t('nnBidNone') : t('nnBid', { times: bid }));

/** @param {View} view @param {{ t: import('./robbed-niuniu-texts.js').Translate, lang: string }} context */
export const spokenText = ({ phase, seats, banker }, { t, lang }) => {
  const stop = inLanguage(punctuation, lang).sentence;
  const comma = inLanguage(punctuation, lang).list;
  if (phase === 'bid') return t('nnBidTurn');
  const bids = seats.map(({ bid }, seat) =>
    t('nnSpokenBid', { seat: seatName(seat, t), bid: bidText(bid ?? 0, t) }),
  );
  const banked = banker === null ? [] : [t('nnSpokenBanked', { seat: seatName(banker, t) })];
  if (phase === 'bet') return [bids.join(inLanguage(punctuation, lang).clause), ...banked].join(stop);
  return seats
    .map(({ cards, net }, seat) =>
      t('nnSpokenSeat', {
        seat: seatName(seat, t),
        banker: seat === banker ? t('nnSpokenBanker') : '',
        cards: (cards ?? []).map((card) => cardName(card, lang)).join(comma),
        bull: cards ? bullText(splitOf(cards).bull, t) : '',
        net: toSigned(toMinor(net ?? '0.00')),
      }),
    )
    .join(stop);
};

/** The emblem of a house seat: the pavilion, so that nobody takes it for a player. */
const crest =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M8 20C15 19.5 20 14 24 8C28 14 33 19.5 40 20M13 20V36M35 20V36M10 36H38M20 36V26H28V36M24 8V4M6 40H42"/></svg>';

/** @param {import('../table.js').TableContext} context @returns {import('../table.js').Table} */
export const createTable = ({ motion, lang }) => {
  const own = createTranslator(texts, lang);
  const createSeat = (/** @type {number} */ seat) => {
    const row = createCardRow({ motion, lang, className: 'bull-cards' });
    const badge = element('span', { className: 'banker-mark', textContent: own('nnBanker'), hidden: true });
    const emblem = element('span', { className: 'emblem' });
    emblem.innerHTML = seat === member ? `<b>${own('nnYou')}</b>` : crest;
    const offer = element('span', { className: 'offer', hidden: true });
    const bull = element('span', { className: 'bull', hidden: true });
    const net = element('span', { className: 'seat-net num', hidden: true });
    const node = element(
      'div',
      {
        className: `bull-seat ${seat === member ? 'is-member' : 'is-house'}`,
        role: 'group',
        ariaLabel: seatName(seat, own),
      },
      [
        element('div', { className: 'seat-head' }, [
          emblem,
          badge,
          element('span', { className: 'seat-name', textContent: seatName(seat, own) }),
          offer,
          net,
        ]),
        element('div', { className: 'bull-row' }, [row.root, bull]),
      ],
    );
    return { node, row, badge, offer, bull, net };
  };
  const places = [0, 1, 2, 3].map(createSeat);
  const base = element('dd', { className: 'num' });
  const most = element('dd', { className: 'num' });
  const pot = element('dl', { className: 'pot' }, [
    element('div', {}, [element('dt', { textContent: own('nnBase') }), base]),
    element('div', { className: 'pot-most' }, [element('dt', { textContent: own('nnMost') }), most]),
  ]);
  const root = element('div', { className: 'stage stage-niuniu' }, [
    element(
      'div',
      { className: 'house-seats' },
      places.slice(1).map(({ node }) => node),
    ),
    pot,
    .../** @type {HTMLElement[]} */ (places.slice(0, 1).map(({ node }) => node)),
  ]);
  /** @type {View['phase'] | undefined} */
  let phase;

  /** @param {HTMLElement} badge @param {string} text @param {string} [tone] */
  const write = (badge, text, tone = '') => {
    badge.textContent = text;
    badge.dataset.tone = tone;
    badge.hidden = text === '';
  };

  /** @param {View} view */
  const writePot = (view) => {
    base.textContent = toShown(toMinor(view.base));
    most.textContent = toShown(toMinor(view.most));
    pot.classList.add('has-most');
  };

  /** @param {number | null} banker */
  const markBanker = (banker) =>
    places.forEach(({ node, badge }, seat) => {
      badge.hidden = seat !== banker;
      node.classList.toggle('is-banker', seat === banker);
    });

  /** Bids until the cards are dealt, then the bets; the banker keeps the bid. @param {View} view @param {boolean} withBets */
  const writeOffers = (view, withBets) =>
    view.seats.forEach(({ bid, bet }, seat) => {
      const offer = places[seat]?.offer;
      if (!offer) return;
      if (withBets && bet !== null) write(offer, own('nnBet', { times: bet }), 'bet');
      else write(offer, bid === null ? '' : bidText(bid, own), bid ? 'bid' : 'none');
    });

  /** @param {Seat} seat @param {number} index */
  const writeSeat = ({ cards, net }, index) => {
    const place = places[index];
    if (!place || !cards || net === null) return;
    const { bull, tens, rest } = splitOf(cards);
    place.row.arrange([...tens, ...rest], new Set(tens));
    place.row.root.classList.toggle('is-split', tens.length > 0);
    const times = multipleOf(bull);
    const level = typeof bull === 'string' ? 'top' : bull >= 10 ? 'high' : bull > 0 ? 'some' : 'none';
    write(
      place.bull,
      times > 1 ? `${bullText(bull, own)} ${own('nnTimes', { times })}` : bullText(bull, own),
      level,
    );
  };

  /** @param {View} view */
  const writeNets = ({ seats }) =>
    seats.forEach(({ net }, index) => {
      const place = places[index];
      if (!place || net === null) return;
      const amount = toMinor(net);
      write(place.net, toSigned(amount), amount > 0n ? 'gain' : amount < 0n ? 'loss' : '');
      place.node.classList.toggle('is-winner', amount > 0n);
    });

  const clear = () => {
    phase = undefined;
    markBanker(null);
    for (const { row, offer, bull, net, node } of places) {
      row.clear();
      row.root.classList.remove('is-split');
      node.classList.remove('is-winner');
      write(offer, '');
      write(bull, '');
      write(net, '');
    }
    most.textContent = '–';
    pot.classList.remove('has-most');
  };

  /** The mark goes round the seats with the highest bid and stays at the banker. @param {View} view */
  const chooseBanker = async ({ seats, banker }) => {
    const highest = Math.max(...seats.map(({ bid }) => bid ?? 0));
    const ties = seats.flatMap(({ bid }, seat) =>
      (bid ?? 0) === highest && (seat !== member || bid) ? [seat] : [],
    );
    if (ties.length > 1) {
      for (let step = 0; step < ties.length * 2; step += 1) {
        markBanker(ties[step % ties.length] ?? null);
        await motion.wait(150);
      }
    }
    markBanker(banker);
    const mark = places[banker ?? 0]?.badge;
    if (mark) await motion.appear(mark);
  };

  /** @param {View} view */
  const dealAll = async (view) => {
    const order = [1, 2, 3, 0];
    const flights = [0, 1, 2, 3, 4].flatMap((card) =>
      order.map((seat, index) => places[seat]?.row.deal(null, (card * 4 + index) * 55)),
    );
    await Promise.all(flights);
    const last = view.banker ?? 0;
    for (const seat of [...order.filter((each) => each !== last), last]) {
      const shown = view.seats[seat];
      if (!shown?.cards) continue;
      await motion.wait(times.gap);
      await places[seat]?.row.reveal(shown.cards, 60);
      writeSeat(shown, seat);
    }
  };

  return {
    root,
    spots: [{ id: 'stake', name: own('nnBase') }],
    clear,
    showStake: (stake) => {
      base.textContent = toShown(stake.total());
    },
    show: async (hand, { animate }) => {
      /** @type {View} */
      const view = hand.view;
      writePot(view);
      if (!animate) {
        writeOffers(view, view.phase === 'done');
        markBanker(view.banker);
        if (view.phase === 'done') {
          view.seats.forEach((seat, index) => {
            places[index]?.row.set(seat.cards ?? []);
            writeSeat(seat, index);
          });
          writeNets(view);
        }
        phase = view.phase;
        return;
      }
      if (view.phase !== 'bid' && (phase === 'bid' || phase === undefined)) {
        writeOffers(view, false);
        await Promise.all(places.map(({ offer }) => motion.appear(offer)));
        await chooseBanker(view);
        await motion.wait(times.gap * 2);
      }
      if (view.phase === 'done') {
        writeOffers(view, true);
        await dealAll(view);
        await motion.wait(times.gap);
        writeNets(view);
        await Promise.all(places.map(({ net }) => motion.appear(net)));
      }
      phase = view.phase;
    },
    acts: ({ legal, stake, view }) =>
      legal.flatMap(({ action, value: values, cost, blocked }) =>
        (values ?? []).map((value) => {
          const extra = cost === undefined ? 0n : toMinor(cost);
          // As the banker-to-be the whole reserve is at risk, in a bet what the bet can lose.
          const risk =
            action === 'bid'
              ? toMinor(stake) + extra
              : toMinor(/** @type {View} */ (view).most) * BigInt(value);
          return {
            action,
            value,
            label: action === 'bid' ? bidText(value, own) : own('nnBet', { times: value }),
            key: String(value),
            cost: extra,
            note: own('nnMostAct', { amount: toShown(risk) }),
            blocked,
          };
        }),
      ),
    notice: ({ state, view, stake, payout }) => {
      /** @type {View} */
      const { banker, seats } = view;
      if (state === 'settled') {
        const cards = seats[member]?.cards;
        const net = toSigned(toMinor(payout ?? '0.00') - toMinor(stake));
        return cards ? `${bullText(splitOf(cards).bull, own)} ${net}` : net;
      }
      return banker === null ? own('nnBidTurn') : own('nnBankerHouse', { seat: seatName(banker, own) });
    },
    dealingNotice: own('nnDealing'),
    spoken: ({ view }) => spokenText(view, { t: own, lang }),
    summary: ({ view }) => {
      /** @type {View} */
      const { seats, banker } = view;
      const cards = seats[member]?.cards;
      return own(banker === member ? 'nnSummaryBanker' : 'nnSummary', {
        own: cards ? bullText(splitOf(cards).bull, own) : '',
      });
    },
    isReserve: true,
    // The stake is a reserve, so a win is compared with the base.
    unit: ({ view }) => toMinor(/** @type {View} */ (view).base) * 5n,
    printed: '',
    guide: {
      title: own('nnGuide'),
      rows: [
        [own('nnGuideTop'), '× 5'],
        [own('nnGuideHigh'), '× 3'],
        [own('nnGuideMiddle'), '× 2'],
        [own('nnGuideLow'), '× 1'],
      ],
      note: own('nnGuideFee'),
    },
  };
};
