import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createClient } from '@pavilion/sdk';
import { createStandIn, createTestPorts, exampleHandlers, refuse } from '@pavilion/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../shared/messages';
import { createDeveloper } from './create-developer';
import { developerMessages } from './developer-messages';

const t = translate(developerMessages, 'zh-CN', {});

const setUp = () => {
  const gateway = createStandIn({
    ...exampleHandlers(),
    memberInfo: () => refuse(errorCodes.sessionExpired, '登录已失效'),
  });
  const developer = createDeveloper(() => 0);
  const ports = createTestPorts({ fetch: gateway.fetch });
  const client = createClient({ runtime: 'browser' }, developer.watch(ports));
  act(() => developer.show(client));
  return { client, ports, gateway, user: userEvent.setup() };
};

describe('the developer panel', () => {
  beforeEach(() => {
    document.documentElement.lang = 'zh-CN';
    document.body.innerHTML = '';
  });

  it('[REQ-5] shows a request with what each pipeline step did, and no secret', async () => {
    const { client, user } = setUp();
    await act(async () => {
      await client.request(wire.login, { account: 'demo2026', password: 'Secret2026' });
      await client.request(
        wire.depositCreate,
        { channel: 'bank-1', amount: '88.00' },
        { idempotencyKey: 'key-1' },
      );
    });
    await user.click(screen.getByRole('button', { name: t('open', { count: 0 }) }));
    const panel = screen.getByRole('region', { name: t('title') });
    const [deposit] = within(panel).getAllByRole('listitem');
    expect(deposit).toHaveTextContent('depositCreate');
    expect(deposit).toHaveTextContent(t('made'));
    expect(deposit).toHaveTextContent(t('fields', { fields: 'channel, amount' }));
    const rows = within(deposit!).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((row) => row.querySelector('th')?.textContent)).toEqual(client.steps);
    expect(deposit).toHaveTextContent('X-API-IDEMPOTENCY-KEY: key-1');
    expect(panel).not.toHaveTextContent(/token-1|Secret2026|88\.00/);
  });

  it('[ERR-9] shows a rejected request with its event and effect, and counts it', async () => {
    const { client, ports, user } = setUp();
    client.session.start('token-1');
    await act(async () => {
      await client.request(wire.memberInfo, {}).catch(() => {});
      await client.request(wire.preInfo, {});
      await ports.clock.advance(1_000);
    });
    await user.click(screen.getByRole('button', { name: t('open', { count: 1 }) }));
    await user.click(screen.getByRole('checkbox', { name: t('failedOnly') }));
    expect(screen.getAllByText(/^(memberInfo|preInfo)$/).map(({ textContent }) => textContent)).toEqual([
      'memberInfo',
    ]);
    await user.click(screen.getByRole('tab', { name: new RegExp(t('notes')) }));
    expect(screen.getByText('BusinessError:10004 · 登录已失效')).toBeVisible();
    expect(screen.getByText('clear-session · 10004')).toBeVisible();
  });

  it('[SIG-2] distinguishes stored, computed and missing signatures', async () => {
    const { client: first, ports } = setUp();
    await act(async () => void (await first.request(wire.preInfo, {})));
    document.body.innerHTML = '';
    const developer = createDeveloper(() => 0);
    const gateway = createStandIn(exampleHandlers());
    const broken = { ...ports, fetch: gateway.fetch, signing: () => Promise.reject(new Error('no chunk')) };
    const client = createClient({ runtime: 'browser' }, developer.watch(broken));
    act(() => developer.show(client));
    await act(async () => {
      await client.request(wire.preInfo, {});
      await client.request(wire.gameList, { category: 'egame' });
    });
    await userEvent.click(screen.getByRole('button', { name: t('open', { count: 0 }) }));
    const [gameList, preInfo] = screen.getAllByRole('listitem');
    expect(preInfo).toHaveTextContent(t('stored'));
    expect(gameList).toHaveTextContent(t('missing'));
  });

  it('[LIV-1] shows the state of the socket without the token of the login frame', async () => {
    const { client, ports, user } = setUp();
    client.session.start('token-1');
    await user.click(screen.getByRole('button', { name: t('open', { count: 0 }) }));
    await user.click(screen.getByRole('tab', { name: t('socket') }));
    expect(screen.getByText(t('phase', { phase: 'off' }))).toBeVisible();
    await act(async () => {
      client.live.open();
      await ports.clock.settle();
      ports.socket.latest().open();
      await ports.clock.settle();
    });
    expect(screen.getByText(t('phase', { phase: 'connected' }))).toBeVisible();
    expect(screen.getByText('login 10001')).toBeVisible();
    expect(document.body).not.toHaveTextContent('token-1');
  });

  it('[THM-4] closes on Escape, restores the focus, and uses the language of the page', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: t('open', { count: 0 }) }));
    expect(screen.getByRole('button', { name: t('close') })).toHaveFocus();
    await user.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: t('open', { count: 0 }) });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(opener).toHaveFocus();
    await act(async () => {
      document.documentElement.lang = 'en';
    });
    expect(await screen.findByRole('button', { name: 'Developer panel: 0 failed' })).toBeVisible();
  });
});
