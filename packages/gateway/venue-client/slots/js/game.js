// @ts-check

import { createCountUp } from '../../kit/count-up.js';
import { byId } from '../../kit/element.js';
import { toMinor, toShown, toWire } from '../../kit/money.js';
import { balanceRefusal } from '../../kit/refusals.js';
import { createRoundKey } from '../../kit/round-key.js';
import { balanceText, showBalance } from '../../kit/shown-balance.js';
import { inLanguage } from '../../kit/translate.js';
import { waitForResult } from '../../kit/until-known.js';
import { createCelebration } from './celebration.js';
import { explain } from './explain.js';
import { createReels } from './reels.js';
import { createStakes } from './stakes.js';
import { symbolUrl } from './symbol-url.js';
import { announce, showNotice, showSession, showStake } from './view.js';
import { createWinsView } from './wins-view.js';

/** @typedef {import('./api.js').Round} Round */
/** @typedef {import('./api.js').Win} Win */

/** Milliseconds between a result and the next round, so that the result can be seen. */
const pause = 450;

/**
 * One session at the machine. Only this function knows whether a round is under way, and the balance.
 *
 * @param {{
 *   session: import('./api.js').Session,
 *   api: ReturnType<typeof import('./api.js').createApi>,
 *   parent: ReturnType<typeof import('../../kit/parent-window.js').createParentWindow>,
 *   fairness: ReturnType<typeof import('../../kit/fairness-view.js').createFairness>,
 *   meter: ReturnType<typeof import('../../kit/session-meter.js').createSessionMeter>,
 *   sound: ReturnType<typeof import('../../kit/sound.js').createSound>,
 *   lang: string,
 *   t: ReturnType<typeof import('./messages.js').createTranslate>,
 *   wait: (ms: number) => Promise<void>,
 *   isStill: () => boolean,
 * }} parts
 */
export const createGame = ({ session, api, parent, fairness, meter, sound, lang, t, wait, isStill }) => {
  /** @type {'ready' | 'playing' | 'over'} */
  let state = 'ready';
  let balance = toMinor(session.balance);
  let { account } = session;
  const stakes = createStakes(session.stakes.map(toMinor), balance);
  /** Whether the last round paid more than its stake. */
  let isWon = false;
  const spinButton = /** @type {HTMLButtonElement} */ (byId('spin'));
  const reels = createReels(byId('reels'), session.reels, { isStill });
  const payoutCount = createCountUp({ isStill });
  const netCount = createCountUp({ isStill });
  const celebration = createCelebration(byId('celebration'), {
    titles: { small: '', fine: t('fineWin'), big: t('bigWin'), huge: t('hugeWin') },
    payout: (amount) => t('won', { amount }),
    coinUrl: symbolUrl('coin'),
    isStill,
  });
  const names = new Map(
    [...session.linePays, session.scatterPays].map(({ picture, name }) => [picture, inLanguage(name, lang)]),
  );
  const winText = (/** @type {Win} */ { line, picture, count, amount }) =>
    t(line === null ? 'scatterWin' : 'lineWin', {
      line: line ?? '',
      name: names.get(picture) ?? '',
      count,
      amount: toShown(toMinor(amount)),
    });
  const wins = createWinsView(byId('wins'), {
    lines: session.lines,
    onLine: (win) => win && showNotice({ text: winText(win), tone: tone() }),
  });
  /** A payout up to the stake is no win. */
  const tone = () => (isWon ? 'win' : 'lost');

  const showControls = () => {
    const isFree = state === 'ready';
    spinButton.disabled = state === 'over';
    spinButton.setAttribute('aria-disabled', String(!isFree));
    spinButton.classList.toggle('is-turning', state === 'playing');
    byId('spin-label').textContent = t(state === 'playing' ? 'spinning' : 'spin');
    showStake({
      session,
      stake: stakes.current(),
      canLower: isFree && !stakes.isLowest(),
      canRaise: isFree && !stakes.isHighest(),
      lang,
      t,
    });
  };

  /** Fetches the balance again: it may have changed elsewhere. The answer of a round under way has its own. */
  const refresh = async () => {
    if (state !== 'ready') return;
    const fresh = await api.session().catch(() => undefined);
    if (!fresh || state !== 'ready') return;
    balance = toMinor(fresh.balance);
    account = fresh.account;
    showBalance(balance);
  };

  /** @param {import('../../kit/refusals.js').Refusal} refusal */
  const showTrouble = ({ text, offers }) => {
    showNotice({ text, tone: 'trouble', offers: parent.isFramed ? offers : undefined });
    announce(text);
  };

  const showRejection = (/** @type {unknown} */ error, /** @type {boolean} */ wasUnsure) => {
    const { text, offers, isOver } = explain(error, { t, lang, account, stake: stakes.current(), wasUnsure });
    state = isOver ? 'over' : 'ready';
    showTrouble({ text, offers });
    if (offers === 'deposit' || offers === 'transfer') void refresh();
    if (offers === 'reality-check') parent.requestRealityCheck();
    if (isOver) parent.reportExpired();
  };

  const resultText = (/** @type {Round} */ round) => {
    const amount = toShown(toMinor(round.payout));
    const lines = round.wins.filter(({ line }) => line !== null).length;
    const only = round.wins.length === 1 ? round.wins[0] : undefined;
    if (round.wins.length === 0) return t('lost');
    if (only) return winText(only);
    return lines === round.wins.length ? t('wonLines', { count: lines, amount }) : t('won', { amount });
  };

  const showResult = (/** @type {Round} */ round, /** @type {bigint} */ stake) => {
    const payout = toMinor(round.payout);
    balance = toMinor(round.balance);
    const { proof, stops } = round;
    meter.add({ id: round.id, at: new Date(), stake, payout, proof, outcome: stops });
    void fairness.onRound(proof);
    showBalance(balance);
    showSession({ rounds: meter.rounds, net: meter.net(), lang });
    isWon = payout > stake;
    wins.show(round.wins, round.grid);
    const shownWin = celebration.show(stake, payout - stake);
    payoutCount.count([byId('win')], payout, shownWin?.counts ?? 700);
    if (shownWin) netCount.count([shownWin.amount], payout - stake, shownWin.counts);
    const shown = { amount: toShown(payout), balance: balanceText(balance) };
    showNotice({ text: resultText(round), tone: tone() });
    announce(payout > 0n ? t('announceWon', shown) : t('announceLost', shown));
    if (shownWin) sound.win();
    parent.sendBalance(round.balance);
  };

  const clearResult = () => {
    wins.clear();
    celebration.clear();
    payoutCount.stop();
    netCount.stop();
    byId('win').textContent = toShown(0n);
  };

  const play = async (/** @type {bigint} */ stake) => {
    let wasUnsure = false;
    const key = createRoundKey();
    const answer = waitForResult(() => api.spin(key, toWire(stake)), {
      wait,
      onUnsure: () => {
        wasUnsure = true;
        showNotice({ text: t('confirming'), tone: 'busy' });
      },
    });
    try {
      let answeredAt = 0;
      const stops = answer.then((round) => {
        answeredAt = performance.now();
        return round.stops;
      });
      await reels.spin(stops);
      showResult(await answer, stake);
      // Counted from the answer, which is later than the settlement, so the next round is never too soon.
      await wait(Math.max(pause, session.pace - (performance.now() - answeredAt)));
      state = 'ready';
    } catch (error) {
      showBalance(balance);
      showRejection(error, wasUnsure);
    }
    showControls();
  };

  const spin = () => {
    if (state !== 'ready') return;
    const stake = stakes.current();
    clearResult();
    if (stake > balance) {
      showTrouble(balanceRefusal(t('insufficient', { stake: toShown(stake) }), { lang, account }));
      return;
    }
    state = 'playing';
    sound.tick();
    showControls();
    showBalance(balance - stake);
    showNotice({ text: t('turning'), tone: 'busy' });
    void play(stake);
  };

  const showReady = () =>
    showNotice({
      text: t(window.matchMedia('(hover: hover)').matches ? 'ready' : 'readyTouch'),
      tone: 'idle',
    });

  reels.showStops(session.reels.map((_, reel) => reel * 5));
  showBalance(balance);
  showSession({ rounds: meter.rounds, net: 0n, lang });
  showControls();
  showReady();

  return {
    spin,
    refresh,
    /** After a reality check: the player decides about the next round, so none is repeated. */
    resume: () => {
      if (state !== 'ready') return;
      showReady();
      spinButton.focus({ preventScroll: true });
      void refresh();
    },
    stake: stakes.current,
    moveStake: (/** @type {1 | -1} */ by) => {
      if (state !== 'ready') return;
      stakes.move(by);
      showControls();
    },
  };
};
