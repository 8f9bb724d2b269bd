import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  at,
  confirm,
  dialog,
  fillIn,
  openTab,
  pageOf,
  press,
  renderConsole,
  send,
  text,
} from '../console-test-kit';
import { AgentsPage } from './agents';
import { AssistedPage } from './assisted';
import { ContentPage } from './content';
import { MallPage } from './mall';
import { OffersPage } from './offers';
import { PlacementsPage } from './placements';
import { RoomsPage } from './rooms';

const promotion = {
  id: 'p1',
  title: text,
  startsAt: '2026-06-01T00:00:12.345Z',
  endsAt: null,
  isPublished: true,
  budget: '5000.00',
  committed: '2000.00',
};
const sponsor = {
  id: 's1',
  brand: 'jade',
  name: text,
  summary: text,
  story: [
    { 'zh-CN': '一', en: 'One' },
    { 'zh-CN': '二', en: 'Two' },
  ],
  scene: 'regatta',
  firstDay: '2026-01-01',
  lastDay: null,
};
const answers = {
  promotionList: { items: [promotion] },
  sponsorList: { items: [sponsor], brands: ['pavilion', 'jade'] },
  bannedWordList: { items: [{ word: '代练' }] },
  noticeList: pageOf(),
  grantList: pageOf(),
  grantBudget: { month: '2026-11', budget: '5000.00', committed: '2000.00', left: '3000.00' },
  mallOrderList: pageOf(),
  mallGiftList: {
    items: [
      {
        ...{ id: 'g1', kind: 'cash', title: text, price: '100.00', money: '2.00' },
        ...{ stock: 3, perMonth: 1, minVipLevel: 0, isOnSale: true },
      },
    ],
  },
};

const mallOrder = (id: string, state: string, isRefusable: boolean, next: object | null) => ({
  ...{ id, state, isRefusable, next, member: { id: 'm1', account: 'buyer1' }, title: text, quantity: 1 },
  ...{ coins: '100.00', kind: 'goods', address: null, tracking: null, at },
});

describe('balances', () => {
  it('[OPS-5] are adjusted by a pasted amount with separators, or refuse it with how to write it', async () => {
    const { acts } = renderConsole(<OffersPage />, { answers });
    await press('Adjust a balance');
    await fillIn(/Account/, 'mina01');
    await fillIn(/Amount/, '1,50');
    await fillIn(/Note/, 'asked for');
    await send();
    expect(await (await dialog()).findByText(/^Write the amount with digits/)).toBeVisible();
    expect(acts()).toEqual([]);
    await fillIn(/Amount/, '-1,234.50');
    await confirm();
    expect(acts()).toMatchObject([{ name: 'balanceAdjust', body: { amount: '-1234.50' } }]);
  });
});

describe('pages that edit', () => {
  it('[OPS-5] change the budget of a promotion alone, and leave its period as it is', async () => {
    const { acts } = renderConsole(<OffersPage />, { answers });
    await openTab('Promotions');
    await press('Change budget and period');
    expect((await dialog()).getByText(/2,000.00 is committed/)).toBeVisible();
    await fillIn(/Budget/, '6000');
    await confirm();
    expect(acts()).toEqual([{ name: 'promotionChange', body: { id: 'p1', budget: '6000' } }]);
  });

  it('[OPS-5] book the payment of an order that waits for it', async () => {
    const order = { id: 'd1', member: { id: 'm1', account: 'payer1' }, channel: text, amount: '200.00' };
    const { acts } = renderConsole(<AssistedPage />, {
      answers: {
        assistedList: pageOf(),
        depositList: pageOf([{ ...order, at, expiresAt: at }]),
      },
    });
    await openTab('Orders that wait for their payment');
    await press('Book the payment');
    await fillIn(/Note/, 'seen on the account');
    await confirm();
    expect(acts()).toEqual([{ name: 'depositPay', body: { order: 'd1', note: 'seen on the account' } }]);
  });

  it('[OPS-5] close the deposit channels that are open, and open the others', async () => {
    const channel = (code: string, isOpen: boolean) => ({ code, name: { 'zh-CN': code, en: code }, isOpen });
    const { acts } = renderConsole(<AssistedPage />, {
      answers: {
        assistedList: pageOf(),
        depositList: pageOf(),
        channelList: { items: [channel('wechat', true), channel('usdt', false)] },
      },
    });
    await openTab('Deposit channels');
    for (const name of ['Close', 'Open']) {
      await press(name);
      await fillIn(/Note/, 'provider');
      await confirm();
    }
    expect(acts().map(({ body }) => body)).toEqual([
      { code: 'wechat', isOpen: false, note: 'provider' },
      { code: 'usdt', isOpen: true, note: 'provider' },
    ]);
  });

  it('[OPS-5] [MAL-1] change the stock of a gift alone, close it, and say when its stock is ordered', async () => {
    const { acts } = renderConsole(<MallPage />, {
      answers: { ...answers, mallGiftChange: new Error('below-ordered') },
    });
    await openTab('Gifts');
    await press('Close');
    await confirm();
    await press('Change price and stock');
    expect((await dialog()).getByText(/3 are left/)).toBeVisible();
    await fillIn(/Change of the stock/, '-4');
    await send();
    expect(await (await dialog()).findByText(/members have ordered the others/)).toBeVisible();
    expect(acts()).toEqual([
      { name: 'mallGiftOpen', body: { id: 'g1', on: false } },
      { name: 'mallGiftChange', body: { id: 'g1', stockChange: -4 } },
    ]);
  });

  it('[OPS-5] [MAL-1] change no stock by a text that is no whole number', async () => {
    const { acts } = renderConsole(<MallPage />, { answers });
    await openTab('Gifts');
    await press('Change price and stock');
    await fillIn(/Change of the stock/, '-4件');
    await send();
    expect((await dialog()).getByRole('textbox', { name: /Change of the stock/ })).toBeInvalid();
    expect(acts()).toEqual([]);
    await fillIn(/Change of the stock/, '－４');
    await confirm();
    expect(acts()).toEqual([{ name: 'mallGiftChange', body: { id: 'g1', stockChange: -4 } }]);
  });

  it('[OPS-5] [MAL-2] take the step of an order that the gateway answers, with what it needs', async () => {
    const { acts } = renderConsole(<MallPage />, {
      answers: {
        ...answers,
        mallOrderList: pageOf([
          // The answer alone decides: these are not the steps of goods.
          mallOrder('o1', 'placed', false, { state: 'received', needs: 'tracking' }),
          mallOrder('o2', 'shipped', true, { state: 'packing', needs: null }),
          mallOrder('o3', 'packing', false, null),
        ]),
      },
    });
    await press('Mark as received');
    await fillIn(/Tracking number/, 'AB 12');
    await confirm();
    await press('Pack');
    expect((await dialog()).queryByRole('textbox')).toBeNull();
    await confirm();
    expect(acts()).toEqual([
      { name: 'mallOrderMove', body: { id: 'o1', state: 'received', tracking: 'AB12' } },
      { name: 'mallOrderMove', body: { id: 'o2', state: 'packing' } },
    ]);
    expect(screen.getAllByRole('button', { name: 'Refuse and give back' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
  });

  it('[OPS-5] [MAL-2] refuse an order with a reason in both languages', async () => {
    const order = mallOrder('o1', 'placed', true, null);
    const { acts } = renderConsole(<MallPage />, {
      answers: { ...answers, mallOrderList: pageOf([order]) },
    });
    await press('Refuse and give back');
    await fillIn(/Chinese/, '缺货');
    await send();
    expect(acts()).toEqual([]);
    await fillIn(/English/, 'Sold out');
    await confirm();
    const reason = { 'zh-CN': '缺货', en: 'Sold out' };
    expect(acts()).toEqual([{ name: 'mallOrderRefuse', body: { id: 'o1', reason } }]);
  });

  it('[OPS-5] [MAL-1] add a gift with both names', async () => {
    const { acts } = renderConsole(<MallPage />, { answers });
    await openTab('Gifts');
    await press('Add a gift');
    await fillIn(/Name in Chinese/, '茶');
    await fillIn(/Name in English/, 'Tea');
    await fillIn(/Price in coins/, '50');
    await fillIn(/^Stock/, '20');
    await confirm();
    expect(acts()).toEqual([
      {
        name: 'mallGiftAdd',
        body: {
          ...{ kind: 'goods', title: { 'zh-CN': '茶', en: 'Tea' }, picture: 'envelope', price: '50' },
          ...{ stock: 20, perMonth: 1, minVipLevel: 0 },
        },
      },
    ]);
  });

  it('[OPS-5] keep brand, picture and paragraphs of a sponsorship when another part is changed', async () => {
    const { acts } = renderConsole(<ContentPage />, { answers });
    await openTab('Sponsorships');
    await press('Change');
    await fillIn(/Summary · English/, 'Rowing');
    await confirm();
    expect(acts()).toEqual([
      {
        name: 'sponsorSave',
        body: {
          id: 's1',
          brand: 'jade',
          name: text,
          summary: { 'zh-CN': '龙舟会', en: 'Rowing' },
          story: { 'zh-CN': '一\n二', en: 'One\nTwo' },
          scene: 'regatta',
          firstDay: '2026-01-01',
        },
      },
    ]);
  });

  const placement = (change: object) => ({
    ...{ id: 'a1', place: 1, title: text, text, button: text, href: '/old-page', scene: 'regatta' },
    ...{ audience: null, frequency: null, display: null, terminal: null },
    ...{ from: '2026-06-01T08:00', until: null, state: 'live', ...change },
  });
  const placementList = (...items: object[]) => ({
    placementList: { items, timeZone: 'Asia/Shanghai' },
    festivalSkinInfo: { skin: null },
  });

  it('[OPS-5] keep link, picture and start of a banner when its end is set on the clock of the brand', async () => {
    const { acts } = renderConsole(<PlacementsPage />, { answers: placementList(placement({})) });
    await press('Change');
    expect((await dialog()).getAllByText(/main brand is Asia\/Shanghai/)).toHaveLength(2);
    fireEvent.change((await dialog()).getByLabelText(/End/), { target: { value: '2026-06-02T09:30' } });
    await confirm();
    expect(acts()).toEqual([
      {
        name: 'bannerSave',
        body: {
          ...{ id: 'a1', title: text, text, button: text, href: '/old-page', scene: 'regatta' },
          ...{ from: '2026-06-01T08:00', until: '2026-06-02T09:30' },
        },
      },
    ]);
  });

  it('[OPS-5] add a pop-up that leads visitors to registration, once both languages are written', async () => {
    const { acts } = renderConsole(<PlacementsPage />, { answers: placementList() });
    await openTab('Pop-ups');
    await press('Add a pop-up');
    const { getByRole, findAllByText } = await dialog();
    for (const label of ['Title', 'Text', 'Button']) await fillIn(new RegExp(`^${label} · Chinese`), '一');
    await userEvent.selectOptions(getByRole('combobox', { name: /Shown to/ }), 'Visitors');
    await userEvent.selectOptions(getByRole('combobox', { name: /How often/ }), 'At each visit');
    await userEvent.selectOptions(getByRole('combobox', { name: /Linked page/ }), '/user/register');
    await send();
    expect((await findAllByText('Required')).length).toBeGreaterThanOrEqual(3);
    expect(acts()).toEqual([]);
    for (const label of ['Title', 'Text', 'Button']) await fillIn(new RegExp(`^${label} · English`), 'One');
    await confirm();
    const one = { 'zh-CN': '一', en: 'One' };
    expect(acts()).toEqual([
      {
        name: 'popUpSave',
        body: {
          ...{ title: one, text: one, button: one, href: '/user/register', scene: 'festival' },
          ...{ audience: 'visitor', frequency: 'visit' },
        },
      },
    ]);
  });

  it('[OPS-5] put a festival skin on the site, and take it off', async () => {
    const { acts } = renderConsole(<PlacementsPage />, {
      answers: { ...placementList(), festivalSkinInfo: { skin: 'spring' } },
    });
    expect(await screen.findByText('Spring Festival')).toBeInTheDocument();
    for (const skin of ['Mid-Autumn Festival', 'None']) {
      await press('Change the festival skin');
      await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: /Festival skin/ }), skin);
      await confirm();
    }
    expect(acts()).toEqual([
      { name: 'festivalSkinSet', body: { skin: 'mid-autumn' } },
      { name: 'festivalSkinSet', body: { skin: null } },
    ]);
  });

  it('[OPS-5] move a placement, switch one off and another one on', async () => {
    const { acts } = renderConsole(<PlacementsPage />, {
      answers: placementList(placement({}), placement({ id: 'a2', place: 2, state: 'off' })),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Move' }))[1]!);
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: /Place/ }), '1');
    await confirm();
    for (const name of ['Switch off', 'Switch on']) {
      await press(name);
      await confirm();
    }
    expect(acts()).toEqual([
      { name: 'placementMove', body: { kind: 'banner', id: 'a2', place: 1 } },
      { name: 'placementSwitch', body: { kind: 'banner', id: 'a1', on: false } },
      { name: 'placementSwitch', body: { kind: 'banner', id: 'a2', on: true } },
    ]);
  });

  it('[OPS-5] [MAI-1] send a mailing to VIP levels until an end, after saying how many it reaches', async () => {
    const { acts, sent } = renderConsole(<ContentPage />, {
      answers: {
        ...answers,
        broadcastList: pageOf(),
        broadcastAudience: { members: 12 },
      },
    });
    await openTab('Mailings');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'VIP levels');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From VIP level' }), '3');
    fireEvent.change(screen.getByLabelText(/End \(optional\)/), { target: { value: '2026-12-01T10:00' } });
    for (const name of [/Title in Chinese/, /Title in English/, /Text in Chinese/, /Text in English/])
      await userEvent.type(screen.getByRole('textbox', { name }), 'x');
    expect(await screen.findByText(/Members reached: 12/)).toBeVisible();
    await press('Send');
    await confirm();
    expect(sent.filter(({ name }) => name === 'broadcastAudience').at(-1)?.body).toEqual({
      ...{ kind: 'notice', vipMin: 3, vipMax: 6 },
    });
    expect(acts()).toMatchObject([
      {
        name: 'broadcastSend',
        body: { vipMin: 3, vipMax: 6, endsAt: new Date('2026-12-01T10:00').toISOString() },
      },
    ]);
  });

  it('[OPS-5] change the budget of grants by hand, whose rest the dialog of a grant says', async () => {
    const { acts } = renderConsole(<OffersPage />, { answers });
    expect(
      await screen.findByText('By hand in 2026-11: 2,000.00 of 5,000.00 granted, 3,000.00 left'),
    ).toBeVisible();
    await press('Grant money');
    expect((await dialog()).getByText(/3,000.00 of this month’s budget is left/)).toBeVisible();
    await send('Cancel');
    await press('Change this month’s budget');
    await fillIn(/Budget/, '6000');
    await fillIn(/Note/, 'festival');
    await confirm();
    expect(acts()).toEqual([{ name: 'grantBudgetChange', body: { budget: '6000', note: 'festival' } }]);
  });

  it('[OPS-5] [AGT-3] count a member who shares a mark with an agent, and close the agent', async () => {
    const row = {
      code: 'YUNYOU88',
      name: 'Clouds',
      account: 'lin',
      state: 'active',
      members: 2,
      since: promotion.startsAt,
    };
    const { acts } = renderConsole(<AgentsPage />, {
      answers: {
        ...answers,
        agentApplicationList: { items: [] },
        agentList: { items: [row] },
        agentSharedList: {
          items: [{ member: { id: 'm1', account: 'sister' }, since: promotion.startsAt, isCounted: false }],
        },
      },
    });
    await openTab('All agents');
    await press('Own accounts');
    expect(await screen.findByText('Not counted')).toBeVisible();
    await press('Count');
    await fillIn(/Note/, 'a sister');
    await confirm();
    await press('Close for good');
    await fillIn(/Note/, 'agreed');
    await confirm();
    expect(acts()).toEqual([
      { name: 'agentMemberCount', body: { code: 'YUNYOU88', member: 'm1', on: true, note: 'a sister' } },
      { name: 'agentClose', body: { code: 'YUNYOU88', note: 'agreed' } },
    ]);
  });

  it('[OPS-5] ban a word and allow it again', async () => {
    const { acts } = renderConsole(<RoomsPage />, { answers });
    await openTab('Banned words');
    await press('Ban a word');
    await fillIn(/Banned word/, 'boost');
    await confirm();
    await press('Allow it again');
    await confirm();
    expect(acts()).toEqual([
      { name: 'bannedWordAdd', body: { word: 'boost' } },
      { name: 'bannedWordRemove', body: { word: '代练' } },
    ]);
  });

  it('[OPS-5][LIV-3] set who may speak in live rooms, in a form that starts with the present rules', async () => {
    const { acts } = renderConsole(<RoomsPage />, {
      answers: { ...answers, roomList: { items: [] }, speechInfo: { status: 1, vipMin: 2, vipMax: 0 } },
    });
    await openTab('Rooms');
    await press('Change who may speak');
    const speakers = (await dialog()).getByRole('combobox', { name: /Speech/ });
    await userEvent.selectOptions(speakers, 'Members with a verified real name');
    await confirm();
    expect(acts()).toEqual([{ name: 'speechSet', body: { status: 2, vipMin: 2, vipMax: 0 } }]);
  });

  it('[OPS-4] show no act that the role does not allow', async () => {
    renderConsole(<RoomsPage />, { answers, without: ['bannedWordAdd', 'bannedWordRemove'] });
    await openTab('Banned words');
    expect(await screen.findByText('代练')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ban a word|Allow it again/ })).toBeNull();
  });
});
