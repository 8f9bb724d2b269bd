// @ts-check
import { element } from '../../kit/element.js';
import { toMinor, toShown, toSigned } from '../../kit/money.js';

/** @typedef {import('./api.js').Hand} Hand */
/** @typedef {import('./table.js').Table} Table */

/** @param {Hand} hand */
const netOf = ({ stake, payout }) => toMinor(payout ?? '0.00') - toMinor(stake);

/** @param {bigint} net */
const tone = (net) => `num ${net > 0n ? 'is-gain' : net < 0n ? 'is-loss' : ''}`;

/** The list beside the table. @param {Hand[]} hands newest first @param {Table} table */
export const recentView = (hands, table) =>
  hands.map((hand) =>
    element('li', {}, [
      element('span', { className: 'recent-text', textContent: table.summary(hand) }),
      element('span', { className: tone(netOf(hand)), textContent: toSigned(netOf(hand)) }),
    ]),
  );

/** @param {{ hands: Hand[], table: Table, t: import('./messages.js').Translate }} input @returns {Node} */
export const historyView = ({ hands, table, t }) => {
  if (hands.length === 0) return element('p', { className: 'empty', textContent: t('noRounds') });
  const heads = table.isReserve ? [t('hand'), t('result')] : [t('hand'), t('stake'), t('win'), t('result')];
  return element('table', { className: 'history' }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col', textContent: head })),
      ),
    ]),
    element(
      'tbody',
      {},
      hands.map((hand) =>
        element('tr', {}, [
          element('td', { textContent: table.summary(hand) }),
          ...(table.isReserve ? [] : [hand.stake, hand.payout ?? '0.00']).map((amount) =>
            element('td', { className: 'num', textContent: toShown(toMinor(amount)) }),
          ),
          element('td', { className: tone(netOf(hand)), textContent: toSigned(netOf(hand)) }),
        ]),
      ),
    ),
  ]);
};
