// @ts-check

import { createDialog } from '../../kit/dialogs.js';
import { byId } from '../../kit/element.js';
import { createFairness } from '../../kit/fairness-view.js';
import { createParentWindow } from '../../kit/parent-window.js';
import { listenToSteps } from '../../kit/refusals.js';
import { createSessionMeter, elapsedText } from '../../kit/session-meter.js';
import { followBalanceHiding } from '../../kit/shown-balance.js';
import { createSound } from '../../kit/sound.js';
import { waitForResult } from '../../kit/until-known.js';
import { createApi } from './api.js';
import { listenToKeys } from './deal-keys.js';
import { explain } from './explain.js';
import { createGame } from './game.js';
import { historyView } from './history-view.js';
import { createTranslate } from './messages.js';
import { createMotion } from './motion.js';
import { showNotice, showTable, writeTexts } from './view.js';

/**
 * Draws the room behind the table. The drawing is inline, so that its colours follow the theme (`css/scene.css`).
 *
 * @param {HTMLElement} root
 * @param {string} game
 */
const showScene = async (root, game) => {
  const response = await fetch(new URL(`../scene/${game}.svg`, import.meta.url));
  if (response.ok) root.insertAdjacentHTML('afterbegin', await response.text());
};

/** The module of each game, loaded when its page opens. @type {Record<string, () => Promise<{ createTable: (context: import('./table.js').TableContext) => import('./table.js').Table }>>} */
const tables = {
  blackjack: () => import('./games/blackjack.js'),
  'three-cards': () => import('./games/three-cards.js'),
  'robbed-niuniu': () => import('./games/robbed-niuniu.js'),
};

const lang = /** @type {import('@pavilion/format').Language} */ (document.documentElement.lang);
const t = createTranslate(lang);
// The fragment never reaches a server, so the token is in no log.
const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
const api = createApi({ token, fetch: window.fetch.bind(window) });
const parent = createParentWindow(window);
followBalanceHiding(parent);
const meter = createSessionMeter();

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const isStill = () => reducedMotion.matches;

/** The site that frames the game shows the time of the whole play session, so the game has a clock only in a tab of its own. */
const startClock = () => {
  const start = Date.now();
  byId('time-played').hidden = false;
  const tick = () => {
    byId('elapsed').textContent = elapsedText(Date.now() - start);
  };
  tick();
  setInterval(tick, 1000);
};

/** @param {string} id */
const dialog = (id) => createDialog(/** @type {HTMLDialogElement} */ (byId(id)));

const open = async () => {
  writeTexts(t);
  const code = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');
  document.documentElement.dataset.game = code;
  // The page is complete without its room.
  void showScene(byId('scene'), code).catch(() => undefined);
  const [session, module] = await Promise.all([
    waitForResult(api.session, {
      wait,
      onUnsure: () => showNotice({ text: t('loadFailed'), tone: 'trouble' }),
    }),
    tables[/** @type {keyof typeof tables} */ (code)]?.(),
  ]);
  if (!module) throw new Error(`The page has no table for ${code}`);

  const table = module.createTable({
    motion: createMotion({ shoe: byId('shoe'), isStill, wait }),
    lang,
    t,
    chips: session.chips.map((chip) => BigInt(chip.replace('.', ''))),
    onSpot: (spot) => game.chooseSpot(spot),
  });
  showTable(table, session.returnToPlayer, t);
  /** Settled hands of this session, newest first. @type {import('../../kit/fairness-view.js').CheckableRound[]} */
  const settled = [];
  const fairness = createFairness({
    call: api.call,
    engine: 'hands',
    game: code,
    lang,
    rounds: () => settled,
  });
  void fairness.prepare(session.seed);
  const game = createGame({
    session,
    api,
    table,
    parent,
    onSettled: ({ detail }) => {
      settled.unshift({ at: new Date(), proof: detail?.proof, outcome: detail });
      void fairness.onRound(detail?.proof);
    },
    meter,
    sound: createSound(/** @type {HTMLButtonElement} */ (byId('sound'))),
    lang,
    t,
    wait,
    isStill,
  });
  const [rules, strategy, history, fair] = ['rules', 'strategy', 'history', 'fairness'].map(dialog);

  byId('deal').addEventListener('click', game.deal);
  byId('undo').addEventListener('click', game.undo);
  byId('clear').addEventListener('click', game.clear);
  listenToKeys(document, { dealButton: byId('deal'), deal: game.deal, act: game.actByKey });
  // After a click on a chip the keyboard deals, in place of adding the chip once more.
  document.addEventListener('click', ({ detail, target }) => {
    const isStaking = /** @type {Element} */ (target).closest('.tray-chip, .step, .spot') !== null;
    if (detail > 0 && isStaking) byId('game').focus({ preventScroll: true });
  });
  listenToSteps(parent);
  byId('open-rules').addEventListener('click', async () => {
    const { rulesView } = await import('./rules-view.js');
    rules?.open(rulesView({ session, guide: table.guide, lang }));
  });
  byId('open-strategy').addEventListener('click', async () => {
    const { strategyView } = await import('./games/strategy-view.js');
    strategy?.open(strategyView(lang));
  });
  byId('open-history').addEventListener('click', () =>
    history?.open([historyView({ hands: game.history(), table, t })]),
  );
  byId('open-fairness').addEventListener('click', () => fair?.open(fairness.view()));
  parent.onRefresh(game.refresh);
  parent.onResume(game.resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void game.refresh();
  });

  if (!parent.isFramed) startClock();
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  // In a frame the keys arrive only where the focus is.
  byId('game').tabIndex = -1;
  byId('game').focus({ preventScroll: true });
};

open().catch((error) => {
  const { text, isOver } = explain(error, { t, lang, account: 'main', needed: 0n, wasUnsure: false });
  showNotice({ text, tone: 'trouble' });
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  if (isOver) parent.reportExpired();
});
