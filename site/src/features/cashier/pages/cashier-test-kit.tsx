import type { CallName } from '@pavilion/contract/wire';
import { createStore } from '@pavilion/sdk/react';
import {
  buildDepositChannel,
  buildDepositOrder,
  buildMember,
  buildWalletOverview,
  createTestClient,
  exampleHandlers,
  type Handlers,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import { BalanceHidingContext, createBalanceHiding } from '../../../shared/money/balance-hiding';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { jestClock } from '../../../testing/jest-clock';
import { memberPorts } from '../../../testing/member-ports';

export const bank = buildDepositChannel({ min: '100.00', max: '50000.00' });
export const alipay = buildDepositChannel({
  code: 'alipay',
  name: { 'zh-CN': '支付宝', en: 'Alipay' },
  min: '50.00',
  max: '20000.00',
  mark: 'alipay',
  fields: [],
  showsQrCode: true,
  antiFraudWarning: false,
  recommended: false,
});

/** An order that does not expire during a test. */
export const orderOf = (differing: Partial<ReturnType<typeof buildDepositOrder>> = {}) =>
  buildDepositOrder({
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    channel: alipay,
    qrCode: 'sandbox@pavilion.example',
    ...differing,
  });

const healthy = {
  memberInfo: () => buildMember(),
  walletOverview: () => buildWalletOverview(),
  depositChannels: () => [bank, alipay],
  depositOrders: () => [],
} satisfies Handlers;

/** Sets up fake timers and empty storage for each test. */
export const resetBetweenTests = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => {
    act(() => resetModals());
    jest.useRealTimers();
  });
};

/** Advances the fake timers. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let navigate: NavigateFunction;
const Address = () => {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Keeps the choice to hide balances, as the application does. */
const WithBalanceHiding = ({ children }: { readonly children: ReactNode }) => {
  const [hiding] = useState(() => createBalanceHiding(false, () => {}));
  return <BalanceHidingContext value={hiding}>{children}</BalanceHidingContext>;
};

/** Renders a page of the cashier for a member, or a visitor, with a fake gateway. Requires `resetBetweenTests`. */
export const showPage = (
  Page: ComponentType<PageProps>,
  address: string,
  handlers: Handlers = {},
  isVisitor = false,
  locale: Locale = 'zh-CN',
) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...healthy, ...handlers },
    ports: { ...(isVisitor ? {} : memberPorts()), clock: jestClock },
  });
  const store = createStore(client);
  const view = render(
    <Provider store={store}>
      <ClientProvider client={client} wasMember={!isVisitor}>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <WithBalanceHiding>
              <MemoryRouter initialEntries={[address]}>
                <Page id="page" title="页面" />
                <Address />
              </MemoryRouter>
            </WithBalanceHiding>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return {
    ...view,
    gateway,
    store,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    /** The idempotency keys of the requests of a call, in order. */
    keys: (call: CallName = 'depositCreate') =>
      gateway.requests
        .filter(({ name }) => name === call)
        .map(({ headers }) => headers['x-api-idempotency-key']),
    address: () => view.getByTestId('address').textContent,
    /** Opens another address of the page, as its links and those of the menus do. */
    go: async (to: string) => {
      act(() => void navigate(to));
      await pass(100);
    },
  };
};
