// @ts-check
import { element } from '../../kit/element.js';

/** What hands pay, in rows. @param {import('./table.js').Guide} guide */
export const guideView = ({ head, rows, note }) => [
  element('table', { className: 'guide' }, [
    ...(head
      ? [
          element('thead', {}, [
            element('tr', {}, [
              element('td', {}),
              ...head.map((text) => element('th', { scope: 'col', textContent: text })),
            ]),
          ]),
        ]
      : []),
    element(
      'tbody',
      {},
      rows.map(([name = '', ...values]) =>
        element('tr', {}, [
          element('th', { scope: 'row', textContent: name }),
          ...values.map((value) => element('td', { className: 'num', textContent: value })),
        ]),
      ),
    ),
  ]),
  ...(note ? [element('p', { className: 'side-note', textContent: note })] : []),
];
