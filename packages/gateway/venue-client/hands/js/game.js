// @ts-check

import { createCelebration } from '../../kit/celebration.js';
import { createCountUp } from '../../kit/count-up.js';
import { byId } from '../../kit/element.js';
import { toMinor, toShown, toSigned, toWire } from '../../kit/money.js';
import { punctuation } from '../../kit/punctuation.generated.js';
import { balanceRefusal } from '../../kit/refusals.js';
import { createRoundKey } from '../../kit/round-key.js';
import { balanceText, showBalance } from '../../kit/shown-balance.js';
import { inLanguage } from '../../kit/translate.js';
import { waitForResult } from '../../kit/until-known.js';
import { createCooldown } from './cooldown.js';
import { explain } from './explain.js';
import { createHandState } from './hand-state.js';
import { createRequests } from './requests.js';
import { createStake } from './stake.js';
import {
  announce,
  createTray,
  disableActs,
  showActs,
  showNotice,
  showSession,
  showStakeTotal,
} from './view.js';

/** @typedef {import('./api.js').Hand} Hand */
/** @typedef {import('./api.js').HandAnswer} HandAnswer */

/** Milliseconds from the start of a hand to that of the next; the server has the same. */
const cycle = 5_000;
/** Milliseconds after a result, so that it can be seen. */
const pause = 450;
const historyLength = 10;

/**
 * One session at the table. Only this function knows whether a call or a movement is under way, and the balance.
 *
 * @param {{
 *   session: import('./api.js').Session,
 *   api: ReturnType<typeof import('./api.js').createApi>,
 *   table: import('./table.js').Table,
 *   parent: ReturnType<typeof import('../../kit/parent-window.js').createParentWindow>,
 *   onSettled: (hand: Hand) => void,
 *   meter: ReturnType<typeof import('../../kit/session-meter.js').createSessionMeter>,
 *   sound: ReturnType<typeof import('../../kit/sound.js').createSound>,
 *   lang: string,
 *   t: import('./messages.js').Translate,
 *   wait: (ms: number) => Promise<void>,
 *   isStill: () => boolean,
 * }} parts
 */
export const createGame = ({
  session,
  api,
  table,
  parent,
  onSettled,
  meter,
  sound,
  lang,
  t,
  wait,
  isStill,
}) => {
  /** @type {'ready' | 'busy' | 'over'} */
  let state = 'ready';
  let balance = toMinor(session.balance);
  let { account } = session;
  let history = session.history.slice(0, historyLength);
  /** Whether the last hand still lies on the table. */
  let isLaid = false;
  const chips = session.chips.map(toMinor);
  const [min, max] = [toMinor(session.limits.min), toMinor(session.limits.max)];
  const spots = table.spots.map(({ id }) => id);
  const stake = createStake({ spots, chips, min, max, balance });
  const hands = createHandState();
  const dealButton = /** @type {HTMLButtonElement} */ (byId('deal'));
  // A count-up ends the one before, so each place has its own.
  const [plateCount, winCount] = [createCountUp({ isStill }), createCountUp({ isStill })];
  const celebration = createCelebration(byId('celebration'), { titles: { big: t('bigWin') }, isStill });
  const requests = createRequests({
    api,
    wait,
    createKey: createRoundKey,
    onUnsure: () => showNotice({ text: t('confirming'), tone: 'busy' }),
  });

  const isTurn = () => state !== 'over' && hands.isOpen();
  const acts = () => {
    const hand = hands.current();
    return hand && isTurn() ? table.acts(hand) : [];
  };

  const showControls = () => {
    const isFree = state === 'ready';
    const seconds = cooldown.seconds();
    const hand = hands.current();
    // While an act is under way its button stays, so that nothing jumps.
    if (state === 'busy') disableActs();
    else {
      byId('panel').dataset.turn = isTurn() ? 'act' : 'stake';
      showActs(acts(), { t, onAct: act });
    }
    tray.update(isFree, balance - stake.total());
    for (const id of ['undo', 'clear']) {
      /** @type {HTMLButtonElement} */ (byId(id)).disabled = !isFree || stake.isEmpty();
    }
    dealButton.disabled = state === 'over';
    dealButton.setAttribute('aria-disabled', String(!isFree || seconds > 0));
    dealButton.classList.toggle('is-waiting', seconds > 0);
    byId('deal-label').textContent = seconds > 0 ? t('waiting', { seconds }) : t('deal');
    const isStaked = hand !== undefined && isTurn();
    byId('stake-label').textContent = t(isStaked && table.isReserve ? 'reserve' : 'stake');
    showStakeTotal(isStaked ? toMinor(hand.stake) : stake.total());
  };

  const cooldown = createCooldown({ now: () => performance.now(), onTick: () => showControls() });
  const tray = createTray(chips, { lang, t, onChip: (chip) => addChip(chip) });

  const showReady = () =>
    showNotice({
      text: t(window.matchMedia('(hover: hover)').matches ? 'ready' : 'readyTouch'),
      tone: 'idle',
    });

  /** Keyboard and screen reader go on at the controls, unless the visitor is somewhere else. */
  const focusControls = () => {
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active !== byId('game');
    if (isElsewhere && !byId('panel').contains(active)) return;
    byId(isTurn() ? 'acts' : 'panel').focus({ preventScroll: true });
  };

  const showHistory = () =>
    showSession({ rounds: meter.rounds.length, net: meter.net(), hands: history, table });

  const clearTable = () => {
    if (!isLaid) return;
    isLaid = false;
    table.clear();
    celebration.clear();
    plateCount.stop();
    winCount.stop();
    byId('win').textContent = toShown(0n);
  };

  const showResult = (/** @type {Hand} */ hand) => {
    const [staked, payout] = [toMinor(hand.stake), toMinor(hand.payout ?? '0.00')];
    const net = payout - staked;
    meter.add({ id: hand.id, at: new Date(), stake: staked, payout });
    history = [hand, ...history].slice(0, historyLength);
    onSettled(hand);
    showBalance(balance);
    showHistory();
    const win = celebration.show(table.unit?.(hand) ?? staked, net);
    if (win) {
      plateCount.count([win.amount], net, win.counts);
      sound.win();
    }
    if (table.isReserve) byId('win').textContent = toSigned(net);
    else winCount.count([byId('win')], payout, 700);
    showNotice({ text: table.notice(hand), tone: net > 0n ? 'win' : net < 0n ? 'lost' : 'even' });
    const shown = { amount: toShown(payout), net: toSigned(net), balance: balanceText(balance) };
    const key = table.isReserve
      ? 'announceNet'
      : net > 0n
        ? 'announceWon'
        : payout > 0n
          ? 'announceBack'
          : 'announceLost';
    announce(`${table.spoken(hand)}${inLanguage(punctuation, lang).sentence}${t(key, shown)}`);
  };

  /** Shows an answer, unless it is outdated. @param {HandAnswer} answer @param {{ animate?: boolean }} [options] */
  const take = async ({ hand, balance: left }, { animate = true } = {}) => {
    balance = toMinor(left);
    parent.sendBalance(left);
    if (!hands.accept(hand)) return;
    isLaid = true;
    sound.card();
    await table.show(hand, { animate });
    showBalance(balance);
    if (hand.state === 'settled') {
      showResult(hand);
      await wait(pause);
      return;
    }
    showNotice({ text: table.notice(hand), tone: 'turn' });
    announce(table.spoken(hand));
  };

  /** Fetches the hand and the balance that the server has now. @param {string} [reason] what to say about an open hand, in place of the usual text */
  const reload = async (reason) => {
    const { hand, balance: left } = await waitForResult(api.current, {
      wait,
      onUnsure: () => showNotice({ text: t('loadFailed'), tone: 'busy' }),
    });
    if (hand) {
      if (hands.current()?.id !== hand.id) clearTable();
      await take({ hand, balance: left }, { animate: false });
      if (hands.isOpen()) showResumed(reason);
      return;
    }
    balance = toMinor(left);
    showBalance(balance);
    if (!hands.isOpen()) return;
    hands.drop();
    clearTable();
    table.showStake(stake);
    showNotice({ text: t('endedElsewhere'), tone: 'trouble' });
  };

  const showResumed = (reason = t('resumed')) => {
    const hand = hands.current();
    if (!hand) return;
    showNotice({ text: reason, tone: 'turn' });
    announce(t('resumedAnnounce', { text: table.spoken(hand) }));
  };

  /** @param {import('../../kit/refusals.js').Refusal} refusal */
  const showTrouble = ({ text, offers }) => {
    showNotice({ text, tone: 'trouble', offers: parent.isFramed ? offers : undefined });
    announce(text);
  };

  /** @param {unknown} error @param {{ needed: bigint, act?: string }} call */
  const showRejection = async (error, call) => {
    const {
      text,
      offers,
      isOver,
      wait: ms,
      reload: isStale,
      isAboutOpenHand,
    } = explain(error, {
      t,
      lang,
      account,
      ...call,
      wasUnsure: requests.wasUnsure(),
    });
    showBalance(balance);
    if (isOver) {
      state = 'over';
      parent.reportExpired();
    }
    if (ms !== undefined) {
      cooldown.start(ms);
      showReady();
    }
    if (text) showTrouble({ text, offers });
    if (isStale) await reload(isAboutOpenHand ? text : undefined);
    if (offers === 'deposit' || offers === 'transfer') void refresh();
    if (offers === 'reality-check') parent.requestRealityCheck();
  };

  /** Runs one call of the member, and shows its answer or why it was refused. @param {Promise<HandAnswer>} answer @param {{ needed: bigint, act?: string }} call */
  const run = async (answer, call) => {
    state = 'busy';
    showControls();
    try {
      await take(await answer);
    } catch (error) {
      if (!isLaid) table.showStake(stake);
      await showRejection(error, call).catch(() => showNotice({ text: t('unavailable'), tone: 'trouble' }));
    }
    if (state === 'busy') state = 'ready';
    showControls();
    focusControls();
  };

  /** @param {bigint} needed @param {'min' | 'max' | 'balance'} problem */
  const explainStake = (needed, problem) => {
    const text = {
      min: t('stakeBelow', { min: toShown(min) }),
      max: t('stakeAbove', { max: toShown(max) }),
      balance: t('insufficient', { stake: toShown(needed) }),
    }[problem];
    showTrouble(problem === 'balance' ? balanceRefusal(text, { lang, account }) : { text });
  };

  const deal = () => {
    if (state !== 'ready' || hands.isOpen()) return;
    if (cooldown.seconds() > 0) {
      announce(t('waitingHint', { seconds: cooldown.seconds() }));
      return;
    }
    clearTable();
    table.showStake(stake);
    const total = stake.total();
    const problem = stake.problem(balance);
    if (problem) {
      explainStake(total, problem);
      return;
    }
    const [first = 'stake', ...others] = spots;
    const sides = others.filter((spot) => stake.total(spot) > 0n);
    const answer = requests.open(
      toWire(stake.total(first)),
      sides.length > 0
        ? Object.fromEntries(sides.map((spot) => [spot, toWire(stake.total(spot))]))
        : undefined,
    );
    if (!answer) return;
    showBalance(balance - total);
    showNotice({ text: t('dealing'), tone: 'busy' });
    answer.then(
      () => cooldown.start(cycle),
      () => undefined,
    );
    void run(answer, { needed: total });
  };

  /** @param {import('./table.js').ActButton} chosen */
  const act = ({ action, value, label, cost, blocked }) => {
    const hand = hands.current();
    if (state !== 'ready' || !hand || !hands.isOpen()) return;
    if (blocked) {
      showTrouble(balanceRefusal(t('insufficientAct', { act: label }), { lang, account }));
      return;
    }
    const answer = requests.act(hand, action, value);
    if (!answer) return;
    showBalance(balance - cost);
    showNotice({ text: table.dealingNotice, tone: 'busy' });
    void run(answer, { needed: cost, act: label });
  };

  const showStake = () => {
    clearTable();
    table.showStake(stake);
    showControls();
  };

  /** @param {bigint} chip */
  const addChip = (chip) => {
    if (state !== 'ready' || hands.isOpen()) return;
    if (!stake.add(chip)) {
      explainStake(stake.total(), 'max');
      return;
    }
    sound.chip();
    showStake();
    if (byId('plaque').dataset.tone !== 'idle') showReady();
  };

  /** Fetches the balance again: it may have changed elsewhere. The answer of a call under way has its own. */
  const refresh = async () => {
    if (state !== 'ready') return;
    const fresh = await api.current().catch(() => undefined);
    if (!fresh || state !== 'ready') return;
    balance = toMinor(fresh.balance);
    account = fresh.account;
    showBalance(balance);
    const { hand } = fresh;
    const shown = hands.current();
    // Another tab may have played on.
    if (hand && (hand.id !== shown?.id || hand.seq > shown.seq)) {
      if (hand.id !== shown?.id) clearTable();
      await take({ hand, balance: fresh.balance }, { animate: false });
    } else if (!hand && hands.isOpen()) await reload();
    showControls();
  };

  hands.know(session.history);
  showBalance(balance);
  showHistory();
  if (session.current && hands.accept(session.current)) {
    isLaid = true;
    void table.show(session.current, { animate: false });
    showResumed();
  } else {
    table.clear();
    table.showStake(stake);
    showReady();
  }
  showControls();

  return {
    deal,
    refresh,
    history: () => history,
    /** @param {string} key the letter or digit of an act */
    actByKey: (key) => {
      const chosen = acts().find((each) => each.key === key);
      if (chosen) act(chosen);
      return chosen !== undefined;
    },
    undo: () => {
      if (state !== 'ready' || hands.isOpen()) return;
      stake.undo();
      showStake();
    },
    clear: () => {
      if (state !== 'ready' || hands.isOpen()) return;
      stake.clear();
      showStake();
    },
    /** @param {string} spot */
    chooseSpot: (spot) => {
      if (state !== 'ready' || hands.isOpen()) return;
      stake.choose(spot);
      showStake();
    },
    /** After a reality check: the player decides about the next hand, so none is repeated. */
    resume: () => {
      if (state !== 'ready') return;
      if (hands.isOpen()) showResumed();
      else showReady();
      focusControls();
      void refresh();
    },
  };
};
