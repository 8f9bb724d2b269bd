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
import { explain } from './explain.js';
import { createGame } from './game.js';
import { historyView } from './history-view.js';
import { createTranslate } from './messages.js';
import { rulesView } from './rules-view.js';
import { listenToSpinKeys } from './spin-keys.js';
import { loadSymbols } from './symbol-url.js';
import { showGame, showNotice, writeTexts } from './view.js';

const lang = document.documentElement.lang;
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

/** @param {unknown} error */
const showFailure = (error) => {
  const { text, isOver } = explain(error, { t, lang, account: 'main', stake: 0n, wasUnsure: false });
  showNotice({ text, tone: 'trouble' });
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  if (isOver) parent.reportExpired();
};

const open = async () => {
  writeTexts(t);
  const session = await waitForResult(api.session, {
    wait,
    onUnsure: () => {
      showNotice({ text: t('loadFailed'), tone: 'trouble' });
      parent.reportReady();
    },
    onMaintenance: showFailure,
  });
  showGame(session, t);
  await loadSymbols([...new Set(session.reels.flat())]);

  const fairness = createFairness({
    call: api.call,
    engine: 'slots',
    game: session.game.code,
    lang,
    rounds: () => meter.rounds,
  });
  void fairness.prepare(session.seed);
  const game = createGame({
    session,
    api,
    parent,
    fairness,
    meter,
    sound: createSound(/** @type {HTMLButtonElement} */ (byId('sound'))),
    lang,
    t,
    wait,
    isStill: () => reducedMotion.matches,
  });
  const rules = createDialog(/** @type {HTMLDialogElement} */ (byId('rules')));
  const history = createDialog(/** @type {HTMLDialogElement} */ (byId('history')));
  const fair = createDialog(/** @type {HTMLDialogElement} */ (byId('fairness')));

  byId('spin').addEventListener('click', game.spin);
  listenToSpinKeys(document, byId('spin'), game.spin);
  byId('stake-down').addEventListener('click', () => game.moveStake(-1));
  byId('stake-up').addEventListener('click', () => game.moveStake(1));
  listenToSteps(parent);
  byId('open-rules').addEventListener('click', () =>
    rules.open(rulesView({ session, stake: game.stake(), lang, t })),
  );
  byId('open-history').addEventListener('click', () =>
    history.open([historyView({ rounds: meter.rounds, lang, t })]),
  );
  byId('open-fairness').addEventListener('click', () => fair.open(fairness.view()));
  parent.onRefresh(game.refresh);
  parent.onResume(game.resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') game.refresh();
  });

  if (!parent.isFramed) startClock();
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  // In a frame the keys arrive only where the focus is.
  byId('game').tabIndex = -1;
  byId('game').focus({ preventScroll: true });
};

open().catch(showFailure);
