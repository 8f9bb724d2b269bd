/** @jest-environment jsdom */

/** Loads the kit for a page at an address with this fragment, in a frame of the site. */
const load = async (fragment: string) => {
  jest.resetModules();
  document.documentElement.lang = 'zh-CN';
  document.documentElement.dataset.sites = 'https://play.example';
  document.body.innerHTML = '<output id="balance">–</output>';
  const listeners: ((event: unknown) => void)[] = [];
  const site = { postMessage: () => {} };
  const page = {
    parent: site,
    location: { hash: fragment, ancestorOrigins: ['https://play.example'] },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  };
  const { createParentWindow } = await import('../kit/parent-window.js');
  const { balanceText, followBalanceHiding, showBalance } = await import('../kit/shown-balance.js');
  followBalanceHiding(createParentWindow(page as unknown as Window));
  const send = (data: unknown, origin = 'https://play.example') => {
    for (const listener of listeners) listener({ data, origin, source: site });
  };
  return { balanceText, showBalance, send, shown: () => document.getElementById('balance')?.textContent };
};

const hide = { type: 'pavilion:balance-hiding', isHidden: true };

describe('the balance of a game', () => {
  it('[MNY-2] is hidden from the start if the member hides balances on the site', async () => {
    const { showBalance, balanceText, shown } = await load('#token=t1&channel=c1&balance=hidden');
    expect(shown()).toBe('–');
    showBalance(123_450n);
    expect(shown()).toBe('****已隐藏');
    expect(balanceText(123_450n)).toBe('已隐藏');
  });

  it('[MNY-2] follows the choice that the member makes during the game', async () => {
    const { showBalance, balanceText, send, shown } = await load('#token=t1&channel=c1');
    showBalance(123_450n);
    expect(shown()).toBe('1,234.50');
    send(hide);
    showBalance(99_900n);
    expect(shown()).toBe('****已隐藏');
    send({ ...hide, isHidden: false });
    expect(shown()).toBe('999.00');
    expect(balanceText(99_900n)).toBe('999.00');
  });

  it('[MNY-2] does not follow another origin', async () => {
    const { showBalance, send, shown } = await load('#channel=c1&balance=hidden');
    showBalance(100n);
    send({ ...hide, isHidden: false }, 'https://evil.example');
    expect(shown()).toBe('****已隐藏');
  });
});
