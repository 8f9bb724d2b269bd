/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showPile } from '../hands/js/chips.js';
import { createGame } from '../hands/js/game.js';
import { createTranslate } from '../hands/js/messages.js';
import { Rejected } from '../kit/call.js';
import { createSessionMeter } from '../kit/session-meter.js';

const lang = 'zh-CN';
const t = createTranslate(lang);

/** Deals while another tab has an open hand, which the server answers to `current`. */
const dealInSecondTab = async () => {
  const page = readFileSync(join(__dirname, '../hands/index.html'), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const show = jest.fn(async () => {});
  const open = { id: 'h1', seq: 0, state: 'open', stake: '10.00', payout: null, legal: [], view: {} };
  createGame({
    parent: { isFramed: false, sendBalance: () => {}, requestRealityCheck: () => {} },
    meter: createSessionMeter(),
    sound: { chip: () => {}, card: () => {}, win: () => {} },
    lang,
    t,
    wait: async () => {},
    isStill: () => true,
    session: {
      balance: '100.00',
      account: 'main',
      limits: { min: '1.00', max: '100.00' },
      history: [],
      chips: ['10.00'],
      current: null,
    },
    api: {
      open: async () => {
        throw new Rejected(20652, null);
      },
      current: async () => ({ hand: open, balance: '90.00' }),
    },
    table: {
      spots: [{ id: 'stake', name: '' }],
      clear: () => {},
      showStake: () => {},
      show,
      acts: () => [],
      notice: () => '',
      spoken: () => '庄家 7，您 15',
      summary: () => [],
    },
    onSettled: () => {},
  } as never).deal();
  await new Promise((resolve) => setTimeout(resolve, 40));
  return show;
};

describe('a deal while a hand is open in another tab', () => {
  it('[ERR-7] shows that hand and says that it must be finished first, and that no stake was taken', async () => {
    const show = await dealInSecondTab();
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ id: 'h1' }), { animate: false });
    expect(document.querySelector('#plaque')!.textContent).toContain(t('handOpen'));
    expect(document.body.textContent).toContain(t('resumedAnnounce', { text: '庄家 7，您 15' }));
  });
});

it('[GAM-2] shows a stake as a pile of few chips, the largest first', () => {
  const pile = document.createElement('span');
  const shown = (amount: bigint) => {
    showPile(pile, amount, [100n, 500n, 1_000n], lang);
    return Array.from(pile.querySelectorAll('text'), ({ textContent }) => textContent);
  };
  expect(shown(2_700n)).toEqual(['10', '10', '5', '1', '1']);
  expect(shown(100_000n)).toEqual(Array(8).fill('10'));
});
