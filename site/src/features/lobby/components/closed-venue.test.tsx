import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { ClosedVenueStrip } from './closed-venue';

const show = async (locale: Locale, until: string | null, as: 'member' | 'demo' | 'visitor') => {
  const { client, gateway } = createTestClient({
    handlers: { memberInfo: () => buildMember({ isDemo: as === 'demo' }) },
  });
  if (as !== 'visitor') client.session.start('token-1', { remember: false });
  render(
    <MemoryRouter>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={as !== 'visitor'}>
          <LocaleProvider locale={locale} setLocale={() => {}}>
            <UiProvider locale={locale}>
              <ClosedVenueStrip name="Yunge Slots" until={until} onLeave={() => {}} />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  if (as !== 'visitor') await waitFor(() => expect(gateway.requests.length).toBeGreaterThan(0));
  return screen.getByRole('status');
};

describe('what is said about a closed venue', () => {
  it('[MNT-1] refers to no end while none is expected', async () => {
    const strip = await show('en', null, 'member');
    expect(strip).toHaveTextContent('It takes no bets meanwhile.');
    expect(strip).toHaveTextContent('money in the wallet of the venue can be transferred');
  });

  it.each(['visitor', 'demo'] as const)('[MNT-1] names no wallet of the venue to a %s', async (as) => {
    const strip = await show('zh-CN', '2026-12-01T10:30:00.000Z', as);
    await waitFor(() => expect(strip).not.toHaveTextContent('场馆钱包'));
    expect(strip).toHaveTextContent('已下的注照常结算。');
    expect(screen.queryByRole('link', { name: '转出余额' })).toBeNull();
  });
});
