// @ts-check
import { Rejected } from '../../kit/call.js';
import { createCountUp } from '../../kit/count-up.js';
import { byId } from '../../kit/element.js';
import { toMinor, toShown, toSigned, toWire } from '../../kit/money.js';
import { balanceRefusal } from '../../kit/refusals.js';
import { createRoundKey } from '../../kit/round-key.js';
import { showBalance } from '../../kit/shown-balance.js';
import { waitForResult } from '../../kit/until-known.js';
import { explain } from './explain.js';
import { totalOf } from './slip.js';
import { createSlipRefresh } from './slip-refresh.js';
import { announce, enable, showChains, showFairness, showNotice, showOwn, showSession } from './view.js';

/** @typedef {import('./layouts/layout.js').Result} Result */
/** @typedef {import('./layouts/layout.js').Round} Round */
/** @typedef {import('./layouts/layout.js').Session} Session */
/** @typedef {import('./layouts/layout.js').Slip} Slip */

const maxResults = 100;
/** Milliseconds between two requests for the settlement of a round. */
const settleWait = 700;
/** The same while settlement is paused, which takes minutes or hours. */
const pausedWait = 5_000;
/** Requests before settlement counts as paused. */
const attemptsUntilPaused = 7;

/** @param {Slip[]} slips */
const readSlips = (slips) =>
  slips.map(({ id, lines }) => ({
    id,
    lines: lines.map(({ selection, stake }) => ({ selection, stake: toMinor(stake) })),
  }));

/**
 * One session at a table. Only this function knows the round, the balance and the own slips.
 *
 * @param {{
 *   session: Session,
 *   api: ReturnType<typeof import('./api.js').createApi>,
 *   slip: ReturnType<typeof import('./slip.js').createSlip>,
 *   layout: import('./layouts/layout.js').Layout,
 *   spots: ReturnType<typeof import('./spots.js').createSpots>,
 *   clock: ReturnType<typeof import('./clock-view.js').createClockView>,
 *   parent: ReturnType<typeof import('../../kit/parent-window.js').createParentWindow>,
 *   meter: ReturnType<typeof import('../../kit/session-meter.js').createSessionMeter>,
 *   sound: ReturnType<typeof import('../../kit/sound.js').createSound>,
 *   nameOf: (selection: string) => string,
 *   verifyHref: (result: Result) => string,
 *   lang: string,
 *   t: ReturnType<typeof import('./messages.js').createTranslate>,
 *   wait: (ms: number) => Promise<void>,
 *   isStill: () => boolean,
 * }} parts
 */
export const createGame = ({
  session,
  api,
  slip,
  layout,
  spots,
  clock,
  parent,
  meter,
  sound,
  nameOf,
  verifyHref,
  lang,
  t,
  wait,
  isStill,
}) => {
  let balance = toMinor(session.balance);
  let { account } = session;
  let chip =
    session.chips.map(toMinor).find((value, index) => index === 2 || value >= toMinor('10.00')) ?? 100n;
  let round = session.round;
  let isOver = false;
  let isLost = false;
  /** Results that can be seen, oldest first. @type {Result[]} */
  let results = [];
  /** Payouts of the round by selection, once it is settled. @type {Map<string, bigint> | undefined} */
  let payouts;
  /** The selections that have won in the round, as far as the layout knows them. @type {string[]} */
  let won = [];
  /** Numbers of the rounds with own slips that are not settled yet. @type {Set<string>} */
  const open = new Set();
  /** Those of them whose settlement is asked for. @type {Set<string>} */
  const settling = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** Number of the latest round whose result was shown: the stream repeats it to a page that was opened meanwhile. */
  let shownNo = '';
  /** Of the next slip. One seed for all slips would show in the public lists of rounds that they are of one member. */
  let clientSeed = '';
  const chooseSeed = () => {
    clientSeed = createRoundKey();
    byId('client-seed').textContent = clientSeed;
  };
  const countUp = createCountUp({ isStill });
  /** The celebration is loaded with the first win, after the page is ready. @param {bigint} stake @param {bigint} net */
  const celebrate = async (stake, net) => {
    const { no } = round;
    const { createCelebration } = await import('../../kit/celebration.js');
    if (no !== round.no) return;
    const titles = { small: t('netTitle'), big: t('bigWin') };
    const win = createCelebration(byId('celebration'), { titles, isStill }).show(stake, net);
    if (win) countUp.count([win.amount], net, win.counts);
  };
  const showControls = () => {
    const hasChips = slip.total() > 0n;
    const accepted = totalOf(slip.acceptedLines());
    const isPlaced = accepted > 0n && !hasChips && !slip.isBusy();
    const isFree = slip.isOpen() && !slip.isBusy() && !isOver;
    enable('confirm', isFree && hasChips);
    byId('confirm').classList.toggle('is-placed', isPlaced);
    byId('confirm-label').textContent = t(slip.isBusy() ? 'confirming' : isPlaced ? 'placed' : 'confirm');
    byId('total').textContent = toShown(isPlaced ? accepted : slip.total());
    enable('undo', !slip.isBusy() && hasChips);
    enable('clear', !slip.isBusy() && hasChips);
    enable('repeat', isFree && slip.hasLast());
    byId('board').classList.toggle('is-closed', !slip.isOpen());
    showOwn({ accepted: slip.acceptedLines(), pending: slip.lines(), nameOf, payouts, t });
    spots.update();
  };

  const showReady = () => {
    if (isOver || isLost) return;
    const pending = slip.total();
    const accepted = totalOf(slip.acceptedLines());
    if (!slip.isOpen()) showNotice({ text: t('waitNext'), tone: 'idle' });
    else if (pending > 0n) showNotice({ text: t('unconfirmed', { stake: toShown(pending) }), tone: 'idle' });
    else if (accepted > 0n) showNotice({ text: t('accepted', { stake: toShown(accepted) }), tone: 'idle' });
    else showNotice({ text: t('ready'), tone: 'idle' });
  };

  const showSeeds = () => {
    const last = results.at(-1);
    showFairness({ commitment: round.commitment, last, href: last && verifyHref(last) });
  };

  /** @param {bigint} amount */
  const setBalance = (amount) => {
    balance = amount;
    showBalance(balance);
    parent.sendBalance(toWire(balance));
  };

  /** @param {import('../../kit/refusals.js').Refusal} refusal */
  const showTrouble = ({ text, offers }) => {
    showNotice({ text, tone: 'trouble', offers: parent.isFramed ? offers : undefined });
    announce(text);
  };

  /** @param {import('./slip.js').Refusal} refusal */
  const showRefusal = (refusal) => {
    const text = t(`${refusal}Refusal`, {
      max: toShown(toMinor(session.limits.max)),
      count: session.limits.maxLines,
    });
    showTrouble(refusal === 'balance' ? balanceRefusal(text, { lang, account }) : { text });
  };

  /** @param {unknown} error @param {boolean} wasUnsure */
  const showRejection = (error, wasUnsure) => {
    const explained = explain(error, { t, lang, account, wasUnsure });
    if (explained.isOver && !isOver) parent.reportExpired();
    isOver ||= explained.isOver;
    if (explained.isOver) slip.setOpen(false);
    showTrouble(explained);
    if (explained.offers === 'reality-check') parent.requestRealityCheck();
    showControls();
  };

  /** @param {Result} result */
  const keepResult = (result) => {
    if (seen.has(result.no)) return;
    seen.add(result.no);
    results = [...results, result].slice(-maxResults);
    layout.history(results);
    showSeeds();
  };

  /** Asks until the own slips of a round are settled, then shows their net. @param {string} no */
  const settle = async (no) => {
    if (!open.has(no) || settling.has(no)) return;
    settling.add(no);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await waitForResult(() => api.slips(no), {
          wait,
          onUnsure: () => {},
          onMaintenance: (error) => showRejection(error, true),
        });
        if (answer.state === 'settled' || answer.state === 'void') {
          open.delete(no);
          showSettled(no, answer);
          return;
        }
        const isPaused = attempt >= attemptsUntilPaused;
        if (isPaused) showNotice({ text: t('paused'), tone: 'busy' });
        await wait(isPaused ? pausedWait : settleWait);
      }
    } finally {
      settling.delete(no);
    }
  };

  /** Settles rounds whose result was seen, and all past ones: a void round has no result. */
  const settleDue = () => {
    for (const no of open) {
      if (no === round.no && !seen.has(no)) continue;
      void settle(no).catch((error) => showRejection(error, true));
    }
  };

  /** @param {string} no @param {Awaited<ReturnType<typeof api.slips>>} answer */
  const showSettled = (no, { state, slips, balance: after }) => {
    const stake = slips.reduce((sum, each) => sum + toMinor(each.stake), 0n);
    const payout = slips.reduce((sum, each) => sum + toMinor(each.payout ?? '0.00'), 0n);
    const net = payout - stake;
    meter.add({ id: no, at: new Date(), stake, payout });
    showSession({ net: meter.net(), rounds: meter.rounds.length });
    setBalance(toMinor(after));
    const isPresent = no === round.no;
    if (isPresent) {
      payouts = new Map();
      for (const line of slips.flatMap(({ lines }) => lines)) {
        payouts.set(line.selection, (payouts.get(line.selection) ?? 0n) + toMinor(line.payout ?? '0.00'));
      }
      spots.markWon([
        ...won,
        ...[...payouts]
          .filter(([selection, paid]) => paid > slip.accepted(selection))
          .map(([selection]) => selection),
      ]);
      spots.settle(payouts);
      showControls();
    }
    const result = results.find((each) => each.no === no);
    const text = result ? layout.text(result) : no;
    const message =
      state === 'void'
        ? t('voided', { no })
        : t(net === 0n ? 'resultPush' : 'resultWon', { text, net: toSigned(net) });
    showNotice({ text: message, tone: net > 0n ? 'win' : 'lost' });
    announce(message);
    if (net <= 0n || !isPresent) return;
    void celebrate(stake, net).catch(() => undefined);
    sound.win();
  };

  /** @param {Result} result @param {boolean} animate */
  const showResult = async (result, animate) => {
    if (result.no === shownNo) return settle(result.no);
    shownNo = result.no;
    await layout.show(result, { animate });
    keepResult(result);
    const text = layout.text(result);
    if (result.no === round.no) {
      won = result.won ?? [];
      spots.markWon(won);
      if (!open.has(result.no)) {
        showNotice({ text, tone: 'idle' });
        announce(text);
      }
    }
    await settle(result.no);
  };

  /** @param {Round} next */
  const setRound = (next) => {
    const isNew = next.no !== round.no;
    round = next;
    if (isNew) {
      payouts = undefined;
      won = [];
      byId('celebration').replaceChildren();
      countUp.stop();
      spots.markWon([]);
      layout.prepare();
      slip.startRound();
      const kept = slip.total() > 0n;
      announce(t('announceOpen', { no: next.no.slice(-4) }));
      clock.set(next);
      if (kept) showNotice({ text: t('kept'), tone: 'idle' });
      else showReady();
      settleDue();
      sound.tick();
    } else {
      clock.set(next);
      if (next.phase === 'closed') {
        showReady();
        sound.tick();
      }
    }
    showSeeds();
    showControls();
  };

  /** Takes over the state of the server, after the page was opened, hidden or without a connection. @param {Session} fresh */
  const applySession = (fresh) => {
    const isNew = fresh.round.no !== round.no;
    const last = fresh.history.at(-1);
    const isShown = fresh.round.phase === 'reveal' && last?.no === fresh.round.no && !seen.has(last.no);
    balance = toMinor(fresh.balance);
    account = fresh.account;
    showChains(session.game.code, fresh.series);
    showBalance(balance);
    results = isShown ? fresh.history.slice(0, -1) : fresh.history;
    for (const { no } of results) seen.add(no);
    if (isNew) setRound(fresh.round);
    else {
      round = fresh.round;
      clock.set(round);
    }
    for (const each of fresh.slips) open.add(each.round);
    // A slip that is being sent may be among them: its chips show it until its answer adds it.
    if (!slip.isBusy()) slip.addAccepted(readSlips(fresh.slips.filter((each) => each.round === round.no)));
    layout.history(results);
    settleDue();
    if (isShown && last) void showResult(last, false).catch((error) => showRejection(error, true));
    showSeeds();
    showControls();
  };

  const slipRefresh = createSlipRefresh({
    fetchSlips: api.slips,
    roundNo: () => round.no,
    slip,
    wait,
    onSlips: (no, { slips, balance: after }) => {
      const found = readSlips(slips);
      const total = totalOf(found.flatMap(({ lines }) => lines));
      // Once the round is settled, its net is shown and counted.
      if (isOver || payouts || total === totalOf(slip.acceptedLines())) return;
      open.add(no);
      slip.addAccepted(found);
      setBalance(toMinor(after));
      showReady();
      settleDue();
    },
  });

  const submit = async () => {
    const sent = slip.submit(createRoundKey(), round.no);
    if (!sent) return;
    let wasUnsure = false;
    showNotice({ text: t('sending'), tone: 'busy' });
    const body = {
      key: sent.key,
      round: sent.round,
      clientSeed,
      lines: sent.lines.map(({ selection, stake }) => ({ selection, stake: toWire(stake) })),
    };
    chooseSeed();
    try {
      const answer = await waitForResult(() => api.placeSlip(body), {
        wait,
        onUnsure: () => {
          wasUnsure = true;
          showNotice({ text: t('unsure'), tone: 'busy' });
        },
      });
      open.add(sent.round);
      setBalance(toMinor(answer.balance));
      // After a long doubt the round may be over: its stakes are then settled, not shown on the table.
      const isLate = sent.round !== round.no;
      if (isLate) slip.acceptLate();
      else slip.accept(answer.slip.id);
      sound.chip();
      const text = isLate
        ? t('acceptedLate', { no: sent.round, stake: toShown(totalOf(sent.lines)) })
        : t('accepted', { stake: toShown(totalOf(slip.acceptedLines())) });
      showNotice({ text, tone: 'idle' });
      announce(text);
      settleDue();
    } catch (error) {
      slip.reject();
      showRejection(error, wasUnsure);
    }
  };

  slip.subscribe(showControls);
  showSession({ net: 0n, rounds: 0 });
  chooseSeed();
  layout.prepare();
  applySession(session);
  showReady();

  return {
    /** @param {string[]} selections @returns {boolean} whether they were taken; a refusal is shown */
    add: (selections) => {
      if (isOver) return false;
      const refusal = slip.addAll(selections, chip, balance);
      if (refusal) {
        showRefusal(refusal);
        return false;
      }
      sound.chip();
      showReady();
      const name = selections.map(nameOf).join(', ');
      announce(
        t('stakeAdded', {
          name,
          stake: toShown(selections.reduce((sum, each) => sum + slip.pending(each), 0n)),
        }),
      );
      return true;
    },
    undo: () => {
      slip.undo();
      showReady();
    },
    clear: () => {
      slip.clear();
      showReady();
    },
    repeat: () => {
      const refusal = slip.repeat(balance);
      if (refusal) showRefusal(refusal);
      else showReady();
    },
    submit,
    chip: () => chip,
    /** @param {bigint} value */
    setChip: (value) => {
      chip = value;
      slip.notify();
    },
    results: () => results,
    /** @param {boolean} isOpen */
    setOpen: (isOpen) => {
      const was = slip.isOpen();
      slip.setOpen(isOpen && !isOver);
      if (was && !slip.isOpen() && !slip.isBusy()) showReady();
    },
    /** @param {any} message of the stream */
    handleMessage: (message) => {
      if (isLost) {
        isLost = false;
        showNotice({ text: t('back'), tone: 'idle' });
      }
      if (message.type === 'round') {
        setRound(message.round);
        if (message.round.phase === 'closed') void slipRefresh.handleClosed(message.round.leftMs);
      }
      if (message.type !== 'result') return;
      if (message.round.no === round.no) clock.set(message.round);
      round = message.round.no === round.no ? message.round : round;
      void showResult(message.result, message.result.no === round.no).catch((error) =>
        showRejection(error, true),
      );
    },
    handleLost: () => {
      if (isOver) return;
      isLost = true;
      showNotice({ text: t('lost'), tone: 'trouble' });
    },
    /** @param {Rejected} error */
    handleRejected: (error) => {
      showRejection(error, true);
      // After maintenance the stream comes back.
      isLost = !isOver;
    },
    refresh: async () => {
      if (!isOver) applySession(await api.session());
    },
    /** The balance changed elsewhere. */
    refreshBalance: async () => {
      const fresh = await api.session().catch(() => undefined);
      if (!fresh || slip.isBusy()) return;
      balance = toMinor(fresh.balance);
      account = fresh.account;
      showBalance(balance);
    },
    refreshSlips: slipRefresh.refresh,
    showReady,
    isOver: () => isOver,
    isRejected: (/** @type {unknown} */ error) => error instanceof Rejected,
  };
};
