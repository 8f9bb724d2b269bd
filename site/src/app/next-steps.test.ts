import { type CodeDefinition, codes, errorCodes } from '@pavilion/contract';
import { matchRow } from '../routes/match-row';
import { pages } from '../routes/pages';
import { paths } from '../routes/paths';
import { nextSteps } from '../shared/next-steps/next-steps';

const catalogue = Object.entries(codes) as [string, CodeDefinition][];
const stepOf = (code: keyof typeof codes) => (codes[code] as CodeDefinition).nextStep;

describe('the next step of an error', () => {
  it.each(catalogue)('[ERR-7] %s has a next step whose link is a path of the site', (_, { nextStep }) => {
    const row = nextSteps[nextStep];
    expect(row).toBeDefined();
    if (row.link) expect(matchRow(row.link.to)?.path).toBe(row.link.to);
  });

  it('[ERR-7] has no row for a step that no code uses', () => {
    const used = new Set(catalogue.map(([, { nextStep }]) => nextStep));
    expect(Object.keys(nextSteps).filter((step) => !used.has(step as never))).toEqual([]);
  });

  it.each([
    [errorCodes.giftChanged, paths.mine.finance.wallet],
    [errorCodes.liveMaintenance, paths.game.egame],
    [errorCodes.speedPay, paths.mine.finance.deposit],
  ] as const)('[ERR-7] of %d links to %s, which is not a placeholder page', (code, path) => {
    expect(nextSteps[stepOf(code)].link?.to).toBe(path);
    expect(matchRow(path)?.page).not.toBe(pages.placeholder);
  });
});
