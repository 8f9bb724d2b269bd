import { paths } from '../../routes/paths';
import { titles } from '../../routes/titles';
import { askServer } from '../../testing/open-site';
import { footerMenu } from '../menus/menus';

/** The footer as the server sends it, which has to work before it hydrates. */
const renderedFooter = async (): Promise<HTMLElement> => {
  const { body } = await askServer(paths.game.egame);
  return new DOMParser().parseFromString(body, 'text/html').querySelector<HTMLElement>('body footer')!;
};

describe('the footer', () => {
  it('has each group of links in a disclosure that is closed', async () => {
    const groups = [...(await renderedFooter()).querySelectorAll('details')];
    expect(groups).toHaveLength(footerMenu.length);
    for (const group of groups) {
      expect(group.open).toBe(false);
      expect(group.querySelector('summary')?.textContent).toBe(
        group.parentElement?.querySelector('h2')?.textContent,
      );
    }
  });

  it('has every help article in its HTML', async () => {
    const links = [...(await renderedFooter()).querySelectorAll('details a')].map((link) => link.textContent);
    const pages = footerMenu.flatMap((group) => group.pages);
    expect(links).toEqual(pages.map((page) => titles['zh-CN'][page]));
  });

  it('has the age limit and the links to limits outside of the disclosures', async () => {
    const footer = await renderedFooter();
    const link = footer.querySelector(`a[href="${paths.mine.protection}"]`);
    expect(link).not.toBeNull();
    expect(link?.closest('details')).toBeNull();
    expect(footer.textContent).toContain('未满 18 周岁禁止使用');
  });
});
