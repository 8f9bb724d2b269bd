import { api, createStore } from '@pavilion/sdk/react';
import { buildPreInfo, createTestClient } from '@pavilion/sdk/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../messages';
import { ClientProvider } from '../session/session-context';
import { preInfoBody } from '../site-config/pre-info';
import { useClosedVenue } from './closed-venues';
import { GameStatus } from './game-badges';

const End = () => <p>{`end: ${useClosedVenue('PAVILION')?.until}`}</p>;

it.each([
  ['names an end that is expected', 60_000, /预计 .* 恢复$/, (until: string) => until],
  ['names no end that has passed: only an operator ends it', -60_000, /^维护中$/, () => 'null'],
])('[MNT-1] the maintenance of a venue %s', async (_, fromNow, status, shown) => {
  let until: string | null = null;
  const { client } = createTestClient({
    handlers: {
      preInfo: () =>
        buildPreInfo({
          closedVenues: [{ venue: 'PAVILION', name: { 'zh-CN': '云阁电子', en: 'Yunge Slots' }, until }],
        }),
    },
  });
  until = new Date(client.now() + fromNow).toISOString();
  const store = createStore(client);
  await store.dispatch(api.endpoints.preInfo.initiate(preInfoBody));
  render(
    <Provider store={store}>
      <ClientProvider client={client} wasMember={false}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <GameStatus game={{ venue: 'PAVILION' }} status={null} isUnfinished={false}>
            open
          </GameStatus>
          <End />
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  expect(screen.getByText(status)).toBeInTheDocument();
  expect(screen.getByText(`end: ${shown(until)}`)).toBeInTheDocument();
});
