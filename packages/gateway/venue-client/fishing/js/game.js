// @ts-check

import { createCooldown } from '../../hands/js/cooldown.js';
import { explain } from '../../hands/js/explain.js';
import { createHandState } from '../../hands/js/hand-state.js';
import { Rejected } from '../../kit/call.js';
import { byId } from '../../kit/element.js';
import { toMinor, toShown, toSigned, toWire } from '../../kit/money.js';
import { punctuation } from '../../kit/punctuation.generated.js';
import { balanceRefusal } from '../../kit/refusals.js';
import { createRoundKey } from '../../kit/round-key.js';
import { showBalance } from '../../kit/shown-balance.js';
import { inLanguage } from '../../kit/translate.js';
import { waitForResult } from '../../kit/until-known.js';
import { createBullets } from './magazine.js';
import { fishName } from './messages.js';
import { announce, showNotice, showPlate } from './view.js';

/** @typedef {import('./magazine.js').Magazine} Magazine */

/** Milliseconds from one magazine to the next; the server has the same. */
const cycle = 5_000;
/** Milliseconds from one bullet to the next. */
const firePause = 200;
const historyLength = 10;
const invalidAct = 10003;

/**
 * One session at the pond: the magazine, the balance and the calls. The view shows the fish of a `version`: that of the magazine,
 * whose hits count for them, or else the newest.
 *
 * @param {{
 *   session: import('../../hands/js/api.js').Session,
 *   api: ReturnType<typeof import('../../hands/js/api.js').createApi>,
 *   createView: (events: {
 *     version: () => number,
 *     onHit: (bullet: number, fish: import('./pond.js').Fish) => void, onLost: (bullet: number) => void,
 *   }) => ReturnType<typeof import('./pond-view.js').createPondView>,
 *   parent: ReturnType<typeof import('../../kit/parent-window.js').createParentWindow>,
 *   meter: ReturnType<typeof import('../../kit/session-meter.js').createSessionMeter>,
 *   sound: ReturnType<typeof import('../../kit/sound.js').createSound>,
 *   onSettled: (magazine: Magazine) => void,
 *   lang: string, t: import('./messages.js').Translate, wait: (ms: number) => Promise<void>,
 * }} parts
 */
export const createGame = ({ session, api, createView, parent, meter, sound, onSettled, lang, t, wait }) => {
  /** `loading` and `ending`: a call that begins or ends a magazine is under way. @type {'idle' | 'loading' | 'open' | 'ending' | 'over'} */
  let state = 'idle';
  let balance = toMinor(session.balance);
  let { account } = session;
  let history = /** @type {Magazine[]} */ (session.history).slice(0, historyLength);
  let size = session.sizes?.[0] ?? 10;
  const stakes = session.chips.map(toMinor);
  let stake = /** @type {bigint} */ (stakes[Math.min(3, stakes.length - 1)]);
  let isSending = false;
  let firedAt = 0;
  /** @type {Magazine | undefined} */
  let magazine;
  /** Fish that were hit, for the picture of the result. @type {Map<number, import('./pond.js').Fish>} */
  const targets = new Map();
  const hands = createHandState();
  const bullets = createBullets();
  let newest = session.game.version;
  const version = () => (magazine && (state === 'open' || state === 'ending') ? magazine.version : newest);
  const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (byId(id));
  const view = createView({
    version,
    onHit: (bullet, fish) => {
      targets.set(bullet, fish);
      bullets.hit(bullet, fish.number);
      // Not in the frame of the hit: to begin a call takes longer than to paint the pond.
      void wait(0).then(send);
    },
    onLost: (bullet) => {
      bullets.giveBack(bullet);
      showControls();
    },
  });

  const isSettled = () => magazine?.state === 'settled';

  const showControls = () => {
    const isOpen = state === 'open' || state === 'ending';
    const turn = isOpen ? 'shoot' : 'stake';
    if (byId('panel').dataset.turn !== turn) {
      byId('panel').dataset.turn = turn;
      // The button with the focus is hidden now. A key that is still held must not press the next one.
      if (byId('panel').contains(document.activeElement)) byId('panel').focus({ preventScroll: true });
    }
    showBalance(balance);
    byId('magazine').textContent = isOpen ? `${bullets.left()} / ${magazine?.view.bullets}` : '–';
    byId('prizes').textContent = magazine?.view.prizes ? toShown(toMinor(magazine.view.prizes)) : toShown(0n);
    byId('per-bullet').textContent = toShown(stake);
    const seconds = cooldown.seconds();
    byId('load-label').textContent =
      seconds > 0 ? t('waiting', { seconds }) : t(state === 'loading' ? 'loading' : 'load');
    byId('load-note').textContent = t('total', { amount: toShown(stake * BigInt(size)) });
    button('load').disabled = state === 'over';
    button('load').setAttribute('aria-disabled', String(state !== 'idle' || seconds > 0));
    button('less').disabled = state !== 'idle' || stake === stakes[0];
    button('more').disabled = state !== 'idle' || stake === stakes.at(-1);
    for (const each of byId('sizes').querySelectorAll('input')) each.disabled = state !== 'idle';
    const isEmpty = bullets.left() === 0;
    button('fire').setAttribute('aria-disabled', String(state !== 'open' || isEmpty));
    button('cash-in').setAttribute('aria-disabled', String(state !== 'open'));
    byId('cash-in-note').textContent = magazine
      ? t('cashInNote', { amount: toShown(toMinor(magazine.view.stakePerBullet) * BigInt(bullets.left())) })
      : '';
    byId('net').textContent = toSigned(meter.net());
    byId('net').dataset.tone = meter.net() > 0n ? 'gain' : meter.net() < 0n ? 'loss' : 'even';
    byId('rounds').textContent = String(meter.rounds.length);
  };
  const cooldown = createCooldown({ now: () => performance.now(), onTick: () => showControls() });

  /** @param {Magazine} ended @param {boolean} isCashedIn */
  const showEnd = (ended, isCashedIn) => {
    const [staked, payout] = [toMinor(ended.stake), toMinor(ended.payout ?? '0.00')];
    const net = payout - staked;
    meter.add({ id: ended.id, at: new Date(), stake: staked, payout });
    history = [ended, ...history].slice(0, historyLength);
    onSettled(ended);
    const prizes = toMinor(ended.view.prizes);
    const text = t(isCashedIn ? 'cashed' : 'ended', {
      prizes: toShown(prizes),
      refund: toShown(payout - prizes),
      net: toSigned(net),
    });
    showNotice({ text, tone: net > 0n ? 'win' : 'even' });
    announce(text);
    if (net <= 0n) return;
    showPlate({ title: net >= staked ? t('bigWin') : '', amount: toSigned(net) });
    sound.win();
  };

  /** Applies an answer, unless it is outdated. @param {{ hand: any, balance: string }} answer */
  const accept = ({ hand, balance: left }) => {
    balance = toMinor(left);
    parent.sendBalance(left);
    const isNew = hands.accept(hand);
    if (isNew) {
      magazine = hand;
      // A gateway of an earlier release, during an update, sends no version.
      newest = Math.max(newest, hand.version ?? 0);
      bullets.settle(hand.view);
    }
    return isNew;
  };

  /** @param {{ bullet: number, fish: number }[]} sent */
  const showShots = (sent) => {
    const current = /** @type {Magazine} */ (magazine);
    const { shots, stakePerBullet } = current.view;
    const perBullet = toMinor(stakePerBullet);
    const isNet = toMinor(current.view.prizes) > perBullet * BigInt(shots.length);
    /** @type {string[]} */
    const spoken = [];
    for (const { bullet } of sent) {
      const shot = shots.find((each) => each.bullet === bullet);
      const fish = targets.get(bullet);
      targets.delete(bullet);
      if (!shot || !fish) continue;
      const isCaught = shot.multiple > 0;
      const prize = toShown(perBullet * BigInt(shot.multiple));
      view.showResult(fish, { text: isCaught ? prize : '', isCaught, isNet });
      const name = t(fishName(shot.kind));
      spoken.push(
        isCaught ? t('caught', { fish: name, multiple: shot.multiple, prize }) : t('missed', { fish: name }),
      );
    }
    announce(spoken.join(inLanguage(punctuation, lang).sentence));
  };

  const goIdle = () => {
    state = 'idle';
    view.recall();
    bullets.reset(undefined);
    targets.clear();
  };

  /** Fetches the magazine and the balance that the server has now. */
  const reload = async () => {
    const { hand, balance: left } = await waitForResult(api.current, {
      wait,
      onUnsure: () => showNotice({ text: t('loadFailed'), tone: 'busy' }),
    });
    balance = toMinor(left);
    view.recall();
    targets.clear();
    if (hand) {
      hands.accept(hand);
      magazine = /** @type {Magazine} */ (hand);
      bullets.reset(magazine.view);
      state = 'open';
      return;
    }
    hands.drop();
    magazine = undefined;
    goIdle();
  };

  /** @param {import('../../kit/refusals.js').Refusal} refusal */
  const showTrouble = ({ text, offers }) => {
    showNotice({ text, tone: 'trouble', offers: parent.isFramed ? offers : undefined });
    announce(text);
  };

  /** @param {unknown} error @param {bigint} needed */
  const showRejection = async (error, needed) => {
    const found = explain(error, { t: /** @type {any} */ (t), lang, account, needed, wasUnsure });
    if (found.isOver) {
      state = 'over';
      parent.reportExpired();
    }
    if (found.wait !== undefined) cooldown.start(found.wait);
    if (found.text) showTrouble(found);
    if (found.offers === 'reality-check') parent.requestRealityCheck();
    if (found.reload) await reload();
  };

  /** Whether answers of the last call were lost. */
  let wasUnsure = false;
  /** @template Answer @param {() => Promise<Answer>} ask */
  const untilKnown = (ask) => {
    wasUnsure = false;
    return waitForResult(ask, {
      wait,
      onUnsure: () => {
        wasUnsure = true;
        showNotice({ text: t('confirming'), tone: 'busy' });
      },
    });
  };

  /** Sends the hits that wait, a call at a time. */
  const send = async () => {
    if (isSending || state === 'over') return;
    isSending = true;
    while (bullets.hasWaiting() && magazine?.state === 'open') {
      const sent = bullets.batch();
      const { id, seq } = magazine;
      const hits = sent.map(({ bullet, fish }) => /** @type {[number, number]} */ ([bullet, fish]));
      try {
        const answer = await untilKnown(() => api.act({ hand: id, seq, action: 'hits', hits }));
        if (accept(answer)) showShots(sent);
        // Another tab may have hit before: then these hits did not count.
        for (const { bullet } of sent) bullets.giveBack(bullet);
        if (isSettled()) {
          const ended = magazine;
          goIdle();
          showEnd(ended, false);
        }
      } catch (error) {
        if (error instanceof Rejected && error.code === invalidAct) {
          await reload().catch(() => undefined);
          showNotice({ text: t('escaped'), tone: 'turn' });
        } else {
          await showRejection(error, 0n).catch(() => undefined);
          await reload().catch(() => undefined);
        }
      }
      showControls();
    }
    isSending = false;
  };

  const load = async () => {
    if (state !== 'idle' || cooldown.seconds() > 0) return;
    const total = stake * BigInt(size);
    if (total > balance) {
      showTrouble(balanceRefusal(t('insufficient', { stake: toShown(total) }), { lang, account }));
      return;
    }
    state = 'loading';
    showPlate(undefined);
    showNotice({ text: t('loading'), tone: 'busy' });
    showControls();
    const body = { key: createRoundKey(), stake: toWire(stake), size };
    try {
      const answer = await untilKnown(() => api.open(body));
      cooldown.start(cycle);
      state = 'open';
      accept(answer);
      bullets.reset(magazine?.view);
      sound.chip();
      const text = t(window.matchMedia('(hover: hover)').matches ? 'started' : 'startedTouch');
      showNotice({ text, tone: 'turn' });
      announce(text);
    } catch (error) {
      state = 'idle';
      await showRejection(error, total).catch(() => undefined);
    }
    showControls();
  };

  const cashIn = async () => {
    if (state !== 'open' || !magazine) return;
    state = 'ending';
    view.recall();
    bullets.recall();
    showControls();
    // Hits of the last frame count before the rest of the magazine is given back.
    void send();
    while (isSending) await wait(50);
    const { id, seq } = magazine;
    if (magazine.state === 'open') {
      showNotice({ text: t('cashing'), tone: 'busy' });
      try {
        accept(await untilKnown(() => api.act({ hand: id, seq, action: 'cash-in' })));
        const ended = magazine;
        goIdle();
        if (ended.state === 'settled') showEnd(ended, true);
        else await reload();
      } catch (error) {
        await showRejection(error, 0n).catch(() => undefined);
        await reload().catch(() => undefined);
      }
    }
    showControls();
  };

  /** Fires at most five bullets a second. @param {import('./pond.js').Fish} [target] */
  const fire = (target) => {
    const now = performance.now();
    if (state !== 'open' || now - firedAt < firePause) return;
    const bullet = bullets.take();
    if (bullet === undefined) return;
    firedAt = now;
    view.shoot(bullet, target);
    // Whoever shoots needs no instruction over the water.
    if (byId('plaque').dataset.tone === 'turn') showNotice({ text: '', tone: 'idle' });
    sound.card();
    showControls();
  };

  /** The balance may have changed elsewhere, and another tab may have played. */
  const refresh = async () => {
    if (state !== 'idle') return;
    const fresh = await api.current().catch(() => undefined);
    if (!fresh || state !== 'idle') return;
    balance = toMinor(fresh.balance);
    account = fresh.account;
    if (fresh.hand) await reload().catch(() => undefined);
    showControls();
  };

  hands.know(session.history);
  if (session.current) {
    magazine = /** @type {Magazine} */ (session.current);
    hands.accept(magazine);
    bullets.reset(magazine.view);
    view.hide(magazine.view.shots.filter(({ multiple }) => multiple > 0).map(({ fish }) => fish));
    state = 'open';
    showNotice({ text: t('resumed'), tone: 'turn' });
    announce(t('resumed'));
  } else showNotice({ text: t('ready'), tone: 'idle' });
  showControls();

  return {
    view,
    version,
    load,
    fire,
    cashIn,
    refresh,
    history: () => history,
    isOpen: () => state === 'open',
    /** @param {string} code */
    fireAt: (code) => {
      const found = view.fish().filter(({ kind }) => kind.code === code);
      if (found.length === 0) {
        announce(t('none'));
        return;
      }
      // The fish that is nearest to the middle stays longest in sight.
      found.sort((left, right) => Math.abs(left.x - 0.5) - Math.abs(right.x - 0.5));
      fire(found[0]);
    },
    /** @param {number} chosen */
    chooseSize: (chosen) => {
      if (state === 'idle') size = chosen;
      showControls();
    },
    /** @param {1 | -1} step */
    changeStake: (step) => {
      if (state === 'idle') stake = stakes[stakes.indexOf(stake) + step] ?? stake;
      showControls();
    },
    size: () => size,
  };
};
