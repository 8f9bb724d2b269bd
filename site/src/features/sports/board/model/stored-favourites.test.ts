import { createMemoryStorage } from '@pavilion/sdk/testing';
import type { StorageAccess } from '../../../../shared/storage/stored-ids';
import { favouritesEntry, noFavourites, readFavourites, toggled, writeFavourites } from './stored-favourites';

const setUp = () => {
  const storage = createMemoryStorage();
  return { storage, access: (() => storage) as unknown as StorageAccess };
};

describe('stored favourites', () => {
  it('[SPT-8] of a visitor are added to those of the member who logs in, once', () => {
    const { storage, access } = setUp();
    writeFavourites(access, 'm1', { ...noFavourites, leagues: ['a'], matches: ['x'] });
    writeFavourites(access, undefined, {
      ...{ leagues: ['a', 'b'], matches: [], pins: ['football:ah'], goalAlerts: true },
    });
    const merged = { leagues: ['a', 'b'], matches: ['x'], pins: ['football:ah'], goalAlerts: true };
    expect(readFavourites(access, 'm1')).toEqual(merged);
    expect(storage.getItem(favouritesEntry(undefined))).toBeNull();
    expect(readFavourites(access, 'm1')).toEqual(merged);
    // Another member of the browser, and the visitor after a logout, see none of them.
    expect(readFavourites(access, 'm2')).toEqual(noFavourites);
    expect(readFavourites(access, undefined)).toEqual(noFavourites);
  });

  it('[SPT-8] are those of an earlier version of the page, too, and none for malformed entries', () => {
    const { storage, access } = setUp();
    storage.setItem(favouritesEntry(undefined), '{"leagues":["a"],"matches":["x",7]}');
    expect(readFavourites(access, undefined)).toEqual({ ...noFavourites, leagues: ['a'], matches: ['x'] });
    for (const text of ['{', 'null', '7', '[]', '{"leagues":"a"}']) {
      storage.setItem(favouritesEntry(undefined), text);
      expect(readFavourites(access, undefined)).toEqual(noFavourites);
    }
    const denied: StorageAccess = () => {
      throw new Error('denied');
    };
    expect(readFavourites(denied, 'm1')).toEqual(noFavourites);
    writeFavourites(denied, 'm1', noFavourites);
  });

  it('[SPT-8] keep the latest 200 of a list', () => {
    let favourites = noFavourites;
    for (let index = 0; index < 201; index += 1) favourites = toggled(favourites, 'matches', `m${index}`);
    expect([favourites.matches.length, favourites.matches[0]]).toEqual([200, 'm1']);
    expect(toggled(favourites, 'matches', 'm200').matches).not.toContain('m200');
  });
});
