import { listFiles, readText } from './repository';

interface Term {
  readonly pattern: RegExp;
  /** Suggested replacement. */
  readonly instead: string;
}

/** Words that earlier code used in a private sense, with the standard terms. */
const terms: readonly Term[] = [
  { pattern: /furnish|RoomHead|step-room/i, instead: 'PageHeader, next-step-link' },
  {
    pattern: /doorCodes|isAtTheDoor|\bat the door\b/i,
    instead: 'codes rejected before the idempotency check',
  },
  { pattern: /\bkeyboardOf\b/, instead: 'input driver: mouseInput, keyboardInput' },
  { pattern: /\b(lender|borrow|workshop)/i, instead: 'pool, acquire, release, fixture' },
  { pattern: /isLetGo/i, instead: 'isClosedByClient, close' },
  { pattern: /faultsIn\b/i, instead: 'validate, errors' },
  { pattern: /\b(dress|cheer)\b/i, instead: 'skin, celebrate' },
  { pattern: /\bcarr(y|ies) out\b/i, instead: 'handle, run' },
  { pattern: /\bwho one is\b|\bno one\b|\bas it were\b/i, instead: 'the actor: visitor, member, gateway' },
  { pattern: /\bmend(ed|s|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\b(is|are|was|were|be|been|being) told\b/i, instead: 'shows, reports, notifies' },
  {
    pattern: /\bstands? (there|here|in|on(?! (a|all|soft) )|below|before|beside)\b/i,
    instead: 'is, is shown',
  },
  {
    pattern: /\b(anybody|everybody|whoever)\b|\bsomebody\b(?!')/i,
    instead: 'the actor: visitor, all members, caller',
  },
  { pattern: /\bjudged?\b/i, instead: 'check, validate' },
  { pattern: /\bisHere\b/, instead: 'isMounted' },
  { pattern: /\blooks? at once\b|\bcomes? out otherwise\b/i, instead: 'evaluate, differ' },
  { pattern: /\bdraws? (a|the|that) round again\b|\bdraws no round again\b/i, instead: 'recompute' },
];

const isSource = (path: string) => /\.(tsx?|mjs|cjs)$/.test(path);
/** Texts for users, and files that are generated from definitions. */
const isExcluded = (path: string) =>
  /\/messages\/|\/articles\/|\.generated\./.test(path) || path === 'architecture/plain-language.test.ts';

const sources = listFiles('packages', 'site', 'architecture', 'bench', 'e2e', 'scripts', 'stories').filter(
  (path) => isSource(path) && !isExcluded(path),
);

/** `file:line: “match”, use: …` for each match of a term. */
const findTerms = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    terms.flatMap(({ pattern, instead }) => {
      const [match] = pattern.exec(line) ?? [];
      return match === undefined ? [] : [`${path}:${index + 1}: “${match}”, use: ${instead}`];
    }),
  );

describe('plain language', () => {
  it('reports file, line, match and replacement of a term', () => {
    expect(findTerms('a.ts', '// fine\nconst doorCodes = [];')).toEqual([
      'a.ts:2: “doorCodes”, use: codes rejected before the idempotency check',
    ]);
  });

  it('names and comments use no private vocabulary', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.flatMap((path) => findTerms(path, readText(path)))).toEqual([]);
  });
});
