import { festivalSkins } from '@pavilion/contract';
import { buildPreInfo } from '@pavilion/sdk/testing';
import { act } from '@testing-library/react';
import { paths } from '../../routes/paths';
import { askServer, memberCookies, openSite } from '../../testing/open-site';
import { festivalOrnament } from './festival-ornament';

const withSkin = (siteFestivalSkin: string) => ({ preInfo: () => buildPreInfo({ siteFestivalSkin }) });
const ornamentsOf = (root: ParentNode) =>
  [...root.querySelectorAll('[data-festival]')].map((each) => each.getAttribute('data-festival'));
const rendered = async (...request: Parameters<typeof askServer>) =>
  new DOMParser().parseFromString((await askServer(...request)).body, 'text/html');
const skins = Object.keys(festivalSkins);

describe('the festival skin', () => {
  it.each(skins)(
    '[REQ-6] [APP-8] %s is in the first rendering of Home, for visitors and members',
    async (skin) => {
      const handlers = withSkin(skin);
      for (const visitor of [{ handlers }, { handlers, cookies: memberCookies }]) {
        const page = await rendered(paths.home, visitor);
        expect(ornamentsOf(page)).toEqual([`${skin} brand`, `${skin} hero`]);
        // Neither read out nor a target of clicks: the text beside it has the meaning.
        for (const ornament of page.querySelectorAll('[data-festival]')) {
          expect(ornament.getAttribute('aria-hidden')).toBe('true');
          expect(ornament.querySelector('a, button, [tabindex], title')).toBeNull();
        }
      }
    },
  );

  it('[REQ-6] is at the brand alone on other pages', async () => {
    expect(ornamentsOf(await rendered(paths.download, { handlers: withSkin('spring') }))).toEqual([
      'spring brand',
    ]);
  });

  it.each(['', 'snow', 'toString'])('[REQ-6] has no ornament for the name "%s"', async (skin) => {
    const page = await rendered(paths.home, { handlers: withSkin(skin) });
    expect(page.querySelector('[data-part="banners"]')).not.toBeNull();
    expect(ornamentsOf(page)).toEqual([]);
  });

  it('[REQ-6] stays as rendered until the first interaction, and hydrates without an error', async () => {
    const { hydrationErrors, close } = await openSite(paths.home, { handlers: withSkin('spring') });
    expect(ornamentsOf(document)).toEqual(['spring brand', 'spring hero']);
    await act(async () => {
      window.dispatchEvent(new Event('pointermove'));
      await festivalOrnament.preload();
    });
    expect(ornamentsOf(document)).toEqual(['spring brand', 'spring hero']);
    expect(hydrationErrors).toEqual([]);
    close();
  });
});
