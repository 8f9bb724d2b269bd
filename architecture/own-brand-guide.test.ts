/** @jest-environment node */
import { createStandIn, exampleHandlers } from '@pavilion/sdk/testing';
import { brandTokens } from '../packages/ui/src/themes/brand-theme';
import { themeNames } from '../packages/ui/src/themes/registry';
import { brands } from '../site/src/brands';
import type { Brand } from '../site/src/brands/brand';
import { paths } from '../site/src/routes/paths';
import { renderPage } from '../site/src/server/render-page';
import { brandKeys, checkBrand } from './brand-check';
import { evaluateBrand } from './brand-test-kit';
import { readText } from './repository';

/** The code block of the guide for a file. */
const codeBlockOf = (path: string): string => {
  const block = new RegExp(`^\`\`\`\\w+ ${path}\\n([\\s\\S]*?)^\`\`\`$`, 'm');
  return block.exec(readText('docs/guides/own-brand.md'))![1]!;
};
const brandPath = 'site/src/brands/lantern.ts';

const lantern = evaluateBrand(codeBlockOf(brandPath), {
  '@pavilion/contract': { sandboxSigningKey: 'pavilion-sandbox' },
  '../routes/paths': { paths },
}) as Brand;

const renderHtml = async (url: string, brand: Brand): Promise<string> => {
  const { body } = await renderPage(
    {
      url,
      headers: { host: 'lantern.test' },
      cookies: {},
      ip: '',
      protocol: 'http',
      fetch: createStandIn(exampleHandlers()).fetch,
      signal: new AbortController().signal,
    },
    { assetsOfSources: () => ({ script: '/entry.js', preloads: [], styles: [] }), ofUnknownHosts: brand },
  );
  return body;
};

it('[BRD-1] the table of the guide has every key of a brand', () => {
  const [, table] = readText('docs/guides/own-brand.md').split('| to change | key |\n|---|---|\n');
  const cells = table!.split('\n\n')[0]!.matchAll(/^\|.*?\|(.*)\|$/gm);
  const named = [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  expect(brandKeys.filter((key) => !named.includes(key))).toEqual([]);
});

describe('the brand of the guide', () => {
  it('[BRD-1] has no problem except the picture, which the guide adds later', () => {
    const problems = checkBrand({ path: brandPath, source: codeBlockOf(brandPath), brand: lantern });
    expect(problems.filter(({ message }) => !/\/lantern\.svg is not a file/.test(message))).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
    expect(codeBlockOf('site/public/lantern.svg')).toMatch(/^<svg xmlns=/);
  });

  it('[BRD-1] changes the visible fills, gradients, links and the text on them, in every theme', async () => {
    const html = await renderHtml(paths.home, lantern);
    for (const name of themeNames) {
      const { color, gradient } = brandTokens(lantern)[name]!;
      expect(html).toContain(`--pv-gradient-accent:${gradient?.accent};`);
      expect(html).toContain(`--pv-color-accent-text:${color?.accentText};`);
      expect(html).toContain(`--pv-color-on-accent:${color?.onAccent};`);
    }
    expect(await renderHtml(paths.home, brands[0])).not.toContain(lantern.accent);
  });

  it('[BRD-1] changes logo, banners, menu, footer, currency and login', async () => {
    const home = await renderHtml(paths.home, lantern);
    expect(home).toContain(lantern.logo?.figure);
    for (const text of ['灯会开张', '切换到灯夜主题', '灯会互动娱乐有限公司', 'mailto:help@lantern.example'])
      expect(home).toContain(text);
    expect(home).toContain(`href="${paths.game.sport}"`);
    for (const path of [paths.game.lottery, paths.agent]) expect(home).not.toContain(`href="${path}"`);
    expect(home).toContain('灯友会');
    const login = await renderHtml(paths.user.login, lantern);
    expect(login).toContain('灯火一城');
    expect(login).toContain('background-image:url(&#x27;/lantern.svg&#x27;)');
    for (const html of [home, login]) expect(html).not.toMatch(/华亭|Pavilion/);
  });

  it('[BRD-1] may have a picture as logo, by theme, and one language', async () => {
    const src = { default: '/lantern.svg', space: '/lantern-night.svg' };
    const brand: Brand = { ...lantern, logoImage: { src, width: 132, height: 40 }, locales: ['zh-CN'] };
    const home = await renderHtml(paths.home, brand);
    expect(home).toContain('<img src="/lantern.svg" width="132" height="40" alt="灯会"');
    expect(await renderHtml(`${paths.home}?theme=2`, brand)).toContain('<img src="/lantern-night.svg"');
    expect(home).not.toContain('lang="en"');
    expect(await renderHtml(paths.home, lantern)).toContain('<button lang="en"');
  });
});
