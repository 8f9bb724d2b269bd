import { codes } from '@pavilion/contract';
import { errorsPage } from './errors-page';
import { read } from './repository';

describe('docs/errors.md', () => {
  it('is current (mend: npm run generate)', () => expect(read('docs/errors.md')).toBe(errorsPage()));

  it('[ERR-7] has a row for every code that is an error', () => {
    const rows = [...errorsPage().matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, code]) => Number(code));
    const errors = Object.entries(codes).flatMap(([code, { kind }]) =>
      kind === 'success' ? [] : Number(code),
    );
    expect(rows.sort((a, b) => a - b)).toEqual(errors.sort((a, b) => a - b));
  });
});
