// @ts-check
import { createApi } from '../../hands/js/api.js';
import { explain } from '../../hands/js/explain.js';
import { createDialog } from '../../kit/dialogs.js';
import { byId } from '../../kit/element.js';
import { createFairness } from '../../kit/fairness-view.js';
import { createParentWindow } from '../../kit/parent-window.js';
import { listenToSteps } from '../../kit/refusals.js';
import { createSessionMeter, elapsedText } from '../../kit/session-meter.js';
import { followBalanceHiding } from '../../kit/shown-balance.js';
import { createSound } from '../../kit/sound.js';
import { waitForResult } from '../../kit/until-known.js';
import { createGame } from './game.js';
import { createGatewayClock } from './gateway-clock.js';
import { createTranslate } from './messages.js';
import { createPonds } from './pond.js';
import { createPondView } from './pond-view.js';
import { ponds } from './ponds.generated.js';
import { createKinds, historyView, rulesView, showNotice, showSizes, writeTexts } from './view.js';

const lang = /** @type {import('@pavilion/format').Language} */ (document.documentElement.lang);
const t = createTranslate(lang);
// The fragment never reaches a server, so the token is in no log.
const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
const api = createApi({ token, fetch: window.fetch.bind(window), engine: 'fishing' });
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
  setInterval(() => {
    byId('elapsed').textContent = elapsedText(Date.now() - start);
  }, 1000);
};

/** @param {string} id */
const dialog = (id) => createDialog(/** @type {HTMLDialogElement} */ (byId(id)));

/** What the page for checks reads of a record. @param {import('./magazine.js').MagazineRecord | null} detail */
const checkable = (detail) =>
  detail && { shots: detail.shots, proof: detail.proof && { version: detail.proof.version } };

/** Fires while the pointer is held, at most as often as the game allows. @param {HTMLElement} target @param {() => void} fire */
const fireWhileHeld = (target, fire) => {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const stop = () => clearInterval(timer);
  target.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stop();
    fire();
    timer = setInterval(fire, 50);
  });
  for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, stop);
  document.addEventListener('visibilitychange', stop);
};

const open = async () => {
  writeTexts(t);
  byId('skill').textContent = t('skill');
  const code = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');
  const clock = createGatewayClock({ ask: api.session });
  const session = await clock.sync(() =>
    waitForResult(api.session, {
      wait,
      onUnsure: () => showNotice({ text: t('loadFailed'), tone: 'trouble' }),
    }),
  );

  const pondOf = createPonds(ponds[code] ?? {}, {
    versions: [session.game.version, ...(session.current?.version ? [session.current.version] : [])],
    onUnknown: () => window.location.reload(),
  });
  const canvas = /** @type {HTMLCanvasElement} */ (byId('pond'));
  /** Newest first. @type {import('../../kit/fairness-view.js').CheckableRound[]} */
  const settled = [];
  const fairness = createFairness({
    call: api.call,
    engine: 'fishing',
    game: code,
    lang,
    rounds: () => settled,
  });
  void fairness.prepare(session.seed);
  const game = createGame({
    session,
    api,
    parent,
    meter,
    sound: createSound(/** @type {HTMLButtonElement} */ (byId('sound'))),
    lang,
    t,
    wait,
    createView: ({ version, ...events }) =>
      createPondView({
        canvas,
        title: code,
        pond: () => pondOf(version()),
        now: clock.now,
        isStill,
        ...events,
      }),
    onSettled: ({ detail }) => {
      settled.unshift({ at: new Date(), proof: detail?.proof, outcome: checkable(detail) });
      void fairness.onRound(detail?.proof);
    },
  });
  const { view } = game;
  let pond = pondOf(game.version());
  const listKinds = () => createKinds(pond.kinds, { t, onShoot: game.fireAt });
  let updateKinds = listKinds();
  setInterval(() => {
    void clock.check();
    if (pond !== pondOf(game.version())) {
      pond = pondOf(game.version());
      updateKinds = listKinds();
    }
    updateKinds(view.fish());
  }, 500);
  showSizes(session.sizes ?? [], { t, chosen: game.size(), onChoose: game.chooseSize });

  const aim = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    view.aimAt(clientX - left, clientY - top);
  };
  canvas.addEventListener('pointermove', aim);
  canvas.addEventListener('pointerdown', aim);
  fireWhileHeld(canvas, () => game.fire());
  fireWhileHeld(byId('fire'), () => game.fire());
  // Of the keyboard; a pointer has fired already.
  byId('fire').addEventListener('click', ({ detail }) => detail === 0 && game.fire());
  byId('load').addEventListener('click', game.load);
  byId('cash-in').addEventListener('click', game.cashIn);
  byId('less').addEventListener('click', () => game.changeStake(-1));
  byId('more').addEventListener('click', () => game.changeStake(1));
  listenToSteps(parent);
  const [rules, history, fair] = ['rules-sheet', 'history-sheet', 'fairness-sheet'].map(dialog);
  byId('open-rules').addEventListener('click', () =>
    rules?.open(rulesView({ session, kinds: pond.kinds, t })),
  );
  byId('open-history').addEventListener('click', () => history?.open([historyView(game.history(), t)]));
  byId('open-fairness').addEventListener('click', () => fair?.open(fairness.view()));
  parent.onRefresh(game.refresh);
  parent.onResume(game.refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void game.refresh();
  });

  if (!parent.isFramed) startClock();
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
};

open().catch((error) => {
  const found = explain(error, {
    t: /** @type {any} */ (t),
    lang,
    account: 'main',
    needed: 0n,
    wasUnsure: false,
  });
  showNotice({ text: found.text, tone: 'trouble' });
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  if (found.isOver) parent.reportExpired();
});
