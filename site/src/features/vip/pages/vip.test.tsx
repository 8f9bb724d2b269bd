import {
  errorCodes,
  vipGiftKinds,
  vipGiftTexts,
  vipPrivilegeDefinitions,
  vipPrivileges,
} from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildProtectionInfo,
  buildVipInfo,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { timeOut } from '../../../testing/time-out';
import { VipPage } from './vip';
import { VipDetailsPage } from './vip-details';

const show = (Page: ComponentType<PageProps>, handlers: Handlers = {}) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...handlers },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <Page id="vip" title="VIP 特权" />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return { gateway, user: userEvent.setup() };
};

const [waiting, claimed] = buildVipInfo().gifts as [Gift, Gift];
type Gift = ReturnType<typeof buildVipInfo>['gifts'][number];
const giftOf = (id: string): Gift => ({ ...waiting, id, title: { 'zh-CN': `礼金${id}`, en: `Gift ${id}` } });
const balance = { amount: '58.00', balance: '158.00' };

describe('the VIP page', () => {
  it('[VIP-1] shows the level, both totals, what is missing and what keeps the level', async () => {
    show(VipPage);
    expect(await screen.findByRole('heading', { name: /白银\s*VIP 2/ })).toBeInTheDocument();
    expect(screen.getByText('累计存款已达标，再完成流水 ¥140,000.00，即可升为黄金。')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: '累计流水' })).toHaveAttribute(
      'aria-valuetext',
      '¥60,000.00 / ¥200,000.00',
    );
    expect(screen.getByRole('progressbar', { name: '保级流水' })).toBeInTheDocument();
    expect(screen.getByText(/2026\/03\/01 前完成即可保级/)).toBeInTheDocument();
    const table = screen.getByRole('table', { name: '特权对照' });
    expect(within(table).getByRole('columnheader', { name: '下一级 · 黄金' })).toBeInTheDocument();
    // The example amounts of the levels 2 and 3: 40 and 160 times the number of the gift.
    for (const [index, kind] of vipGiftKinds.entries()) {
      const row = within(table).getByRole('row', { name: new RegExp(vipGiftTexts[kind].name['zh-CN']) });
      expect(row).toHaveTextContent(`¥${40 * (index + 1)}.00¥${160 * (index + 1)}.00`);
    }
    for (const privilege of vipPrivileges)
      expect(
        within(table).getByRole('row', {
          name: new RegExp(vipPrivilegeDefinitions[privilege].name['zh-CN']),
        }),
      ).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /每日取款次数/ })).toHaveTextContent('5 次6 次');
    expect(within(table).getByRole('row', { name: /单笔取款上限/ })).toHaveTextContent(
      '¥20,000.00¥20,000.00',
    );
    expect(within(table).getByRole('row', { name: /取款优先处理/ })).toHaveTextContent('无享有');
    const marks = (name: RegExp) =>
      within(within(table).getByRole('row', { name })).queryAllByRole('img', { name: '高于当前等级' });
    expect(marks(/每日取款次数/)).toHaveLength(1);
    expect(marks(/单笔取款上限/)).toHaveLength(0);
  });

  it.each([
    ['at the top', { level: 3, next: null }, '您已是最高等级，尽享全部特权。'],
    ['set by hand', { isPinned: true, keep: null }, '您的等级由平台授予，不随流水变化。'],
    [
      'of an account that is closed',
      { keep: { ...buildVipInfo().keep!, isPaused: true } },
      '账户休息期间，保级期限暂停计算。',
    ],
    [
      'whose next one a closed account is not shown',
      { next: null },
      '账户休息或自我排除期间，不显示升级进度。',
    ],
    [
      'that fell',
      {
        next: {
          ...buildVipInfo().next!,
          turnover: { done: '300000.00', required: '200000.00', left: '0.00' },
          regain: { done: '0.00', required: '80000.00', left: '80000.00' },
        },
      },
      '本期再完成流水 ¥80,000.00，即可恢复为黄金。',
    ],
  ])('[VIP-1] says what is next for a level %s', async (_what, differing, wording) => {
    show(VipPage, { vipInfo: () => buildVipInfo(differing) });
    expect(await screen.findByText(wording)).toBeInTheDocument();
  });

  it('[VIP-2] claims a gift once with the key of the gift', async () => {
    const { user, gateway } = show(VipPage, {
      manualDividend: () => ({ id: waiting.id, ...balance }),
    });
    await user.click(await screen.findByRole('button', { name: '领取 白银晋级礼金' }));
    expect(await screen.findByText('¥58.00 已存入主钱包')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^领取/ })).not.toBeInTheDocument();
    const [request] = gateway.requests.filter(({ name }) => name === 'manualDividend');
    expect(request?.headers['x-api-idempotency-key']).toBe('dividend-vip-gift-1');
  });

  it('[VIP-2] claims all gifts one by one, and says which one failed', async () => {
    const { user, gateway } = show(VipPage, {
      vipInfo: () => buildVipInfo({ gifts: [giftOf('1'), giftOf('2'), giftOf('3'), claimed] }),
      manualDividend: ({ id }) => (id === '2' ? refuse(errorCodes.grantOver) : { id, ...balance }),
    });
    await user.click(await screen.findByRole('button', { name: '一键领取' }));
    // The alert has the text of the error itself until the catalogue is loaded.
    const failed = await screen.findByText(/该礼金已过领取期限或已被撤回/);
    expect(failed).toHaveRole('alert');
    expect(failed.closest('li')).toHaveTextContent('礼金2');
    await waitFor(() => expect(screen.getAllByText('¥58.00 已存入主钱包')).toHaveLength(2));
    expect(gateway.requests.filter(({ name }) => name === 'manualDividend').map(({ body }) => body)).toEqual([
      { id: '1' },
      { id: '2' },
      { id: '3' },
    ]);
    expect(screen.getByRole('button', { name: '领取 礼金2' })).toBeEnabled();
  });

  it('[PRO-2] shows until when the account is closed in place of the gifts', async () => {
    show(VipPage, {
      vipInfo: () => buildVipInfo({ gifts: [] }),
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
    });
    expect(await screen.findByRole('heading', { name: /休息/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /白银\s*VIP 2/ })).toBeInTheDocument();
    expect(screen.queryByText('还没有礼金')).not.toBeInTheDocument();
    // Neither what the next level takes nor what it brings.
    expect(screen.getByText(/礼金也暂停发放/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar', { name: '累计流水' })).toBeNull();
    expect(screen.queryByRole('table', { name: '特权对照' })).toBeNull();
  });

  it('[VIP-2] says how to get the first gift', async () => {
    show(VipPage, { vipInfo: () => buildVipInfo({ level: 0, keep: null, gifts: [] }) });
    expect(await screen.findByText('还没有礼金')).toBeInTheDocument();
  });

  it('[ERR-7] offers a retry when loading failed', async () => {
    let isDown = true;
    const { user } = show(VipPage, {
      vipInfo: () => (isDown ? refuse(errorCodes.moneyHalted) : buildVipInfo()),
    });
    await screen.findByText('会员等级加载失败');
    isDown = false;
    await user.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('heading', { name: /白银/ })).toBeInTheDocument();
  });
});

describe('the page of all VIP levels', () => {
  it('[PRO-2] shows no levels while the account is closed', async () => {
    show(VipDetailsPage, { protectionInfo: () => buildProtectionInfo({ closure: timeOut }) });
    expect(await screen.findByRole('heading', { name: /休息/ })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[VIP-1] shows requirements, gifts, rebates and limits of each level, and marks the own one', async () => {
    show(VipDetailsPage);
    const table = await screen.findByRole('table', { name: '升级与保级条件' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: /白银/ })).toHaveTextContent('我的等级'),
    );
    expect(within(table).getByRole('row', { name: /黄金/ })).toHaveTextContent('¥200,000¥10,000¥100,000');
    for (const name of ['各级礼金', '返水比例', '取款额度'])
      expect(screen.getByRole('table', { name })).toBeInTheDocument();
    expect(screen.getByText(/每 90 天为一个保级期/)).toBeInTheDocument();
    const limits = within(screen.getByRole('table', { name: '取款额度' }));
    for (const privilege of vipPrivileges)
      expect(
        limits.getByRole('columnheader', { name: vipPrivilegeDefinitions[privilege].name['zh-CN'] }),
      ).toBeInTheDocument();
    expect(limits.getByRole('row', { name: /黄金/ })).toHaveTextContent('¥20,000¥50,0006 次1 次享有');
    const gifts = screen.getByRole('table', { name: '各级礼金' });
    for (const kind of vipGiftKinds)
      expect(
        within(gifts).getByRole('columnheader', { name: vipGiftTexts[kind].name['zh-CN'] }),
      ).toBeInTheDocument();
  });
});
