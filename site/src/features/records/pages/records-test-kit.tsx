import type { CallName } from '@pavilion/contract/wire';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, type Handlers } from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { jestClock } from '../../../testing/jest-clock';
import { BetsPage } from './bets';
import { CurrencyPage } from './currency';
import { ExchangesPage } from './exchanges';
import { GiftsPage } from './gifts';
import { TransactionsPage } from './transactions';
import { WelfarePage } from './welfare';

const { record, mallCoins } = paths.mine;

/** The pages of records, each with the call that lists its rows. */
export const recordPages = {
  bets: { Page: BetsPage, path: record.bets, title: '投注记录', call: 'betRecords' },
  transactions: {
    Page: TransactionsPage,
    path: record.transactions,
    title: '交易记录',
    call: 'transactionRecords',
  },
  gifts: { Page: GiftsPage, path: record.gifts, title: '礼金记录', call: 'giftRecords' },
  welfare: { Page: WelfarePage, path: record.welfare, title: '福利记录', call: 'welfareRecords' },
  exchanges: {
    Page: ExchangesPage,
    path: record.currency,
    title: '币值兑换记录',
    call: 'currencyRecords',
  },
  currency: { Page: CurrencyPage, path: mallCoins, title: '金币明细', call: 'currencyRecords' },
} as const satisfies Record<
  string,
  { Page: ComponentType<PageProps>; path: string; title: string; call: CallName }
>;

/** The date range that the pages request by default on the day of `today`. */
export const last30Days = { from: '2026-01-31', to: '2026-03-01' };

/** Makes it 1 March in Shanghai; timers run. */
export const today = () =>
  jest.useFakeTimers({
    now: new Date('2026-02-28T16:30:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
    ],
  });

/** Renders a record page with a fake gateway. */
export const openRecords = (
  kind: keyof typeof recordPages,
  handlers: Handlers,
  { search = '', locale = 'zh-CN' as Locale, clock = jestClock } = {},
) => {
  const { Page, path, title, call } = recordPages[kind];
  history.replaceState(null, '', path + search);
  const { client, gateway } = createTestClient({
    handlers: { betDays: () => ({ daily: [] }), ...handlers },
    ports: { clock },
  });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <BrowserRouter>
              <Page id={kind} title={title} />
            </BrowserRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  /** Of the requests for records. */
  const bodies = () => gateway.requests.filter(({ name }) => name === call).map(({ body }) => body);
  return { client, bodies, gateway, view };
};
