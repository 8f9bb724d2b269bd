import { createStore } from '@pavilion/sdk/react';
import { buildGame, buildGamePage, createTestClient, exampleHandlers, refuse } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { SearchButton } from '../header/search-button';

const lotus = buildGame({ code: 'lotus-reels', name: { 'zh-CN': '荷塘', en: 'Lotus' }, category: 'egame' });
const dragon = buildGame({ code: 'dragon', name: { 'zh-CN': '龙虎', en: 'Dragon' }, category: 'realbet' });
const peach = buildGame({ code: 'peach', name: { 'zh-CN': '蟠桃', en: 'Peach' }, category: 'egame' });

const pageOf = (...items: ReturnType<typeof buildGame>[]) =>
  buildGamePage({ items, total: items.length, nextCursor: null });

const Address = () => {
  const { pathname, search } = useLocation();
  return <i data-testid="address">{pathname + search}</i>;
};
const address = () => screen.getByTestId('address').textContent;

afterEach(() => act(() => resetModals()));

const open = async ({ isMember = true, fails = false } = {}) => {
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      gameList: ({ text, shelf }) => {
        if (text === undefined) return shelf === 'recent' ? pageOf(peach) : pageOf(lotus, dragon);
        if (fails) return refuse(10_003);
        return { ht: pageOf(lotus), long: pageOf(dragon) }[text] ?? pageOf();
      },
    },
  });
  if (isMember) client.session.start('token-1', { remember: false });
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/mine/mail']}>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              <SearchButton />
              <Address />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: '搜索' }));
  const dialog = within(await screen.findByRole('dialog', { name: '搜索' }, { timeout: 5_000 }));
  const requests = () =>
    gateway.requests
      .filter(({ name }) => name === 'gameList')
      .map(({ body }) => (body as { text?: string }).text);
  return { user, dialog, field: dialog.getByRole('searchbox', { name: '搜索游戏与页面' }), requests };
};

describe('the search over any page', () => {
  it('[GAM-2] opens over the page with the field focused, and suggests recent and popular games', async () => {
    const { dialog, field } = await open();
    expect(field).toHaveFocus();
    expect(
      await within(dialog.getByRole('region', { name: '最近玩过' })).findByRole('link'),
    ).toHaveTextContent('蟠桃');
    const hot = within(dialog.getByRole('region', { name: '大家在玩' }));
    await waitFor(() => expect(hot.getAllByRole('link')).toHaveLength(2));
    expect(address()).toBe('/mine/mail');
  });

  it('[GAM-2] asks once for the text that was typed, and opens a game', async () => {
    const { user, dialog, field, requests } = await open();
    await user.type(field, 'ht');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 个结果'));
    expect(requests().filter((text) => text !== undefined)).toEqual(['ht']);
    const found = within(dialog.getByRole('region', { name: '游戏' }));
    expect(found.getAllByRole('link')).toHaveLength(1);
    // What was found is not suggested again.
    expect(within(dialog.getByRole('region', { name: '大家在玩' })).getAllByRole('link')).toHaveLength(1);
    await user.click(found.getByRole('link', { name: /荷塘/ }));
    expect(address()).toBe('/game/egame?play=lotus-reels');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '搜索' })).not.toBeInTheDocument());
  });

  it('[GAM-2] opens the first result on Enter, but not one of an older text', async () => {
    const { user, dialog, field } = await open();
    await user.type(field, 'long{Enter}');
    expect(address()).toBe('/mine/mail');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 个结果'));
    await user.type(field, '{Enter}');
    expect(address()).toBe('/game/realbet?play=dragon');
  });

  it('[GAM-2] moves through the results with the arrow keys', async () => {
    const { user, dialog, field } = await open();
    await user.type(field, 'ht');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 个结果'));
    await user.keyboard('{ArrowDown}');
    const found = within(dialog.getByRole('region', { name: '游戏' }));
    expect(found.getByRole('link', { name: /荷塘/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
  });

  it('finds pages by their title, own pages for members only', async () => {
    const { user, dialog, field } = await open();
    await user.type(field, '取款');
    await user.click(await dialog.findByRole('link', { name: '取款' }));
    expect(address()).toBe('/mine/finance/withdrawal');
  });

  it('[GAM-2] says that nothing was found and keeps the suggestions', async () => {
    const { user, dialog, field } = await open({ isMember: false });
    await user.type(field, 'zzz');
    expect(await dialog.findByText('没有找到“zzz”')).toBeInTheDocument();
    expect(dialog.queryByRole('region', { name: '最近玩过' })).not.toBeInTheDocument();
    expect(dialog.getByRole('region', { name: '大家在玩' })).toBeInTheDocument();
  });

  it('[GAM-2] offers a retry when the search fails', async () => {
    const { user, dialog, field, requests } = await open({ fails: true });
    await user.type(field, 'ht');
    fireEvent.click(await dialog.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(requests().filter((text) => text === 'ht').length).toBeGreaterThan(1));
  });
});
