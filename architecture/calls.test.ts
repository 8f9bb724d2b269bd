import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { isTest, listFiles, readText, readWithoutComments } from './repository';

const sources = (folder: string) => listFiles(folder).filter((path) => /\.tsx?$/.test(path) && !isTest(path));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = Object.keys(calls);

/** A duration that is written out: a number and its unit within quotes. */
const writtenDuration = /\b\d+ (seconds?|minutes?|hours?|days?|weeks?|months?)\b/g;

describe('each call has a definition and a handler', () => {
  it.each(names)('[REQ-5] %s has one definition and one handler', (name) => {
    const definitions = sources('packages/contract/src').filter(
      (path) => !path.includes('/entities/') && path.endsWith(`/${kebab(name)}.ts`),
    );
    expect(definitions).toHaveLength(1);
    const handlers = listFiles('packages/gateway/src/modules').filter(
      (path) =>
        path.endsWith('/handlers.ts') && new RegExp(`^  ${name}(: |,$|\\()`, 'm').test(readText(path)),
    );
    expect(handlers).toHaveLength(1);
  });

  it('[REQ-5] only the handlers list calls by hand (fix: derive the list from the definitions)', () => {
    const entry = new RegExp(`^\\s*(${names.join('|')})(,$|: )`, 'gm');
    const count = (path: string) =>
      new Set([...readWithoutComments(path).matchAll(entry)].map(([, name]) => name)).size;
    // Stories may answer several calls with fixtures.
    const lists = ['packages', 'site/src', 'architecture', 'scripts']
      .flatMap(sources)
      .filter((path) => !path.endsWith('.generated.ts') && count(path) > 3);
    expect(lists.filter((path) => !path.startsWith('packages/gateway/src/modules/'))).toEqual([]);
  });

  it('[REQ-5] no description writes a duration out (fix: derive it from `limits`, or leave out what only the gateway knows)', () => {
    const written = sources('packages/contract/src')
      .filter((path) => !/generated|\/codes\.ts$/.test(path))
      .flatMap((path) =>
        (readWithoutComments(path).match(writtenDuration) ?? []).map((text) => `${path}: ${text}`),
      );
    expect(written).toEqual([]);
  });

  it('[PRO-2] no change outside the site area passes the player protection unseen (fix: give the call its need, or list it)', () => {
    // Closed accounts can send these: each ends play, returns the member's money, or moves none.
    const openToClosedAccounts = [
      'assistedDepositCancel',
      'coinExchange',
      'depositCancel',
      'gameFavourite',
      'mallOrderCancel',
      'payoutAccountAdd',
      'payoutAccountDefault',
      'payoutAccountRemove',
      'rebateClaim',
      'sportsCashOut',
      'sportsFavouritesChange',
      // Their services refuse what sends money to a venue.
      'walletAutoTransfer',
      'walletCollect',
      'walletTransfer',
      'withdrawalCancel',
      'withdrawalCreate',
    ];
    const changes = Object.entries<CallDefinition>(calls).filter(
      ([, { auth, endpoint, path }]) =>
        auth !== 'public' && endpoint.kind === 'mutation' && !path.startsWith('/site/'),
    );
    const needNothing = changes.filter(([, { needs }]) => needs === 'nothing').map(([name]) => name);
    expect(needNothing.sort()).toEqual(openToClosedAccounts);
  });

  it('[LIV-2] a query without tags, which no change and no push refetches, is listed with the reason', () => {
    const neverStale: Readonly<Record<string, string>> = {
      agentProgramme: 'rules of the release',
      agentVerify: 'is asked once for a link',
      jsonCacheRead: 'is read once at an entrance',
      messageBox: 'the page asks again while it waits for a code',
      secKey: 'a key of the device',
      sportsBoard: 'a feed replaces it by its version',
      sportsChanges: 'a feed replaces it by its version',
      sportsEvent: 'a feed replaces it by its version',
      sportsOutrights: 'a feed replaces it by its version',
      sportsPriceHistory: 'the page asks again while it is open',
      sportsResults: 'of matches that have ended',
      sportsStandings: 'of matches that have ended',
      supportQuestions: 'texts of the release',
    };
    const untagged = Object.entries<CallDefinition>(calls).flatMap(([name, { endpoint }]) =>
      endpoint.kind !== 'mutation' && endpoint.providesTags.length === 0 ? [name] : [],
    );
    expect(untagged.sort()).toEqual(Object.keys(neverStale));
  });

  it('[CON-1] no path of a call is written outside the contract', () => {
    const paths = Object.values(calls).map(({ path }) => path);
    const offenders = ['packages/sdk/src', 'packages/gateway/src', 'packages/ui/src', 'site/src']
      .flatMap(sources)
      .filter((file) => paths.some((path) => readText(file).includes(path)));
    expect(offenders).toEqual([]);
  });

  it('[CON-1] no header of the contract is written outside it', () => {
    const offenders = ['packages/sdk/src', 'packages/gateway/src', 'site/src']
      .flatMap(sources)
      .filter((file) => /['"`]x-(api|user)-/i.test(readText(file)));
    expect(offenders).toEqual([]);
  });
});
