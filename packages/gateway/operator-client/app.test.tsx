import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app';
import { dialog, pageOf } from './console-test-kit';

const operators = {
  lin: { id: 'o1', name: 'lin', title: 'Lin', roles: ['admin'] },
  mei: { id: 'o2', name: 'mei', title: 'Mei', roles: ['admin'] },
};

/** A console whose cookie is of the operator in `state.cookie`; `sent` has the headers of each call by its name. */
const openApp = async () => {
  const state: { cookie: keyof typeof operators | undefined; isDown: boolean } = {
    cookie: 'lin',
    isDown: false,
  };
  const sent: { name: string; headers: Record<string, string> }[] = [];
  globalThis.fetch = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    const name = url.replace('/api/', '');
    sent.push({ name, headers });
    if (state.isDown) throw new TypeError('Failed to fetch');
    const refused = { ok: false, status: 401, json: async () => ({ error: 'logged-out' }) };
    if (name === 'sessionStart') return { ok: true, status: 200, json: async () => ({}) };
    if (state.cookie === undefined) return refused;
    const operator = operators[state.cookie];
    const shown = headers['x-pavilion-operator-id'];
    if (shown !== undefined && shown !== operator.id) return refused;
    if (name === 'sessionEnd') state.cookie = undefined;
    const answers: Record<string, object> = {
      sessionInfo: { ...operator, calls: ['operatorList', 'operatorAdd', 'sessionInfo', 'overview'] },
      operatorList: {
        items: [{ ...operators.mei, id: 'o3', name: 'zoe', state: 'active', lastLoginAt: null }],
      },
      overview: { requests: 0, isHalted: false },
    };
    return { ok: true, status: 200, json: async () => answers[name] ?? pageOf() };
  }) as unknown as typeof fetch;
  render(<App />);
  await screen.findByRole('button', { name: 'lin' });
  return { state, sent };
};

const poll = () => act(() => jest.advanceTimersByTimeAsync(10_000));
const login = () => screen.findByRole('button', { name: 'Log in' });

describe('the console', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    location.hash = '#/operators';
    localStorage.setItem('locale', 'en');
  });
  afterEach(() => {
    jest.useRealTimers();
    location.hash = '';
    localStorage.clear();
  });
  const type = userEvent.setup({ delay: null });

  it('[OPS-1] marks the calls that it sends by itself, until it is used again', async () => {
    const { sent } = await openApp();
    const marks = async () => {
      sent.length = 0;
      await poll();
      return sent.map(({ headers }) => headers['x-pavilion-background'] ?? '0');
    };
    await marks();
    const idle = await marks();
    expect(idle.length).toBeGreaterThan(0);
    expect(new Set(idle)).toEqual(new Set(['1']));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(await marks()).toContain('0');
    expect(new Set(await marks())).toEqual(new Set(['1']));
  });

  it('[OPS-1] keeps what was typed below the login, for the operator who logs in again', async () => {
    const { state, sent } = await openApp();
    await type.click(await screen.findByRole('button', { name: 'Add an operator' }));
    await type.type((await dialog()).getByRole('textbox', { name: /User name/ }), 'half-writ');
    state.cookie = undefined;
    await poll();
    expect(await login()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'lin' })).toBeNull();
    sent.length = 0;
    await poll();
    expect(sent).toEqual([]);
    state.cookie = 'lin';
    await type.click(await login());
    expect((await dialog()).getByRole('textbox', { name: /User name/ })).toHaveValue('half-writ');
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('operatorList'));
  });

  it('[OPS-1] shows another operator new pages, and none of the one before', async () => {
    const { state } = await openApp();
    await type.click(await screen.findByRole('button', { name: 'Add an operator' }));
    state.cookie = undefined;
    await poll();
    state.cookie = 'mei';
    await type.click(await login());
    expect(await screen.findByRole('button', { name: 'mei' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('lin')).toBeNull();
  });

  it('[OPS-1] shows the login when another operator has logged in in another tab', async () => {
    const { state } = await openApp();
    state.cookie = 'mei';
    await poll();
    expect(await login()).toBeVisible();
    await type.click(await login());
    expect(await screen.findByRole('button', { name: 'mei' })).toBeVisible();
  });

  it('[OPS-5] says since when its data could not be read again, and keeps the rows', async () => {
    jest.setSystemTime(new Date(2026, 5, 1, 12, 4));
    const { state } = await openApp();
    expect(await screen.findByText('zoe')).toBeVisible();
    state.isDown = true;
    await poll();
    await poll();
    const toolbarAndHeader = screen.getAllByRole('status', { name: '' });
    expect(toolbarAndHeader.map(({ textContent }) => textContent)).toEqual([
      'Not updated since 12:04',
      'Not updated since 12:04',
    ]);
    expect(screen.getByText('zoe')).toBeVisible();
    await type.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
    state.isDown = false;
    await type.click(screen.getByRole('button', { name: 'Refresh' }));
    await poll();
    expect(screen.queryByText('Not updated since 12:04')).toBeNull();
  });

  it('[OPS-1] keeps nothing after a logout', async () => {
    await openApp();
    await type.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await login()).toBeVisible();
    expect(screen.queryByText('lin')).toBeNull();
  });
});
