import { calls } from '@pavilion/contract/schemas';
import { filesIn, isTest, read } from './repository';

const sources = (folder: string) => filesIn(folder).filter((path) => /\.tsx?$/.test(path) && !isTest(path));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the contract is spoken on both sides', () => {
  it.each(Object.keys(calls))('[REQ-5] %s has a definition and one gateway handler of its name', (name) => {
    const file = kebab(name);
    expect(
      filesIn('packages/contract/src').filter(
        (path) => !path.includes('/entities/') && path.endsWith(`/${file}.ts`),
      ),
    ).toHaveLength(1);
    expect(
      filesIn('packages/gateway/src/modules').filter((path) => path.endsWith(`/${file}.handler.ts`)),
    ).toHaveLength(1);
  });

  it('[CON-1] no path of a call is written outside the contract', () => {
    const paths = Object.values(calls).map(({ path }) => path);
    const offenders = ['packages/sdk/src', 'packages/gateway/src', 'packages/ui/src', 'site/src']
      .flatMap(sources)
      .filter((file) => paths.some((path) => read(file).includes(path)));
    expect(offenders).toEqual([]);
  });

  it('[CON-1] no header of the contract is written outside it', () => {
    const offenders = ['packages/sdk/src', 'packages/gateway/src', 'site/src']
      .flatMap(sources)
      .filter((file) => /['"`]x-(api|user)-/i.test(read(file)));
    expect(offenders).toEqual([]);
  });
});
