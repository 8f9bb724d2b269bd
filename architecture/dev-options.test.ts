import { chooseBrands } from '../packages/gateway/src/config/brand';
import { devOptions } from '../scripts/dev-options';
import { brands } from '../site/src/brands';

describe('the gateway of `npm run dev`', () => {
  const lantern = { ...brands[0], brand: 'lantern', hosts: [] };
  beforeAll(() => (brands as unknown as object[]).push(lantern));
  afterAll(() => (brands as unknown as object[]).pop());

  it('[BRD-1] serves every brand of the site, by its name and under its host', () => {
    const options = devOptions({}, '/folder');
    for (const { brand } of brands) {
      expect(chooseBrands(brand, options.brands).main.brand).toBe(brand);
      expect(chooseBrands(undefined, options.brands).ofHost(`${brand}.localhost:5173`).brand).toBe(brand);
      expect(options.siteOrigins).toContain(`http://${brand}.localhost:5173`);
    }
  });

  it('[OPS-1] opens the console two ports above its own, as `npm start` does, unless a port is set', () => {
    expect(devOptions({}, '/folder').operatorPort).toBe(4602);
    expect(devOptions({ PORT: '5000' }, '/folder').operatorPort).toBe(5002);
    expect(devOptions({ OPERATOR_PORT: '7000' }, '/folder').operatorPort).toBe(7000);
  });

  it('[BRD-1] takes site origins and trusted proxies from environment variables', () => {
    const options = devOptions({ SITE_ORIGINS: 'http://play.test', TRUST_PROXY: '10.0.0.1' }, '/folder');
    expect([options.siteOrigins, options.trustProxy]).toEqual([['http://play.test'], ['10.0.0.1']]);
  });
});
