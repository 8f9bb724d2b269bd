import { calls } from '@pavilion/contract/schemas';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { type BrandIdentity, chooseBrands } from './brand';

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

describe('the brands of a gateway', () => {
  it('[BRD-1] are those of its pages, with the usual rules for a brand that the table lacks', () => {
    const { main, hosts } = chooseBrands('lantern', [jade, lantern]);
    expect(main).toMatchObject({ ...lantern, timeZone: 'Asia/Shanghai' });
    expect(main.withdrawalsMayBeCancelled).toBeUndefined();
    expect(hosts).toEqual(['jade.localhost', 'lantern.localhost', 'www.lantern.example']);
  });

  it('[BRD-1] begin with the one that serves unknown hosts, unless BRAND names another', () => {
    expect(chooseBrands(undefined, [jade, lantern]).ofHost('play.example:80').brand).toBe('jade');
    expect(chooseBrands('lantern', [jade, lantern]).ofHost('play.example:80').brand).toBe('lantern');
    expect(chooseBrands('lantern', [jade, lantern]).ofHost('Jade.localhost:4600').brand).toBe('jade');
  });

  it('[BRD-1] reject a name that no brand has', () =>
    expect(() => chooseBrands('pavilion', [jade, lantern])).toThrow('BRAND is one of: jade, lantern.'));
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
  ])('[BRD-1] at %s answers title and icon of that brand', async (host, title, icon) => {
    const direct = await gateway.call('preInfo', { platformType: 6 }, at(host));
    expect(direct.data.SiteBaseConfigVo).toMatchObject({ title, webLogoTitleUrl: icon });
    const cached = await gateway.call('cachedPreInfo', { path: calls.preInfo.path }, at(host));
    expect(cached.data).toMatchObject({ SiteBaseConfigVo: { title } });
  });

  it('[BRD-1] names the payee of that brand in an order, its list and its QR code', async () => {
    const body = { channel: 'usdt', amount: '200.00' };
    const options = { token, idempotencyKey: 'jade-order-1', ...at('jade.localhost') };
    const { data: order } = await gateway.call('depositCreate', body, options);
    const again = await gateway.call('depositCreate', body, options);
    const { data: orders } = await gateway.call('depositOrders', {}, options);
    expect(order.qrCode).toBe('SANDBOX-JADE-TRC20-NOT-A-REAL-ADDRESS');
    expect([again.data, ...orders]).toEqual([order, order]);
    expect(JSON.stringify(order)).not.toMatch(/pavilion|[{]name[}]/i);
  });
});
