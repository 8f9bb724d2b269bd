import { type CodeDefinition, codes } from '@pavilion/contract';
import { matchRow } from '../routes/match-row';
import { pages } from '../routes/pages';
import { paths } from '../routes/paths';
import { stepRooms } from '../shared/steps/step-room';

const stepOf = (code: keyof typeof codes) => (codes[code] as CodeDefinition).nextStep;

describe('where next steps lead', () => {
  it.each(Object.entries(stepRooms))('[ERR-7] %s leads to a page of the site', (_, { to }) =>
    expect(matchRow(to)?.path).toBe(to),
  );

  it.each([
    [301220, paths.mine.finance.wallet],
    [600101, paths.game.egame],
    [244102, paths.mine.finance.deposit],
  ] as const)('[ERR-7] %d leads to a room that is furnished: %s', (code, path) => {
    expect(stepRooms[stepOf(code)]?.to).toBe(path);
    expect(matchRow(path)?.page).not.toBe(pages.placeholder);
  });
});
