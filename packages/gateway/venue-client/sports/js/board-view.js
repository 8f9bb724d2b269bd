// @ts-check
import { element } from '../../kit/element.js';
import { columns } from './columns.js';
import { cellsOf, currentScoreOf, isOver, scoreOf, timeOf } from './event.js';

/**
 * @typedef {import('./api.js').EventView} EventView
 * @typedef {import('./columns.js').Column} Column
 */

/** @param {HTMLElement} node @param {string} role */
const withRole = (node, role) => {
  node.setAttribute('role', role);
  return node;
};

/** The selections of a column in the main line of its market. @param {EventView} event @param {Column} column */
const selectionsOf = (event, { type, period, sides }) => {
  const market = event.markets.find((each) => each.type === type && each.period === period);
  const [line] = market?.lines ?? [];
  return sides.map((side) =>
    market && line?.selections.some((selection) => selection.side === side)
      ? `${market.key}:${line.q}:${side}`
      : undefined,
  );
};

/**
 * The list of matches by competition. A change of prices updates the texts in place; a row is replaced only when its lines
 * change.
 *
 * @param {HTMLElement} root
 * @param {{
 *   cells: import('./cells.js').Cells, t: import('./messages.js').Translate, names: import('./names.js').Names,
 *   timeZone: string, onOpen: (event: string) => void,
 * }} ports
 */
export const createBoardView = (root, { cells, t, names, timeZone, onOpen }) => {
  /** @type {Map<string, { row: HTMLElement, signature: string, event: EventView }>} */
  const rows = new Map();
  const texts = { t, names, timeZone };
  /** The matches of the grid, in their order. */
  let shown = '';

  /** @param {EventView['sport']} sport */
  const columnsOf = (sport) => [
    ...columns[sport].main,
    ...columns[sport].wide.map((column) => ({ ...column, isWide: true })),
  ];
  /** @param {EventView} event */
  const signatureOf = (event) =>
    columnsOf(event.sport)
      .flatMap((column) => selectionsOf(event, column))
      .join();

  /** Only what can change without another row. @param {HTMLElement} row @param {EventView} event */
  const updateRow = (row, event) => {
    const known = cellsOf(event);
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (row.querySelectorAll('.cell'))) {
      cells.update(button, event, known.get(button.dataset.selection ?? ''));
    }
    const [when, home, away] = /** @type {[HTMLElement, HTMLElement, HTMLElement]} */ ([
      row.querySelector('.when'),
      row.querySelector('.home-score'),
      row.querySelector('.away-score'),
    ]);
    when.textContent = timeOf(event, texts);
    const score = scoreOf(event);
    const current = currentScoreOf(event);
    [home, away].forEach((place, index) => {
      const parts = [score?.[index], current?.[index]].filter((part) => part !== undefined);
      place.textContent = parts.join(' · ');
    });
    const name = /** @type {HTMLElement} */ (row.querySelector('.open-match > .sr-only'));
    const teams = { home: names.local(event.home.name), away: names.local(event.away.name) };
    name.textContent = score
      ? t('openMatchScore', { ...teams, score: score.join(':'), count: event.marketCount })
      : t('openMatch', { ...teams, count: event.marketCount });
    row.dataset.state = event.status === 'live' ? 'live' : isOver(event) ? 'over' : 'later';
  };

  /** @param {EventView} event */
  const createRow = (event) => {
    const known = cellsOf(event);
    const { home, away } = event;
    const seen = element('span', { className: 'teams' }, [
      element('span', { className: 'team' }, [
        element('span', { textContent: names.local(home.name) }),
        element('b', { className: 'home-score num' }),
      ]),
      element('span', { className: 'team' }, [
        element('span', { textContent: names.local(away.name) }),
        element('b', { className: 'away-score num' }),
      ]),
      element('small', { className: 'count num', textContent: `+${event.marketCount}` }),
    ]);
    seen.setAttribute('aria-hidden', 'true');
    const open = element('button', { type: 'button', className: 'open-match', tabIndex: -1 }, [
      element('i', { className: 'sr-only' }),
      seen,
    ]);
    open.addEventListener('click', () => onOpen(event.id));
    const row = withRole(element('div', { className: 'match' }), 'row');
    row.dataset.event = event.id;
    row.append(
      withRole(
        element('div', { className: 'info' }, [element('span', { className: 'when num' }), open]),
        'rowheader',
      ),
      ...columnsOf(event.sport).map((column) => {
        const content = selectionsOf(event, column).map((id) =>
          id === undefined
            ? element('span', { className: 'no-cell', textContent: '–', ariaHidden: 'true' })
            : cells.create(event, id, known.get(id)),
        );
        const cell = withRole(element('div', { className: 'col' }, content), 'gridcell');
        if ('isWide' in column) cell.classList.add('of-wide');
        return cell;
      }),
    );
    updateRow(row, event);
    return row;
  };

  /** Runs a change of the list and gives the focus back to the same control. @param {() => void} change */
  const keepFocus = (change) => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const isInside = focused !== null && root.contains(focused);
    const selection = focused?.dataset.selection;
    const event = /** @type {HTMLElement | null | undefined} */ (focused?.closest('.match'))?.dataset.event;
    change();
    if (!isInside || document.activeElement === focused) return;
    const row = rows.get(event ?? '')?.row;
    const same = selection && row?.querySelector(`[data-selection="${selection}"]`);
    const next = same || row?.querySelector('.open-match');
    /** @type {HTMLElement} */ (next ?? root).focus({ preventScroll: true });
  };

  /** @param {EventView} event */
  const update = (event) => {
    const known = rows.get(event.id);
    if (!known) return;
    const signature = signatureOf(event);
    if (known.signature === signature) {
      known.event = event;
      updateRow(known.row, event);
      return;
    }
    keepFocus(() => {
      const row = createRow(event);
      known.row.replaceWith(row);
      shown = '';
      rows.set(event.id, { row, signature, event });
    });
  };

  /** @param {EventView[]} events of one competition */
  const group = (events) => {
    const [first] = /** @type {[EventView]} */ (events);
    const id = `league-${first.competition.id.replaceAll('.', '-')}`;
    const name = withRole(
      element('div', { className: 'league-name', id }, [
        element('span', { textContent: names.local(first.competition.name) }),
        element('small', { className: 'num', textContent: String(events.length) }),
      ]),
      'columnheader',
    );
    const heads = columnsOf(first.sport).map((column) => {
      const head = withRole(
        element('div', { className: 'head' }, [
          ...(column.period === 'ft'
            ? []
            : [element('small', { textContent: `${names.period(column.period)} ` })]),
          names.marketType(first.sport, column.type),
        ]),
        'columnheader',
      );
      if ('isWide' in column) head.classList.add('of-wide');
      return head;
    });
    const league = withRole(
      element('div', { className: 'league' }, [
        withRole(element('div', { className: 'heads' }, [name, ...heads]), 'row'),
        ...events.map((event) => /** @type {HTMLElement} */ (rows.get(event.id)?.row)),
      ]),
      'rowgroup',
    );
    league.setAttribute('aria-labelledby', id);
    return league;
  };

  return {
    update,
    /** @param {EventView[]} events @param {string} label */
    show: (events, label) =>
      keepFocus(() => {
        const kept = new Set(events.map(({ id }) => id));
        for (const id of rows.keys()) if (!kept.has(id)) rows.delete(id);
        for (const event of events) {
          const known = rows.get(event.id);
          const signature = signatureOf(event);
          if (known?.signature === signature) {
            known.event = event;
            updateRow(known.row, event);
          } else rows.set(event.id, { row: createRow(event), signature, event });
        }
        // The same matches stay where they are, for the sake of screen readers.
        const order = [label, ...events.map((event) => `${event.id} ${signatureOf(event)}`)].join();
        if (order === shown) return;
        shown = order;
        /** @type {Map<string, EventView[]>} */
        const leagues = new Map();
        for (const event of events) {
          const { id } = event.competition;
          leagues.set(id, [...(leagues.get(id) ?? []), event]);
        }
        const sorted = [...leagues.values()].sort(
          ([one], [other]) => (one?.competition.rank ?? 0) - (other?.competition.rank ?? 0),
        );
        const grid = withRole(element('div', { className: 'grid' }, sorted.map(group)), 'grid');
        grid.setAttribute('aria-label', label);
        grid.dataset.wide = String(columns[/** @type {EventView} */ (events[0]).sport].wide.length);
        root.replaceChildren(grid);
      }),
    /** Marks the selections of the slip, and stale prices. */
    refresh: () => {
      for (const { row, event } of rows.values()) updateRow(row, event);
    },
    clear: () => {
      shown = '';
      rows.clear();
      root.replaceChildren();
    },
  };
};
