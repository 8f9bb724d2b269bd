import { errorCodes, type MallGift, type MallOrder } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { createStore } from '@pavilion/sdk/react';
import {
  buildMember,
  buildProtectionInfo,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { timeOut } from '../../../testing/time-out';
import { MallPage } from './mall';
import { MallOrdersPage } from './mall-orders';

const text = (value: string) => ({ 'zh-CN': value, en: value });
const giftOf = (changes: Partial<MallGift>): MallGift => ({
  id: 'fan',
  version: 1,
  kind: 'goods',
  title: text('山水折扇'),
  picture: 'fan',
  price: '300.00',
  money: null,
  turnover: null,
  stock: 5,
  perMonth: 2,
  minVipLevel: 0,
  ...changes,
});
const cash = giftOf({
  id: 'cash',
  kind: 'cash',
  title: text('2 元模拟币'),
  price: '200.00',
  money: '2.00',
  turnover: '2.00',
});
const mallOf = (gifts: MallGift[]): CallResponse<'mallInfo'> => ({
  coins: '500.00',
  vipLevel: 1,
  gifts,
  ordered: [{ gift: 'used', quantity: 2 }],
  daily: [{ day: '2026-06-18', in: '10.00', out: '0.00' }],
});
const order: MallOrder = {
  id: '01m84a380jc4axs5e7ma5bx2yh',
  gift: 'fan',
  kind: 'goods',
  title: text('山水折扇'),
  picture: 'fan',
  quantity: 1,
  coins: '300.00',
  money: null,
  state: 'placed',
  address: '林** *******5678 杭州市',
  tracking: null,
  reason: null,
  at: '2026-06-18T04:00:00.000Z',
  packedAt: null,
  shippedAt: null,
  endedAt: null,
  cancellableUntil: null,
};

const show = (Page: ComponentType<PageProps>, page: PageProps, handlers: Handlers) => {
  const { client, gateway } = createTestClient({
    handlers: { memberInfo: () => buildMember(), ...handlers },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <Page {...page} />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return { gateway, user: userEvent.setup() };
};

const showMall = (handlers: Handlers) => show(MallPage, { id: 'mall', title: '积分商城' }, handlers);
const showOrders = (handlers: Handlers) =>
  show(MallOrdersPage, { id: 'mallRecord', title: '兑换订单' }, handlers);

describe('the mall', () => {
  beforeEach(() => sessionStorage.clear());

  it('[PRO-2] shows when the closure of the account ends instead of gifts, and still the coins', async () => {
    showMall({
      mallInfo: () => mallOf([]),
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
    });
    expect(await screen.findByRole('heading', { name: /休息/ })).toBeInTheDocument();
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '去签到' })).toBeNull();
  });

  it('[PRO-2] shows the gifts at the end of a closure, without loading the page again', async () => {
    let answers = 0;
    const endsAt = new Date(Date.parse(timeOut.startedAt) - 1_000).toISOString();
    showMall({
      mallInfo: () => mallOf(answers < 2 ? [] : [cash]),
      protectionInfo: () => {
        answers += 1;
        const closure = answers === 1 ? { ...timeOut, endsAt } : null;
        return buildProtectionInfo({ closure });
      },
    });
    expect(await screen.findByText('2 元模拟币')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /休息/ })).toBeNull();
  });

  it('[MAL-1] says why a gift cannot be ordered: stock, limit of the month, level, coins', async () => {
    showMall({
      mallInfo: () =>
        mallOf([
          giftOf({ id: 'a', stock: 0 }),
          giftOf({ id: 'used' }),
          giftOf({ id: 'c', minVipLevel: 3 }),
          giftOf({ id: 'd', price: '880.00' }),
        ]),
    });
    for (const name of ['已兑完', '本月已达上限', 'VIP 3 可兑', '还差 380']) {
      expect(await screen.findByRole('button', { name })).toBeDisabled();
    }
  });

  it('[MAL-1] shows a gift that changed while it was ordered, and orders it with its new version', async () => {
    const changed = giftOf({ ...cash, version: 2, price: '250.00' });
    const { gateway, user } = showMall({
      mallInfo: () => mallOf([cash]),
      mallOrder: ({ version }) =>
        version === 1 ? refuse(errorCodes.giftChanged, '', { gift: changed }) : order,
    });
    await user.click(await screen.findByRole('button', { name: '兑换“2 元模拟币”' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: '确认兑换' }));
    expect(
      await within(dialog).findByText('现在每件需 250 金币，剩余 5。请确认后再兑换。'),
    ).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: '确认兑换' }));
    expect(await screen.findByText('兑换成功，¥2.00 已存入主钱包')).toBeInTheDocument();
    const requests = gateway.requests.filter(({ name }) => name === 'mallOrder');
    expect(requests.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
  });

  it('[MAL-1] asks for an order whose answer was lost, also after a reload, and orders once', async () => {
    const handlers: Handlers = { mallInfo: () => mallOf([cash]), mallOrder: () => order };
    const first = showMall(handlers);
    first.gateway.fault('mallOrder', { kind: 'drop' });
    const confirm = () => screen.findByRole('button', { name: '确认兑换' });
    await first.user.click(await screen.findByRole('button', { name: '兑换“2 元模拟币”' }));
    await first.user.click(await confirm());
    const sentBy = ({ gateway }: typeof first) => gateway.requests.filter(({ name }) => name === 'mallOrder');
    await waitFor(() => expect(sentBy(first)).toHaveLength(1));
    cleanup();
    act(() => resetModals());

    const second = showMall(handlers);
    await second.user.click(await screen.findByRole('button', { name: '兑换“2 元模拟币”' }));
    expect(await screen.findByText('尚未确认结果')).toBeInTheDocument();
    expect(await confirm()).toBeDisabled();
    await second.user.click(screen.getByRole('button', { name: '继续确认' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = [first, second].flatMap(sentBy).map(({ headers }) => headers['x-api-idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('[MAL-2] takes a pasted phone of the mainland with its code, and no other as one', async () => {
    const goods = giftOf({ id: 'fan', price: '200.00' });
    const { gateway, user } = showMall({
      mallInfo: () => mallOf([goods]),
      addressList: () => [],
      addressSave: ({ name, phone, region, detail }) => ({
        id: '1',
        name,
        phone,
        region,
        detail,
        isDefault: true,
      }),
    });
    await user.click(await screen.findByRole('button', { name: '兑换“山水折扇”' }));
    const dialog = within(await screen.findByRole('dialog'));
    const phone = await dialog.findByRole('textbox', { name: /手机/ });
    for (const field of dialog.getAllByRole('textbox')) if (field !== phone) await user.type(field, '杭州');
    const paste = async (text: string) => {
      await user.clear(phone);
      await user.click(phone);
      await user.paste(text);
      await user.click(dialog.getByRole('button', { name: '保存地址' }));
    };
    await paste('+852 9123 4567 8');
    expect(await dialog.findByText('请填写 11 位中国大陆手机号')).toBeInTheDocument();
    await paste('+86 138-0000-0000');
    await waitFor(() => expect(gateway.requests.some(({ name }) => name === 'addressSave')).toBe(true));
    const saved = gateway.requests.find(({ name }) => name === 'addressSave');
    expect(saved?.body).toMatchObject({ phone: '13800000000' });
  });

  it('[MAL-2] takes an address that is not found at its removal for removed, without an error', async () => {
    const home = { name: '林**', phone: '*******5678', region: '杭州市', detail: '**', isDefault: true };
    const addresses = [
      { ...home, id: 'kept' },
      { ...home, id: 'gone', name: '王*', isDefault: false },
    ];
    let isGone = false;
    const { user } = showMall({
      mallInfo: () => mallOf([giftOf({ id: 'fan', price: '200.00' })]),
      addressList: () => (isGone ? addresses.slice(0, 1) : addresses),
      addressRemove: () => {
        isGone = true;
        return refuse(errorCodes.notFound, '');
      },
    });
    await user.click(await screen.findByRole('button', { name: '兑换“山水折扇”' }));
    await user.click(await screen.findByRole('radio', { name: /王/ }));
    await user.click(screen.getByRole('button', { name: '删除地址' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /王/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /林/ })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[MAL-1] says before the order what a voucher is worth, and how much turnover it requires', async () => {
    const voucher = giftOf({
      id: 'voucher',
      kind: 'voucher',
      title: text('红利券'),
      price: '200.00',
      perMonth: 4,
      money: '20.00',
      turnover: '100.00',
    });
    const { gateway, user } = showMall({ mallInfo: () => mallOf([voucher]), mallOrder: () => order });
    await user.click(await screen.findByRole('button', { name: '兑换“红利券”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '增加数量' }));
    expect(dialog.getByText('40.00')).toBeInTheDocument();
    expect(dialog.getByText(/完成 ¥200.00 流水/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '确认兑换' }));
    expect(await screen.findByText('兑换成功，¥40.00 红利待领取')).toBeInTheDocument();
    const [request] = gateway.requests.filter(({ name }) => name === 'mallOrder');
    expect(request?.body).toEqual({ gift: 'voucher', version: 1, quantity: 2 });
  });

  it('[ERR-7] offers a retry when loading failed', async () => {
    let answers = 0;
    const { user } = showMall({
      mallInfo: () => (answers++ === 0 ? refuse(errorCodes.generalError, '') : mallOf([cash])),
    });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('2 元模拟币')).toBeInTheDocument();
  });
});

describe('the orders of the mall', () => {
  afterEach(() => act(() => resetModals()));

  it('[MAL-2] shows where an order is, and cancels the one that can be cancelled', async () => {
    const { gateway, user } = showOrders({
      mallOrders: () => ({
        items: [
          order,
          { ...order, id: '2', cancellableUntil: '2126-01-01T00:00:00.000Z' },
          { ...order, id: '3', state: 'refused', reason: text('仓库缺货') },
        ],
        nextCursor: null,
      }),
      mallOrderCancel: () => ({ ...order, id: '2', state: 'cancelled' }),
    });
    expect(await screen.findAllByText('林** *******5678 杭州市', { exact: false })).toHaveLength(3);
    expect(screen.getByText(/仓库缺货/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单已取消，金币已退回')).toBeInTheDocument();
    const [request] = gateway.requests.filter(({ name }) => name === 'mallOrderCancel');
    expect(request?.body).toEqual({ id: '2' });
  });

  it('[MAL-2] leads to the mall when there are no orders', async () => {
    showOrders({ mallOrders: () => ({ items: [], nextCursor: null }) });
    expect(await screen.findByText('还没有兑换订单')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回商城' })).toHaveAttribute('href', '/mine/currency');
  });
});
