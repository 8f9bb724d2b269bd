/** @jest-environment node */
import { brandOf } from '../brands';
import { escapeHtml, escapeJson, renderDocument } from './document';

const boot = {
  brand: brandOf('pavilion'),
  theme: 'space',
  locale: 'en',
  isMember: false,
  isComplete: true,
  state: {},
} as const;
const brand = boot.brand;
const assets = { script: '/assets/a.js', preloads: ['/assets/b.js'], styles: [] };

describe('the document', () => {
  it('[APP-1] escapes texts that would close their element', () => {
    const evil = { name: '</script><script>alert(1)</script><!--\u2028' };
    expect(escapeJson(evil)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(escapeJson(evil))).toEqual(evil);
    expect(escapeHtml('"><b>&')).toBe('&quot;&gt;&lt;b&gt;&amp;');
  });

  it('[THM-3] contains theme, language, title, icon and chunks without running a script', () => {
    const html = renderDocument({
      brand,
      boot,
      assets,
      title: 'A <b> title',
      icon: '/i.svg',
      content: '<p>x</p>',
    });
    expect(html).toContain('<html lang="en" data-theme="space" data-brand="pavilion">');
    expect(html).toContain('<title>A &lt;b&gt; title</title>');
    expect(html).toContain('<link rel="icon" href="/i.svg">');
    expect(html).toContain('<link rel="modulepreload" href="/assets/b.js" fetchpriority="low">');
    expect(html).toContain('<div id="root"><p>x</p></div>');
  });

  it('[APP-1] has its scripts after the content', () => {
    const html = renderDocument({ brand, boot, assets, title: '', icon: '', content: '<p>x</p>' });
    const read = html.indexOf('<p>x</p>');
    for (const address of [assets.script, ...assets.preloads]) {
      expect(html.indexOf(address)).toBeGreaterThan(read);
    }
  });
});
