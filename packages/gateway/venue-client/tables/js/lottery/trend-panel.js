// @ts-check
import { element } from '../../../kit/element.js';
import { trendsOf, trendWindow } from '../trends.js';
import { createTabs } from './pieces.js';

/**
 * @typedef {import('../layouts/layout.js').Result} Result
 * @typedef {import('./draws.js').TrendChart} TrendChart
 */

const latest = 10;

/**
 * The panel next to the board: the last ten draws, and how often each key appeared in the last hundred.
 *
 * @param {{
 *   t: (key: keyof typeof import('./messages.js').zh, values?: Record<string, string | number>) => string,
 *   charts: TrendChart[],
 *   chartName: (chart: TrendChart) => string,
 *   keyName: (key: string, chart: TrendChart) => string,
 *   keyView: (key: string, chart: TrendChart) => Node,
 *   drawView: (outcome: any) => Node[],
 * }} options
 */
export const createTrendPanel = ({ t, charts, chartName, keyName, keyView, drawView }) => {
  const draws = element('ol', { className: 'lot-draws' });
  const bars = element('ul', { className: 'lot-bars' });
  const legend = element('p', { className: 'lot-legend' });
  /** @type {Result[]} */
  let results = [];
  let shown = charts[0];

  /** @param {TrendChart} chart */
  const showChart = (chart) => {
    shown = chart;
    const trends = trendsOf(
      results.map(({ outcome }) => chart.of(outcome)),
      chart.keys,
    );
    const most = Math.max(1, ...trends.map(({ count }) => count));
    const longest = Math.max(...trends.map(({ omission }) => omission));
    const count = Math.min(results.length, trendWindow);
    bars.dataset.size = chart.keys.length > 20 ? 'many' : chart.keys.length > 10 ? 'more' : 'few';
    bars.replaceChildren(
      ...trends.map((trend) => {
        const { key, omission } = trend;
        const bar = element('i', { className: 'lot-bar' });
        bar.style.setProperty('--part', String(trend.count / most));
        const item = element('li', { className: omission === longest && omission > 0 ? 'is-longest' : '' }, [
          element('span', {
            className: 'sr-only',
            textContent: t('trendItem', {
              key: keyName(key, chart),
              count,
              times: trend.count,
              omission,
              longest: trend.longest,
            }),
          }),
          element('span', {
            className: 'lot-count num',
            ariaHidden: 'true',
            textContent: String(trend.count),
          }),
          bar,
          element('span', { className: 'lot-key', ariaHidden: 'true' }, [keyView(key, chart)]),
          element('span', {
            className: 'lot-omission num',
            ariaHidden: 'true',
            textContent: String(omission),
          }),
        ]);
        return item;
      }),
    );
    legend.textContent = t('trendLegend', { count });
  };

  const tabs = createTabs({
    label: t('trendsOf'),
    className: 'lot-tabs-small',
    tabs: charts.map((chart) => ({ id: chart.id, label: chartName(chart) })),
    onSelect: (id) => {
      const chart = charts.find((each) => each.id === id);
      if (chart) showChart(chart);
    },
  });

  const latestPart = element('section', { className: 'lot-part' }, [
    element('h3', { textContent: t('latestDraws') }),
    draws,
  ]);
  const trendPart = element('section', { className: 'lot-part' }, [
    element('h3', { textContent: t('trends') }),
    tabs.list,
    bars,
    legend,
    element('p', { className: 'lot-independent', textContent: t('independent') }),
  ]);
  // Where there is room for both, the style sheet shows both and hides the tabs.
  const parts = createTabs({
    label: t('panelParts'),
    className: 'lot-tabs-parts',
    tabs: [
      { id: 'latest', label: t('latestDraws'), panel: latestPart },
      { id: 'trends', label: t('trends'), panel: trendPart },
    ],
  });
  const panel = element('div', { className: 'lot-panel' }, [parts.list, latestPart, trendPart]);

  return {
    panel,
    /** @param {Result[]} next oldest first */
    show: (next) => {
      results = next;
      const last = next.slice(-latest).reverse();
      draws.replaceChildren(
        ...last.map(({ no, outcome }) =>
          element('li', {}, [
            element('span', { className: 'lot-no num', title: t('draw', { no }), textContent: no.slice(-4) }),
            ...drawView(outcome),
          ]),
        ),
        ...(last.length === 0 ? [element('li', { className: 'lot-empty', textContent: t('noDraws') })] : []),
      );
      if (shown) showChart(shown);
    },
  };
};
