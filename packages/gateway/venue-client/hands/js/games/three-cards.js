// @ts-check

import { element } from '../../../kit/element.js';
import { toMinor, toSigned } from '../../../kit/money.js';
import { cardName, ranks } from '../../../kit/playing-cards.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createCardRow } from '../card-row.js';
import { times } from '../motion.js';
import { createSpot } from '../spot.js';
import { categoryOf, pays } from './three-cards-rank.js';
import { texts } from './three-cards-texts.js';

/**
 * @typedef {'won' | 'lost' | 'tied' | 'dealer-out' | 'folded'} Result
 * @typedef {{ player: number[], dealer: number[] | null, ante: string, pairPlus: string | null, play: string | null, result: Result | null }} View
 */

const categoryKeys = /** @type {const} */ ({
  pair: 'tcCategoryPair',
  flush: 'tcCategoryFlush',
  straight: 'tcCategoryStraight',
  three: 'tcCategoryThree',
  'straight-flush': 'tcCategoryStraightFlush',
});
const resultKeys = /** @type {const} */ ({
  won: 'tcWon',
  lost: 'tcLost',
  tied: 'tcTied',
  'dealer-out': 'tcDealerOut',
  folded: 'tcFolded',
});

/** The name of three cards, e.g. `对子`. @param {number[]} cards @param {import('./three-cards-texts.js').Translate} t */
export const rankText = (cards, t) => {
  const category = categoryOf(cards);
  if (category !== 'high') return t(categoryKeys[category]);
  const highest = Math.max(...cards.map((card) => card % 13 || 13));
  return t('tcHigh', { card: ranks[highest % 13] ?? '' });
};

/** @param {View} view @param {{ t: import('./three-cards-texts.js').Translate, lang: string }} context */
export const spokenText = ({ player, dealer, result }, { t, lang }) => {
  const line = (/** @type {string} */ name, /** @type {number[]} */ cards) =>
    t('tcSpoken', {
      name,
      cards: cards.map((card) => cardName(card, lang)).join(inLanguage(punctuation, lang).list),
      rank: rankText(cards, t),
    });
  return [
    line(t('tcYou'), player),
    ...(dealer ? [line(t('tcDealer'), dealer)] : []),
    ...(result ? [t(resultKeys[result])] : []),
  ].join(inLanguage(punctuation, lang).sentence);
};

/** What each spot returns once the hand is settled, stake included. @param {View} view */
export const returnsOf = ({ player, ante, pairPlus, play, result }) => {
  const category = categoryOf(player);
  const [base, raised, side] = [toMinor(ante), toMinor(play ?? '0.00'), toMinor(pairPlus ?? '0.00')];
  const { bonus = 0, pair } = pays.find(([name]) => name === category)?.[1] ?? {};
  const isAhead = result === 'won' || result === 'dealer-out';
  const anteBack = isAhead ? base * 2n : result === 'tied' ? base : 0n;
  return {
    stake: anteBack + (result === 'folded' ? 0n : base * BigInt(bonus)),
    play: result === 'won' ? raised * 2n : result === 'lost' || result === 'folded' ? 0n : raised,
    pairPlus: pair === undefined ? 0n : side * BigInt(pair + 1),
  };
};

/** @param {import('../table.js').TableContext} context @returns {import('../table.js').Table} */
export const createTable = ({ motion, lang, t, chips, onSpot }) => {
  const own = createTranslator(texts, lang);
  const rows = { dealer: createCardRow({ motion, lang }), player: createCardRow({ motion, lang }) };
  const labels = {
    dealer: element('span', { className: 'total', hidden: true }),
    player: element('span', { className: 'total', hidden: true }),
  };
  const spots = {
    pairPlus: createSpot({ name: own('tcPair'), chips, lang, onChoose: () => onSpot('pairPlus') }),
    stake: createSpot({ name: own('tcAnte'), chips, lang, onChoose: () => onSpot('stake') }),
    play: createSpot({ name: own('tcCall'), chips, lang }),
  };
  const root = element('div', { className: 'stage stage-three-cards' }, [
    element('div', { className: 'row row-dealer', role: 'group', ariaLabel: t('dealer') }, [
      rows.dealer.root,
      labels.dealer,
    ]),
    element('div', { className: 'row row-player', role: 'group', ariaLabel: t('you') }, [
      rows.player.root,
      labels.player,
    ]),
    element('div', { className: 'spots' }, [spots.pairPlus.root, spots.stake.root, spots.play.root]),
  ]);

  /** @param {'dealer' | 'player'} side @param {string} text @param {string} [tone] */
  const write = (side, text, tone = '') => {
    labels[side].textContent = text;
    labels[side].dataset.tone = tone;
    labels[side].hidden = text === '';
  };

  /** @param {View} view */
  const writeStakes = ({ ante, pairPlus, play }) => {
    spots.stake.show(toMinor(ante));
    spots.pairPlus.show(toMinor(pairPlus ?? '0.00'));
    spots.play.show(toMinor(play ?? '0.00'));
  };

  /** @param {View} view */
  const writeResult = (view) => {
    if (!view.result) return;
    const isAhead = view.result === 'won' || view.result === 'dealer-out';
    write('player', rankText(view.player, own), isAhead ? 'won' : '');
    if (view.dealer) {
      const isOut = view.result === 'dealer-out';
      write(
        'dealer',
        isOut ? own('tcShortDealerOut') : rankText(view.dealer, own),
        view.result === 'lost' ? 'won' : '',
      );
    }
    const back = returnsOf(view);
    spots.stake.settle(toMinor(view.ante), back.stake);
    spots.play.settle(toMinor(view.play ?? '0.00'), back.play);
    spots.pairPlus.settle(toMinor(view.pairPlus ?? '0.00'), back.pairPlus);
  };

  const clear = () => {
    rows.dealer.clear();
    rows.player.clear();
    write('dealer', '');
    write('player', '');
    for (const spot of Object.values(spots)) spot.show(0n);
  };

  return {
    root,
    spots: [
      { id: 'stake', name: own('tcAnte') },
      { id: 'pairPlus', name: own('tcPair') },
    ],
    clear,
    showStake: (stake) => {
      for (const id of /** @type {const} */ (['stake', 'pairPlus'])) {
        spots[id].show(stake.total(id));
        spots[id].choose(stake.active() === id, t);
      }
    },
    show: async (hand, { animate }) => {
      /** @type {View} */
      const view = hand.view;
      for (const id of /** @type {const} */ (['stake', 'pairPlus'])) spots[id].choose(undefined, t);
      if (!animate) {
        rows.player.set(view.player);
        rows.dealer.set(view.dealer ?? [null, null, null]);
        write('player', rankText(view.player, own));
        writeStakes(view);
        writeResult(view);
        return;
      }
      if (rows.player.length() === 0) {
        writeStakes({ ...view, play: null });
        for (let index = 0; index < 3; index += 1) {
          await Promise.all([rows.player.deal(null), rows.dealer.deal(null, times.gap)]);
        }
        await rows.player.reveal(view.player, times.gap);
        write('player', rankText(view.player, own));
      }
      if (!view.result) return;
      if (view.play) {
        spots.play.show(toMinor(view.play));
        await motion.appear(spots.play.pile);
      }
      await motion.wait(times.gap);
      if (view.dealer) await rows.dealer.reveal(view.dealer, times.gap * 2);
      await motion.wait(times.gap);
      const back = returnsOf(view);
      const lost = /** @type {const} */ (['stake', 'play', 'pairPlus']).filter((id) => back[id] === 0n);
      await Promise.all(lost.map((id) => motion.collect(spots[id].pile)));
      writeResult(view);
      const staked = {
        stake: toMinor(view.ante),
        play: toMinor(view.play ?? '0.00'),
        pairPlus: toMinor(view.pairPlus ?? '0.00'),
      };
      const won = /** @type {const} */ (['stake', 'play', 'pairPlus']).filter((id) => back[id] > staked[id]);
      await Promise.all(won.map((id) => motion.pay(spots[id].pile)));
    },
    acts: ({ legal }) =>
      legal.map(({ action, cost, blocked }) => {
        const isCall = action === 'call';
        const extra = cost === undefined ? 0n : toMinor(cost);
        return {
          action,
          label: own(isCall ? 'tcCall' : 'tcFold'),
          key: isCall ? 'C' : 'F',
          cost: extra,
          note: extra > 0n ? toSigned(extra) : '',
          blocked,
          isMain: isCall,
        };
      }),
    notice: ({ state, view, stake, payout }) => {
      if (state === 'open') return own('tcYourTurn', { rank: rankText(view.player, own) });
      const net = toSigned(toMinor(payout ?? '0.00') - toMinor(stake));
      return `${own(resultKeys[/** @type {View} */ (view).result ?? 'folded'])} ${net}`;
    },
    dealingNotice: t('dealing'),
    spoken: ({ view }) => spokenText(view, { t: own, lang }),
    summary: ({ view }) => {
      /** @type {View} */
      const { player, dealer, result } = view;
      const rank = rankText(player, own);
      if (result === 'folded') return `${rank} · ${own('tcShortFolded')}`;
      if (result === 'dealer-out') return `${rank} · ${own('tcShortDealerOut')}`;
      return own('tcSummary', { own: rank, dealer: dealer ? rankText(dealer, own) : '' });
    },
    printed: own('tcArc'),
    guide: {
      title: own('tcGuide'),
      head: [own('tcGuideBonus'), own('tcGuidePair')],
      rows: pays.map(([category, { bonus, pair }]) => [
        own(categoryKeys[/** @type {keyof typeof categoryKeys} */ (category)]),
        bonus === undefined ? '–' : `${bonus} : 1`,
        pair === undefined ? '–' : `${pair} : 1`,
      ]),
      note: own('tcGuideNote'),
    },
  };
};
