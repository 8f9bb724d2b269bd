import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { dayOf } from '../domain/days';
import type { PageServer } from '../pages/page-server';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { type BrandIdentity, chooseBrands, type GatewayBrand } from './brand';

const lantern: BrandIdentity = {
  brand: 'lantern',
  siteName: { 'zh-CN': '灯会娱乐', en: 'Lantern games' },
  name: { 'zh-CN': '灯会', en: 'Lantern' },
  favicon: '/lantern.svg',
  defaultLocale: 'zh-CN',
  hosts: ['lantern.localhost', 'www.lantern.example'],
  servicePhone: '400 000 0000',
};
const jade: BrandIdentity = { ...lantern, brand: 'jade', hosts: ['jade.localhost'] };
const inner: BrandIdentity = { ...lantern, brand: 'pavilion', hosts: ['localhost'] };

describe('the brands of a gateway', () => {
  it('[BRD-1] are those of its pages, with the usual rules for a brand that the table lacks', () => {
    const { main, hosts } = chooseBrands('lantern', [jade, lantern]);
    expect(main).toMatchObject({
      ...lantern,
      timeZone: 'Asia/Shanghai',
      withdrawalsMayBeCancelled: false,
      invitations: 'member-first',
      limitCaps: {},
      supportHours: { from: 9, to: 24 },
    });
    expect(hosts).toEqual(['jade.localhost', 'lantern.localhost', 'www.lantern.example']);
  });

  it('[BRD-1] begin with the one that serves unknown hosts, unless BRAND names another', () => {
    expect(chooseBrands(undefined, [jade, lantern]).ofHost('play.example:80').brand).toBe('jade');
    expect(chooseBrands('lantern', [jade, lantern]).ofHost('play.example:80').brand).toBe('lantern');
    expect(chooseBrands('lantern', [jade, lantern]).ofHost('Jade.localhost:4600').brand).toBe('jade');
  });

  it('[BRD-1] reject a name that no brand has', () =>
    expect(() => chooseBrands('pavilion', [jade, lantern])).toThrow('BRAND is one of: jade, lantern.'));

  it.each([
    [18, 2],
    [9, 9],
    [9, 25],
    [-1, 8],
    [9.5, 18],
  ])('[SUP-1] reject support from %d to %d', (from, to) => {
    const brand: GatewayBrand = { ...chooseBrands().main, supportHours: { from, to } };
    expect(() => chooseBrands(undefined, [brand])).toThrow(
      `The support hours of brand "pavilion" are ${from} to ${to}.`,
    );
  });
});

describe('a call to the host of a brand', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    token = (await gateway.newMember('jadeowner')).token;
  });
  afterAll(() => gateway.close());
  const at = (host: string) => ({ headers: { host } });

  it.each([
    ['jade.localhost:4600', 'Jade · play-money games', '/jade.svg'],
    ['localhost:4600', '华亭 Pavilion · 模拟娱乐平台', '/favicon.svg'],
  ])('[BRD-1] at %s answers title and icon of that brand, and its own origin', async (host, title, icon) => {
    const direct = await gateway.call('preInfo', { platformType: 6 }, at(host));
    const site = { title, webLogoTitleUrl: icon, siteDomainUrl: `http://${host}` };
    expect(direct.data.SiteBaseConfigVo).toEqual(site);
    const cached = await gateway.call('cachedPreInfo', { path: calls.preInfo.path }, at(host));
    expect(cached.data.SiteBaseConfigVo).toEqual(site);
  });

  it('[BRD-1] names the payee of that brand in an order, its list and its QR code', async () => {
    const body = { channel: 'usdt', amount: '200.00' };
    const options = { token, idempotencyKey: 'jade-order-1', ...at('jade.localhost') };
    const { data: order } = await gateway.call('depositCreate', body, options);
    const again = await gateway.call('depositCreate', body, options);
    const { data: orders } = await gateway.call('depositOrders', {}, options);
    expect(order.qrCode).toBe('SANDBOX-JADE-TRC20-NOT-A-REAL-ADDRESS');
    expect([again.data, ...orders]).toEqual([order, order]);
    // A retry gets the same bytes, wherever it is sent.
    const elsewhere = await gateway.call('depositCreate', body, { ...options, ...at('localhost') });
    expect(elsewhere.data).toEqual(order);
    expect(JSON.stringify(order)).not.toMatch(/pavilion|[{]name[}]/i);
  });
});

describe('a brand with a setting of its own', () => {
  const pages: PageServer = {
    render: async () => ({ status: 200, body: '' }),
    publicDir: mkdtempSync(join(tmpdir(), 'pavilion-brand-')),
    fallbackHtml: async ({ headers, url, cookies }) => `shell of ${headers.host}${url} ${cookies.locale}`,
    brands: [
      { ...inner, depositChannels: ['alipay', 'bank'] },
      {
        ...jade,
        categories: ['egame'],
        games: ['koi-gate', 'golden-dragon'],
        depositChannels: ['wechat', 'alipay'],
        adultAge: 21,
      },
    ],
  };
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ pages });
    token = (await gateway.newMember('chooser')).token;
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(pages.publicDir, { recursive: true });
  });
  const jadeHost = { headers: { host: 'jade.localhost:4600' } };

  it('[BRD-1] lists and counts those alone, and only under its host', async () => {
    const { data: list } = await gateway.call('gameList', {}, jadeHost);
    const { data: counts } = await gateway.call('platformCount', {}, jadeHost);
    expect(list.items.map(({ code }) => code).sort()).toEqual(['golden-dragon', 'koi-gate']);
    expect([list.total, counts.DZ.games]).toEqual([2, 2]);
    expect((await gateway.call('gameList', {})).data.total).toBeGreaterThan(2);
  });

  it.each([
    ['a game of the list', { enName: 'PAVILION', gameCode: 'koi-gate' }, 6000],
    ['another game', { enName: 'PAVILION', gameCode: 'phoenix-rising' }, errorCodes.gameUnavailable],
    ['a venue of another category', { enName: 'FBTY' }, errorCodes.gameUnavailable],
  ])('[BRD-1] opens, or does not open, %s', async (_, body, code) => {
    const answer = await gateway.call('venueLaunch', body, { token, ...jadeHost });
    expect(answer.status_code).toBe(code);
  });

  describe.each([
    ['its host', jadeHost, ['alipay', 'wechat'], 'bank'],
    ['the host of the other brand', {}, ['bank', 'alipay'], 'wechat'],
  ])('at %s', (_, host, offered, other) => {
    const codes = (channels: readonly { readonly code: string }[]) => channels.map(({ code }) => code);

    it('[BRD-1] [REQ-10] lists its deposit channels, and takes orders in these alone', async () => {
      const order = async (channel: string) => {
        const options = { token, idempotencyKey: randomUUID(), ...host };
        return (await gateway.call('depositCreate', { channel, amount: '200' }, options)).status_code;
      };
      const { data } = await gateway.call('depositChannels', {}, { token, ...host });
      expect(codes(data)).toEqual(offered);
      expect([await order('alipay'), await order(other)]).toEqual([6000, errorCodes.channelUnavailable]);
    });

    it('[BRD-1] [SUP-3] offers them for assisted deposits, and takes no request for others', async () => {
      const body = { channel: other, amount: '200', note: '', warningAccepted: true };
      const options = { token, idempotencyKey: randomUUID(), ...host };
      const { data } = await gateway.call('assistedDepositInfo', {}, options);
      expect(codes(data.channels)).toEqual(offered);
      const asked = await gateway.call('assistedDepositRequest', body, options);
      expect(asked.status_code).toBe(errorCodes.channelUnavailable);
    });
  });

  it('[BRD-1] [SUP-3] gets the order of an assisted deposit in a channel that the main brand leaves out', async () => {
    const { data: asked } = await gateway.call(
      'assistedDepositRequest',
      { channel: 'wechat', amount: '200', note: '', warningAccepted: true },
      { token, idempotencyKey: randomUUID(), ...jadeHost },
    );
    const step = async () => (await gateway.sandbox('step-assisted-deposit', { id: asked.id })).data;
    expect([await step(), await step()]).toEqual([{ state: 'assigned' }, { state: 'instructed' }]);
  });

  describe.each([
    ['its host', jadeHost, 21],
    ['the host of a brand without one', {}, 18],
  ])('has its minimum age at %s', (_, host, age) => {
    it('[BRD-1] and refuses the birthdays of younger members', async () => {
      const today = dayOf(new Date(gateway.clock.now()), 'Asia/Shanghai');
      const refused = async (years: number) => {
        const value = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
        const body = { field: 'birthday' as const, value, pictures: [], loginPassword: '' };
        const { data } = await gateway.call('profileChangeRequest', body, { token, ...host });
        return data as unknown;
      };
      const underAge = { fields: [{ field: 'value', reason: 'under-age', limit: String(age) }] };
      const noPicture = { fields: [{ field: 'pictures', reason: 'required' }] };
      expect([await refused(age - 1), await refused(age)]).toEqual([underAge, noPicture]);
    });

    it('[BRD-1] and names it in the pop-up for visitors', async () => {
      const { data } = await gateway.call('popInfo', {}, host);
      const bodies = data.map(({ body }) => body);
      expect(bodies).toMatchObject([
        {
          'zh-CN': expect.stringContaining(`年满 ${age} 周岁`),
          en: expect.stringContaining(`aged ${age} and over`),
        },
      ]);
    });
  });

  it('[BRD-1] answers the phone number of its support', async () => {
    const { data } = await gateway.call('preInfo', { platformType: 6 }, jadeHost);
    expect(data.globePhoneNumber).toBe('400 000 0000');
  });

  it('[BRD-1] has a shell of its own, by address and language, when rendering fails', async () => {
    pages.render = async () => {
      throw new Error('no page');
    };
    const shellAt = async (host: string) =>
      (
        await gateway.app.inject({
          url: '/help',
          headers: { host, accept: 'text/html', cookie: 'locale=en' },
        })
      ).body;
    expect(await shellAt('jade.localhost')).toBe('shell of jade.localhost/help en');
    expect(await shellAt('localhost')).toBe('shell of localhost/help en');
  });
});
