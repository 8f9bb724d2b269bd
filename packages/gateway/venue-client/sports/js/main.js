// @ts-check

import { Rejected } from '../../kit/call.js';
import { byId } from '../../kit/element.js';
import { toMinor, toShown, toWire } from '../../kit/money.js';
import { createParentWindow } from '../../kit/parent-window.js';
import { createRoundKey } from '../../kit/round-key.js';
import { elapsedText } from '../../kit/session-meter.js';
import { followBalanceHiding, showBalance } from '../../kit/shown-balance.js';
import { createApi } from './api.js';
import { createBetsView } from './bets-view.js';
import { createBoardView } from './board-view.js';
import { createCells } from './cells.js';
import { createDetailView } from './detail-view.js';
import { cellsOf, isOver } from './event.js';
import { explain } from './explain.js';
import { createFeed } from './feed.js';
import { listenToGridKeys } from './grid-keys.js';
import { createKeptPicks } from './kept-picks.js';
import { createTranslate } from './messages.js';
import { createNames, partsOf } from './names.js';
import { createPlacing } from './placing.js';
import { createSlip, maxTickets, parlayId, sizeOf } from './slip.js';
import { createSlipView } from './slip-view.js';
import { sportDefinitions } from './sports.generated.js';
import { createTabs } from './tabs.js';
import { announce, emptyState, hideNotice, showNotice, skeleton, writeTexts } from './view.js';

/**
 * @typedef {import('./api.js').EventView} EventView
 * @typedef {import('./api.js').Sport} Sport
 * @typedef {import('./api.js').Time} Time
 * @typedef {import('./api.js').Session} Session
 */

/** Matches that the list has at first, and how many more each press of the button shows. */
const pageSize = 40;
/** The largest `limit` of `sportsBoard`, a multiple of `pageSize`. */
const maxListed = 200;
/** Milliseconds between two requests for the board, in which matches start and end. */
const boardInterval = 30_000;
/** Milliseconds between two requests for open bets. */
const betsInterval = 8_000;
/** Milliseconds before each attempt to load the page again; the last is repeated. */
const waits = [1_000, 2_000, 4_000, 8_000];
/** @type {readonly Time[]} */
const times = ['live', 'today', 'early'];
// The last part of the path is `<provider>-<page>`.
const [provider = '', section = ''] = (window.location.pathname.split('/').at(-1) ?? '').split('-');
const lang = /** @type {import('@pavilion/format').Language} */ (document.documentElement.lang);
const t = createTranslate(lang);
const names = createNames(t, lang);
// The fragment never reaches a server, so the token is in no log.
const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
const api = createApi({ provider, token, fetch: window.fetch.bind(window) });
const parent = createParentWindow(window);
followBalanceHiding(parent);

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isVisible = () => document.visibilityState === 'visible';

/** The site that frames the page shows the time of the whole play session, so the page has a clock only in a tab of its own. */
const startSessionClock = () => {
  const start = Date.now();
  byId('time-played').hidden = false;
  setInterval(() => {
    byId('elapsed').textContent = elapsedText(Date.now() - start);
  }, 1000);
};

/** @param {Session} session */
const openBook = (session) => {
  const sports = session.sports[section] ?? [];
  let balance = toMinor(session.balance);
  let isHalted = session.isHalted;
  let isEnded = false;
  let isMaintenance = false;
  /** @type {Sport} */
  let sport = sports[0] ?? 'football';
  /** @type {Time} */
  let time = 'live';
  let limit = pageSize;
  /** The match that is opened. */
  let opened = '';
  /** @type {EventView[] | undefined} */
  let events;
  /** Of the sport that is shown. @type {import('./api.js').Board['counts'] | undefined} */
  let counts;
  /** @type {import('./api.js').Board['sports']} */
  let sportCounts = [];
  /** Answers to an earlier choice of sport or time are ignored. */
  let choice = 0;
  let isTimeChosen = false;
  /** @type {'slip' | 'open' | 'settled'} */
  let slipTab = 'slip';
  let openCount = 0;
  const slip = createSlip();
  const kept = createKeptPicks({
    storage: () => window.sessionStorage,
    name: `pavilion-picks-${provider}-${section}`,
    owner: session.owner,
  });

  /** @param {bigint} amount */
  const setBalance = (amount) => {
    balance = amount;
    showBalance(balance);
    parent.sendBalance(toWire(balance));
    slipView.update();
  };

  /** Ends the session, or shows why a call of the player was rejected. @param {unknown} error */
  const showRejection = (error) => {
    const explained = explain(error, { t, lang, isFramed: parent.isFramed });
    const { text, offers } = explained;
    if (isEnded || (explained.isMaintenance && isMaintenance)) return;
    if (explained.isOver) {
      isEnded = true;
      feed.stop();
      parent.reportExpired();
    }
    if (explained.isMaintenance) {
      isMaintenance = true;
      showMaintenance();
    }
    showNotice({ text, tone: 'trouble', offers: parent.isFramed ? offers : undefined });
    announce(text);
    if (offers === 'reality-check') parent.requestRealityCheck();
    slipView.update();
  };

  /** After a call that the player did not ask for: only what ends the session or closes the venue. @param {unknown} error */
  const showClosing = (error) => {
    const { isOver: ends, isMaintenance: closes } = explain(error, { t, lang, isFramed: parent.isFramed });
    if (ends || closes) showRejection(error);
  };

  const showReady = () => {
    if (isEnded) return;
    if (isHalted) showNotice({ text: t('halted'), tone: 'trouble' });
    else hideNotice();
  };

  /** @param {string} selection @returns {import('./slip-view.js').Now} */
  const nowOf = (selection) => {
    const event = feed.event(partsOf(selection).event);
    const isKnown = event && cellsOf(event).has(selection);
    const ticket = slip.tickets().find((each) => each.selection === selection);
    // Until the match is loaded with all markets, what the player saw is the best that is known.
    const isLoading = !feed.followed(partsOf(selection).event);
    const asSeen = ticket && { ...ticket.asked, status: /** @type {const} */ ('open') };
    return {
      cell: event && (isKnown || !isLoading) ? cellsOf(event).get(selection) : asSeen,
      isStale: feed.isStale(),
      isOver: event !== undefined && isOver(event),
    };
  };

  const cells = createCells({ t, names, isPicked: slip.has, isStale: () => feed.isStale() });
  const list = byId('list');
  const detail = byId('detail');
  const ports = { cells, t, names, timeZone: session.timeZone };
  const boardView = createBoardView(list, { ...ports, onOpen: (id) => openMatch(id) });
  const detailView = createDetailView(detail, { ...ports, onClose: () => openMatch('') });
  const feed = createFeed({
    api,
    wait,
    isVisible,
    now: () => performance.now(),
    onEvent: (event, movements) => {
      boardView.update(event);
      if (event.id === opened && feed.followed(opened)) detailView.update(event);
      cells.move(document.body, movements);
      slipView.update();
    },
    onStale: (isStale) => {
      byId('stale').hidden = !isStale;
      refreshCells();
      slipView.update();
    },
    onRejected: showClosing,
  });
  const setStop = listenToGridKeys(byId('board-part'));

  const refreshCells = () => {
    boardView.refresh();
    detailView.refresh();
  };
  const follow = () => {
    const ids = slip
      .tickets()
      .filter(({ status }) => status === 'editing')
      .map(({ event }) => event.id);
    feed.follow(opened ? [opened, ...ids] : ids);
  };

  const timeTabs = createTabs(/** @type {HTMLElement} */ (byId('times')), {
    panel: list,
    onSelect: (/** @type {Time} */ next) => {
      isTimeChosen = true;
      choose({ time: next });
    },
  });
  const sportTabs = createTabs(byId('sports'), {
    panel: list,
    onSelect: (/** @type {Sport} */ next) => {
      isTimeChosen = false;
      choose({ sport: next, time: 'live' });
    },
  });
  const showTabs = () => {
    sportTabs.show(
      sports.map((value) => {
        const found = sportCounts.find((each) => each.sport === value);
        const count = found && found.live + found.today + found.early;
        const label = names.local(sportDefinitions[value].name);
        return {
          value,
          label,
          count,
          ...(count !== undefined && { name: t('tabCount', { name: label, count }) }),
        };
      }),
      sport,
    );
    timeTabs.show(
      times.map((value) => {
        const label = t(value);
        const count = counts?.[value];
        return {
          value,
          label,
          count,
          ...(count !== undefined && { name: t('tabCount', { name: label, count }) }),
        };
      }),
      time,
    );
    // The tabs of times name the list.
    list.setAttribute('aria-labelledby', `sports-${sport} times-${time}`);
  };

  const showMaintenance = () => {
    boardView.clear();
    list.append(
      emptyState({
        title: t('maintenance'),
        text: t('maintenanceText'),
        actions: [{ label: t('retry'), onClick: () => void loadBoard() }],
      }),
    );
  };

  const showBoard = () => {
    if (!events || !counts) return;
    showTabs();
    const known = counts;
    if (events.length === 0) {
      boardView.clear();
      const empties = /** @type {const} */ ({ live: 'emptyLive', today: 'emptyToday', early: 'emptyEarly' });
      list.append(
        emptyState({
          title: t(empties[time]),
          actions: times
            .filter((each) => each !== time && known[each] > 0)
            .slice(0, 1)
            .map((each) => ({ label: t('goTo', { name: t(each) }), onClick: () => choose({ time: each }) })),
        }),
      );
      return;
    }
    boardView.show(events, t('grid', { sport: names.local(sportDefinitions[sport].name), time: t(time) }));
    list.querySelector('.more')?.remove();
    const rest = counts[time] - events.length;
    if (rest > 0 && events.length === limit && limit < maxListed) {
      const more = emptyState({
        title: '',
        actions: [
          {
            label: t('more', { count: Math.min(rest, pageSize) }),
            onClick: () => {
              limit += pageSize;
              void loadBoard();
            },
          },
        ],
      });
      more.className = 'more';
      list.append(more);
    }
    setStop();
  };

  const loadBoard = async () => {
    const mine = choice;
    try {
      const answer = await api.board({ sport, tab: time, limit });
      if (mine !== choice) return;
      if (isMaintenance) {
        isMaintenance = false;
        showReady();
      }
      ({ events, counts, sports: sportCounts } = answer);
      // A tab without matches is shown only when the player has chosen it.
      const filled = times.find((each) => answer.counts[each] > 0);
      if (answer.events.length === 0 && !isTimeChosen && filled && filled !== time) {
        isTimeChosen = true;
        choose({ time: filled });
        return;
      }
      feed.setListed(answer.events);
      showBoard();
    } catch (error) {
      if (mine !== choice) return;
      showClosing(error);
      if (isEnded || isMaintenance || events) return;
      boardView.clear();
      list.append(
        emptyState({
          title: t('failed'),
          text: t('failedText'),
          actions: [{ label: t('retry'), onClick: () => choose({}) }],
        }),
      );
    }
  };

  /** @param {{ sport?: Sport, time?: Time }} next */
  const choose = (next) => {
    choice += 1;
    sport = next.sport ?? sport;
    time = next.time ?? time;
    limit = pageSize;
    events = undefined;
    if (next.sport !== undefined) counts = undefined;
    feed.setListed([]);
    boardView.clear();
    list.append(skeleton());
    if (opened) openMatch('');
    showTabs();
    announce(t('loading'));
    void loadBoard();
  };

  /** @param {string} id of a match; empty for the list */
  const openMatch = (id) => {
    const before = opened;
    opened = id;
    detail.hidden = id === '';
    list.hidden = id !== '';
    byId('times').hidden = id !== '';
    follow();
    if (id === '') {
      setStop();
      const row = list.querySelector(`[data-event="${before}"] .open-match`);
      /** @type {HTMLElement} */ (row ?? list).focus({ preventScroll: true });
      return;
    }
    detailView.open(feed.event(id));
    feed
      .fetchWanted()
      .then(() => {
        const event = feed.followed(id);
        if (event && opened === id) detailView.update(event);
        setStop();
      })
      .catch((error) => {
        if (error instanceof Rejected && opened === id) detailView.showGone();
      });
  };

  const slipPanel = byId('slip-panel');
  const slipBox = document.createElement('div');
  const betsBox = document.createElement('div');
  slipBox.tabIndex = -1;
  slipPanel.append(slipBox, betsBox);
  const betsView = createBetsView(betsBox, { t, names, onRetry: () => void loadBets() });

  const placing = createPlacing({
    api,
    slip,
    createKey: createRoundKey,
    wait,
    now: () => performance.now(),
    onBalance: setBalance,
    onDecided: (bet) => {
      if (bet === null) announce(t('announceNotPlaced'));
      else if (bet.state === 'refused') announce(t('announceRefused'));
      else announce(t('announceAccepted', { amount: toShown(toMinor(bet.stake)) }));
      void refreshBalance();
      void loadBets();
    },
    onRejected: (error) => {
      const isOfSelection = error instanceof Rejected && (error.code === 20601 || error.code === 20101);
      if (!isOfSelection) showRejection(error);
      // The refusal is about a state that the page does not show yet.
      void feed.poll();
    },
  });
  const slipView = createSlipView(slipBox, {
    slip,
    t,
    names,
    nowOf,
    balance: () => balance,
    isBlocked: () => isEnded || isHalted || isMaintenance,
    now: () => performance.now(),
    onPlace: (tickets) => {
      showReady();
      void placing.placeAll(tickets);
    },
    onPlaceParlay: () => {
      showReady();
      void placing.placeParlay();
    },
    onDeposit: parent.isFramed ? parent.requestDeposit : undefined,
  });

  const slipTabs = createTabs(byId('slip-tabs'), {
    panel: slipPanel,
    onSelect: (/** @type {'slip' | 'open' | 'settled'} */ next) => {
      if (next === slipTab) return;
      slipTab = next;
      if (next !== 'slip') betsView.showLoading();
      showSlipTabs();
      void loadBets();
    },
  });
  const showSlipTabs = () => {
    const count = slip.tickets().length;
    slipTabs.show(
      [
        { value: 'slip', label: t('slip'), count },
        { value: 'open', label: t('slipOpen'), count: openCount },
        { value: 'settled', label: t('slipSettled') },
      ],
      slipTab,
    );
    slipBox.hidden = slipTab !== 'slip';
    betsBox.hidden = slipTab === 'slip';
    byId('slip-toggle-label').textContent = t('slipToggle', { count, open: openCount });
  };

  const loadBets = async () => {
    const state = slipTab === 'settled' ? 'settled' : 'open';
    try {
      const { items } = await api.bets(state);
      if (state === 'open') {
        // A bet that is not open any more was settled.
        if (items.length < openCount) void refreshBalance();
        openCount = items.length;
        showSlipTabs();
      }
      if (slipTab === state) betsView.show(state, items);
    } catch (error) {
      showClosing(error);
      if (!isEnded && slipTab === state && betsBox.querySelector('li') === null) betsView.showFailed();
    }
  };

  const refreshBalance = async () => {
    const fresh = await api.session().catch(showClosing);
    if (!fresh) return;
    isHalted = fresh.isHalted;
    const next = toMinor(fresh.balance);
    if (next !== balance) setBalance(next);
    else slipView.update();
  };

  /** @param {EventView} event @param {string} selection */
  const pick = (event, selection) => {
    const cell = cellsOf(event).get(selection);
    const isOffered = cell?.status === 'open' && !feed.isStale();
    if (!cell || (!isOffered && !slip.has(selection))) return;
    const { id, sport: ofEvent, competition, home, away } = event;
    const done = slip.pick({
      selection,
      event: { id, sport: ofEvent, competition, home, away },
      asked: { price: cell.price, epoch: cell.epoch },
    });
    const count = slip.tickets().length;
    if (done === 'full') announce(t('full', { max: maxTickets }));
    if (done === 'full') showNotice({ text: t('full', { max: maxTickets }), tone: 'trouble' });
    if (done === 'removed' || done === 'added') showReady();
    if (done === 'removed') announce(t('removedLeg', { count }));
    if (done !== 'added') return;
    announce(t('added', { count }));
    if (slipTab !== 'slip') {
      slipTab = 'slip';
      showSlipTabs();
    }
    loadLimits(selection);
    feed.fetchWanted().catch(() => {});
  };

  /** @param {string} selection */
  const loadLimits = (selection) =>
    void api.limits([selection], [1]).then(
      (limits) => slip.setLimits(selection, limits),
      // The gateway checks the stake of a bet whose limits are not known here.
      () => {},
    );

  /** The legs and the size of which the limits of the parlay are known or requested. */
  let limitsOfParlay = '';
  const loadParlayLimits = () => {
    const parlay = slip.parlay();
    const legs = slip.legs().map(({ selection }) => selection);
    const size = sizeOf(parlay, legs.length);
    const wanted = slip.isParlay() && legs.length > 1 ? [size, ...legs].join(' ') : '';
    if (wanted === limitsOfParlay) return;
    limitsOfParlay = wanted;
    if (wanted === '') return;
    api.limits(legs, [size]).then(
      (limits) => wanted === limitsOfParlay && slip.setLimits(parlayId, limits),
      () => {},
    );
  };

  /** Picks the selections of an earlier launch again, at the prices of now. */
  const restorePicks = async () => {
    for (const selection of kept.read()) {
      const event = await api.event(partsOf(selection).event).catch(() => undefined);
      const cell = event && cellsOf(event).get(selection);
      if (!event || !cell || cell.price === 0 || isOver(event) || slip.has(selection)) continue;
      slip.pick({ selection, event, asked: { price: cell.price, epoch: cell.epoch } });
      loadLimits(selection);
    }
    isRestored = true;
    keepPicks();
    feed.fetchWanted().catch(() => {});
  };
  let isRestored = false;
  const keepPicks = () => {
    if (isRestored) kept.write(slip.legs().map(({ selection }) => selection));
  };
  byId('board-part').addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('.cell');
    const selection = /** @type {HTMLElement | null} */ (button)?.dataset.selection;
    const event = selection && feed.event(partsOf(selection).event);
    if (event) pick(event, selection);
  });

  slip.subscribe(() => {
    follow();
    keepPicks();
    loadParlayLimits();
    refreshCells();
    showSlipTabs();
  });

  const toggle = byId('slip-toggle');
  /** @param {boolean} isOpen */
  const openSlip = (isOpen) => {
    byId('slip').dataset.open = String(isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  openSlip(false);
  toggle.addEventListener('click', () => openSlip(toggle.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyS') {
      event.preventDefault();
      openSlip(true);
      byId('slip').focus();
    }
    if (event.key === 'Escape' && toggle.getAttribute('aria-expanded') === 'true') {
      openSlip(false);
      if (toggle.offsetParent !== null) toggle.focus();
    }
  });

  byId('deposit').addEventListener('click', parent.requestDeposit);
  byId('protection').addEventListener('click', parent.requestProtection);
  byId('retry').addEventListener('click', () => void loadBoard());
  parent.onRefresh(() => void refreshBalance());
  parent.onResume(showReady);
  parent.onBalanceHiding(slipView.update);

  showBalance(balance);
  showReady();
  showTabs();
  showSlipTabs();
  list.append(skeleton());
  void loadBoard();
  void loadBets();
  void restorePicks();
  feed.start();
  /** @param {number} ms @param {() => unknown} task */
  const every = (ms, task) =>
    setInterval(() => {
      if (!isEnded && isVisible()) task();
    }, ms);
  every(boardInterval, () => void loadBoard());
  every(betsInterval, () => {
    if (slipTab !== 'settled') void loadBets();
  });
  every(1_000, () => {
    if ([...slip.tickets(), slip.parlay()].some(({ status }) => status === 'pending')) slipView.update();
  });
  document.addEventListener('visibilitychange', () => {
    if (!isVisible() || isEnded) return;
    void feed.poll();
    void loadBoard();
    void refreshBalance();
  });
};

const open = async () => {
  writeTexts(t);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const session = await api.session();
      hideNotice();
      openBook(session);
      break;
    } catch (error) {
      const { text, isOver: ends } = explain(error, { t, lang, isFramed: parent.isFramed });
      showNotice({ text: error instanceof Rejected ? text : t('failedText'), tone: 'trouble' });
      announce(text);
      if (ends) {
        parent.reportExpired();
        break;
      }
      byId('game').setAttribute('aria-busy', 'false');
      parent.reportReady();
      await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
    }
  }
  if (parent.isFramed) byId('game').classList.add('is-framed');
  else startSessionClock();
  byId('game').setAttribute('aria-busy', 'false');
  parent.reportReady();
  // In a frame the keys arrive only where the focus is.
  byId('game').tabIndex = -1;
  byId('game').focus({ preventScroll: true });
};

void open();
