import { exampleAnswers } from '@pavilion/contract/examples';
import { screen, waitFor } from '@testing-library/react';
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
});
