import { forgetDrafts } from './drafts';

const drafts = ['o1.t1', 'o1.t2', 'o2.t1'].map((each) => `pavilion.console.draft.${each}`);

describe('drafts of answers', () => {
  beforeEach(() => {
    for (const name of [...drafts, 'other']) sessionStorage.setItem(name, '{"text":"Hello"}');
  });
  afterEach(() => sessionStorage.clear());
  const names = () => Object.keys(sessionStorage).sort();

  it('[OPS-5] are all removed, and nothing else', () => {
    forgetDrafts();
    expect(names()).toEqual(['other']);
  });

  it('[OPS-5] of other operators are removed', () => {
    forgetDrafts('o1');
    expect(names()).toEqual(['other', drafts[0], drafts[1]]);
  });
});
