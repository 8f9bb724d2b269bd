import { isTest, listFiles, readWithoutComments } from './repository';

const engine = 'packages/gateway/src/domain/sports/engine';

/** Functions of `Math` whose results ECMAScript defines exactly. */
const exact = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt'];

/** Expressions whose results may differ between JavaScript engines, machines or calls. */
const inexact = new RegExp(
  `\\bMath\\.(?!(?:${exact.join('|')})\\b)\\w+|\\*\\*|\\bDate\\b|\\bprocess\\.|\\brandom`,
);

const sources = listFiles(engine).filter((path) => path.endsWith('.ts') && !isTest(path));

describe('the arithmetic of the sports engine', () => {
  it('[SPT-8] uses only functions with the same result on every machine', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((path) => inexact.test(readWithoutComments(path)))).toEqual([]);
  });

  it.each(['Math.exp(1)', 'Math.pow(2, 3)', '2 ** 3', 'Date.now()', 'Math.random()', 'Math.PI'])(
    '[SPT-8] rejects %s',
    (code) => expect(inexact.test(code)).toBe(true),
  );

  it.each(['Math.sqrt(2)', 'a * b', 'updated'])('[SPT-8] allows %s', (code) =>
    expect(inexact.test(code)).toBe(false),
  );
});
