// @ts-check
import { byId, element } from '../../kit/element.js';
import { toMinor } from '../../kit/money.js';
import { createParentWindow } from '../../kit/parent-window.js';
import { listenToSteps } from '../../kit/refusals.js';
import { createSessionMeter, elapsedText } from '../../kit/session-meter.js';
import { followBalanceHiding } from '../../kit/shown-balance.js';
import { createSound } from '../../kit/sound.js';
import { createStream } from '../../kit/stream.js';
import { waitForResult } from '../../kit/until-known.js';
import { createApi } from './api.js';
import { createClockView } from './clock-view.js';
import { explain } from './explain.js';
import { createGame } from './game.js';
import { withLastRound } from './last-round.js';
import { loadLayout } from './layouts/load-layout.js';
import { createTranslate } from './messages.js';
import { createNames } from './names.js';
import { createSlip } from './slip.js';
import { createSpots, listenToSpotKeys } from './spots.js';
import { verifyHref } from './verify-href.js';
import { announce, showNotice, showTray, writeTexts } from './view.js';

const lang = /** @type {import('@pavilion/format').Language} */ (document.documentElement.lang);
const t = createTranslate(lang);
// The fragment never reaches a server, so the token is in no log.
const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
const fetch = window.fetch.bind(window);
const api = createApi({ token, fetch });
const parent = createParentWindow(window);
followBalanceHiding(parent);
const meter = createSessionMeter();
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const isStill = () => reducedMotion.matches;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The site that frames the game shows the time of the whole play session, so the game has a clock only in a tab of its own. */
const startSessionClock = () => {
  const start = Date.now();
  byId('time-played').hidden = false;
  setInterval(() => {
    byId('elapsed').textContent = elapsedText(Date.now() - start);
  }, 1000);
};

/** @param {string} style a name in `tables/css`, or an address @returns {Promise<unknown>} */
const loadStyle = (style) =>
  new Promise((resolve) => {
    const href = style.includes('/') ? style : new URL(`../css/${style}.css`, import.meta.url).href;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });

/** @type {Map<string, { open: (content: Node[]) => void }>} */
const dialogs = new Map();

/** A dialog of the page, made when it is first opened. @param {string} id */
const loadDialog = async (id) => {
  const { createDialog } = await import('../../kit/dialogs.js');
  const dialog = dialogs.get(id) ?? createDialog(/** @type {HTMLDialogElement} */ (byId(id)));
  dialogs.set(id, dialog);
  return dialog;
};

/** @param {unknown} error */
const showFailure = (error) => {
  const { text, isOver } = explain(error, { t, lang, account: 'main', wasUnsure: false });
  showNotice({ text, tone: 'trouble' });
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  if (isOver) parent.reportExpired();
};

const open = async () => {
  writeTexts(t);
  byId('game').classList.toggle('is-framed', parent.isFramed);
  const session = await waitForResult(api.session, {
    wait,
    onUnsure: () => showNotice({ text: t('loadFailed'), tone: 'trouble' }),
    onMaintenance: showFailure,
  });
  const module = await loadLayout(session.game.kind);
  await Promise.all(module.styles.map(loadStyle));
  document.documentElement.dataset.kind = session.game.kind;
  document.documentElement.dataset.scene = module.scene;
  const colors = module.titleColors?.[session.game.code] ?? module.colors;
  for (const [name, color] of Object.entries(colors))
    document.documentElement.style.setProperty(`--${name}`, color);
  const sign = t(module.scene === 'dealer' ? 'signDealer' : 'signHall').split(' · ');
  byId('sign').replaceChildren(...sign.map((textContent) => element('span', { textContent })));

  const notation = module.scene === 'hall' ? 'decimal' : 'to-one';
  const chips = session.chips.map(toMinor);
  const slip = createSlip({ max: toMinor(session.limits.max), maxLines: session.limits.maxLines });
  /** @type {ReturnType<typeof createGame> | undefined} */
  let game;
  const port = {
    add: (/** @type {string} */ selection) => game?.add([selection]),
    addAll: (/** @type {string[]} */ selections) => game?.add(selections) ?? false,
    chip: () => game?.chip(),
    linesLeft: () => session.limits.maxLines - slip.lines().length,
    pending: slip.pending,
    accepted: slip.accepted,
    isOpen: slip.isOpen,
    subscribe: slip.subscribe,
  };
  const spots = createSpots({ slip: port, chips, notation, lang, t });
  const layout = withLastRound(
    module.createLayout({ session, lang, slip: port, createSpot: spots.createSpot, isStill, wait }),
    ({ no }) => t('lastRound', { no: no.slice(-4) }),
  );
  byId('stage').replaceChildren(layout.stage);
  byId('board').replaceChildren(layout.board);
  byId('panel').hidden = !layout.panel;
  if (layout.panel) byId('panel-body').replaceChildren(layout.panel);

  const clock = createClockView({
    clock: session.clock,
    t,
    announce,
    onOpenChange: (isOpen) => game?.setOpen(isOpen),
    now: () => performance.now(),
  });
  const sound = createSound(/** @type {HTMLButtonElement} */ (byId('sound')));
  const href = (/** @type {import('./layouts/layout.js').Result} */ result) =>
    verifyHref({
      session,
      results: game?.results() ?? session.history,
      result,
      lang,
      theme: document.documentElement.dataset.theme ?? '',
    });
  game = createGame({
    session,
    api,
    slip,
    layout,
    spots,
    clock,
    parent,
    meter,
    sound,
    nameOf: createNames(session, lang),
    verifyHref: href,
    lang,
    t,
    wait,
    isStill,
  });
  const table = game;
  clock.tick();
  table.showReady();
  setInterval(clock.tick, 200);

  const setTabStop = listenToSpotKeys(byId('board'));
  setTabStop();
  showTray({ values: chips, chosen: table.chip(), lang, t, onChoose: table.setChip });
  byId('undo').addEventListener('click', table.undo);
  byId('clear').addEventListener('click', table.clear);
  byId('repeat').addEventListener('click', table.repeat);
  byId('confirm').addEventListener('click', table.submit);
  listenToSteps(parent);
  byId('open-rules').addEventListener('click', async () => {
    const { rulesView } = await import('./rules-view.js');
    (await loadDialog('rules')).open(await rulesView({ session, layout, notation, lang }));
  });
  byId('open-history').addEventListener('click', async () => {
    const { historyView } = await import('./history-view.js');
    const results = table.results();
    (await loadDialog('history')).open(
      historyView({ rounds: meter.rounds, results, textOf: layout.text, verifyHref: href, lang, t }),
    );
  });
  parent.onRefresh(table.refreshBalance);
  parent.onResume(table.showReady);

  const stream = createStream({
    path: '/tables/api/stream',
    token,
    fetch,
    wait,
    onConnect: table.refresh,
    onMessage: table.handleMessage,
    onLost: table.handleLost,
    onRejected: table.handleRejected,
  });
  if (document.visibilityState === 'visible') stream.start({ isFresh: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stream.start({ isFresh: false });
    else stream.stop();
  });

  window.addEventListener('focus', table.refreshSlips);

  if (!parent.isFramed) startSessionClock();
  byId('game').classList.remove('is-loading');
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  // In a frame the keys arrive only where the focus is.
  byId('game').tabIndex = -1;
  byId('game').focus({ preventScroll: true });
};

open().catch(showFailure);
