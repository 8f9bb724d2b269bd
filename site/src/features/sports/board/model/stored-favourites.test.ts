import { createMemoryStorage } from '@pavilion/sdk/testing';
import type { StorageAccess } from '../../../../shared/storage/stored-ids';
import {
  changesToSend,
  forgetSent,
  noFavourites,
  opened,
  readVisitorFavourites,
  toggled,
  writeVisitorFavourites,
} from './stored-favourites';

const entry = 'pavilion.sports-favourites';
const setUp = () => {
  const storage = createMemoryStorage();
  return { storage, access: (() => storage) as unknown as StorageAccess };
};

describe('the favourites that a browser stores', () => {
  it('[SPT-8] are sent to the member who logs in, with those that an earlier version stored for the member', () => {
    const { storage, access } = setUp();
    storage.setItem(`${entry}.m1`, '{"leagues":["a"],"matches":["x"],"goalAlerts":true}');
    writeVisitorFavourites(access, { ...noFavourites, leagues: ['b'], pins: ['football:ah'], recent: ['y'] });
    expect(changesToSend(access, 'm1')).toEqual([
      { changes: [], goalAlerts: true },
      {
        changes: [
          { kind: 'leagues', id: 'a', favourite: true },
          { kind: 'matches', id: 'x', favourite: true },
          { kind: 'leagues', id: 'b', favourite: true },
          { kind: 'pins', id: 'football:ah', favourite: true },
        ],
      },
    ]);
    forgetSent(access, 'm1', false);
    expect([changesToSend(access, 'm1'), readVisitorFavourites(access)]).toEqual([[], noFavourites]);
  });

  it('[SPT-8] are sent in requests that the gateway accepts', () => {
    const { access } = setUp();
    const ids = (letter: string) => Array.from({ length: 200 }, (_, index) => `${letter}${index}`);
    writeVisitorFavourites(access, { ...noFavourites, leagues: ids('l'), matches: ids('m'), pins: ['p'] });
    expect(changesToSend(access, 'm1').map(({ changes }) => changes.length)).toEqual([200, 200, 1]);
  });

  it('[SPT-8][DEM-1] are copied to a demo once, and stay for the account that is registered later', () => {
    const { access } = setUp();
    writeVisitorFavourites(access, { ...noFavourites, leagues: ['a'] });
    forgetSent(access, 'demo-1', true);
    expect([changesToSend(access, 'demo-1'), changesToSend(access, 'm1')]).toEqual([
      [],
      [{ changes: [{ kind: 'leagues', id: 'a', favourite: true }] }],
    ]);
    expect(readVisitorFavourites(access)).toMatchObject({ leagues: ['a'] });
  });

  it('[SPT-8] are those of an earlier version of the page, too, and none for malformed entries', () => {
    const { storage, access } = setUp();
    storage.setItem(entry, '{"leagues":["a"],"matches":["x",7]}');
    expect(readVisitorFavourites(access)).toEqual({ ...noFavourites, leagues: ['a'], matches: ['x'] });
    for (const text of ['{', 'null', '7', '[]', '{"leagues":"a"}']) {
      storage.setItem(entry, text);
      expect(readVisitorFavourites(access)).toEqual(noFavourites);
    }
    const denied: StorageAccess = () => {
      throw new Error('denied');
    };
    expect(readVisitorFavourites(denied)).toEqual(noFavourites);
    writeVisitorFavourites(denied, noFavourites);
    forgetSent(denied, 'm1', false);
  });

  it('[SPT-8] keep the latest 200 of a list, and 20 opened matches', () => {
    let favourites = noFavourites;
    for (let index = 0; index < 201; index += 1) favourites = toggled(favourites, 'matches', `m${index}`);
    expect([favourites.matches.length, favourites.matches[0]]).toEqual([200, 'm1']);
    expect(toggled(favourites, 'matches', 'm200').matches).not.toContain('m200');
    for (let index = 0; index < 21; index += 1) favourites = opened(favourites, `m${index}`);
    expect([favourites.recent.length, opened(favourites, 'm5').recent.at(-1)]).toEqual([20, 'm5']);
  });
});
