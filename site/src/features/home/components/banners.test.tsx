import { exampleAnswers } from '@pavilion/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { closedBannersScript } from '../../../shared/storage/closed-banners';
import { rememberClosed } from '../../../shared/storage/closed-promotions';
import { showSection } from '../home-test-kit';
import { Banners } from './banners';

describe('the banners of Home', () => {
  const [ad] = exampleAnswers.queryStationAdList;
  const show = (ids: readonly string[]) =>
    showSection(<Banners />, {
      handlers: { queryStationAdList: () => ids.map((id) => ({ ...ad!, id })) },
    });
  const carousel = () => document.querySelector("[data-part='banners']");
  beforeEach(() => localStorage.clear());

  it('[APP-8] stay closed in this browser until there is a new one', async () => {
    const first = show(['1', '2']);
    await first.user.click(await screen.findByRole('button', { name: /^关闭/ }));
    expect(carousel()).toBeNull();
    first.unmount();

    const second = show(['1', '2']);
    await waitFor(() => expect(second.gateway.requests).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-part="banners"]')).toBeNull());
    second.unmount();

    show(['1', '2', '3']);
    await screen.findByRole('button', { name: /^关闭/ });
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('[APP-8] are hidden in the HTML of the server before the first paint, if all of them were closed', async () => {
    const ids = ['1', 'brand-0-龙舟节 Dragon boats'];
    show(ids);
    await screen.findByRole('button', { name: /^关闭/ });
    const sheets = document.styleSheets.length;
    const isHiddenAfter = (closed: readonly string[]) => {
      localStorage.clear();
      for (const id of closed) rememberClosed(() => localStorage, 'closedBanners', id);
      new Function(closedBannersScript)();
      const { display } = getComputedStyle(carousel()!);
      document.head.lastElementChild?.remove();
      expect(document.styleSheets).toHaveLength(sheets);
      return display === 'none';
    };
    expect(isHiddenAfter(ids)).toBe(true);
    expect(isHiddenAfter([...ids, 'earlier'])).toBe(true);
    expect(isHiddenAfter([ids[0]!])).toBe(false);
    localStorage.clear();
    new Function(closedBannersScript)();
    expect(document.styleSheets).toHaveLength(sheets);
  });

  it('leave the focus on what follows them when they are closed', async () => {
    const { user } = showSection(
      <>
        <a href="/before">before</a>
        <Banners />
        <a href="/after">after</a>
      </>,
      { handlers: { queryStationAdList: () => [ad!] } },
    );
    (await screen.findByRole('button', { name: /^关闭/ })).focus();
    await user.keyboard('{Enter}');
    expect(carousel()).toBeNull();
    expect(screen.getByRole('link', { name: 'after' })).toHaveFocus();
  });
});
