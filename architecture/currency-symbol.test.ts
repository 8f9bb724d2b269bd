import { messagesIn } from '../packages/format/src/each-language';
import { languageIds } from '../packages/format/src/languages';
import { catalogues } from '../site/src/brands/catalogues.generated';
import type { Catalogue } from '../site/src/shared/messages';
import { isTest, listFiles, readWithoutComments } from './repository';

/** Placeholders for amounts of money that have no currency symbol before them. */
const bareAmount =
  /(?<!\{currency\})\{(amount|available|balance|below|deposits?|done|left|main|max|min|net|own|payout|required|stake|turnover|unit)\}/;

const isCount = 'a count';
const hasOwnSymbol = 'the value has the symbol';

/** Texts in which such a placeholder needs no symbol, each with the reason. */
const bareTexts: Readonly<Record<string, string>> = {
  'calendar.makeUpText': isCount,
  'cashier.channelRange': 'the symbol of its lower end, on a small card',
  'cashier.limitTimesLeft': isCount,
  'cashier.limitTimesReached': isCount,
  'detail.slipFull': isCount,
  'flip.clientSeedWrong': isCount,
  'forms.ruleLength': isCount,
  'mall.limit': isCount,
  'peak.counted': isCount,
  'protection.left': `${hasOwnSymbol}, or is a count or a time`,
  'protectionTexts.stopped': `${hasOwnSymbol} after its sign`,
  'records.dayResultName': `${hasOwnSymbol} after its sign`,
  'refusal.tooMany': isCount,
  'slip.plus': 'a key of a keypad',
  'sports.slipFull': isCount,
  'withdrawal.times': isCount,
};

/** Components that show the kit's `Amount` without a symbol. */
const bareComponents: Readonly<Record<string, string>> = {
  'site/src/app/header/balance-pill.tsx': 'no room for the symbol in the header of a phone with a demo',
  'site/src/features/records/components/day-results.tsx': 'the axis of a chart',
  'site/src/shared/coins/coins.tsx': 'coins',
  'site/src/shared/money/money.tsx': 'adds the symbol',
};

const components = () =>
  listFiles('site/src')
    .filter((path) => path.endsWith('.tsx') && !isTest(path))
    .map((path) => ({ path, code: readWithoutComments(path) }));

describe('amounts of money have the currency symbol of the brand', () => {
  it('[BRD-1] in texts (fix: write {currency} before the placeholder)', () => {
    const found = Object.entries<Catalogue>(catalogues).flatMap(([id, catalogue]) =>
      languageIds.flatMap((locale) =>
        Object.entries(messagesIn(catalogue, locale))
          .filter(([, text]) => bareAmount.test(text))
          .map(([key]) => `${id}.${key}`),
      ),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(bareTexts));
  });

  it('[BRD-1] in components (fix: use Money instead of Amount)', () => {
    const found = components().filter(({ code }) =>
      /import \{[^}]*\bAmount\b[^}]*\} from '@pavilion\/ui'/.test(code),
    );
    expect(found.map(({ path }) => path)).toEqual(Object.keys(bareComponents));
  });

  it('[BRD-1] which only shared/money writes before an amount (fix: use useMoneyText or Money)', () => {
    const found = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('/messages/'))
      .filter((path) => /\$\{currency\}\$\{|(?<![=$])\{currency\}\s*\{/.test(readWithoutComments(path)));
    expect(found).toEqual(['site/src/shared/money/money.tsx', 'site/src/shared/money/signed-money.ts']);
  });

  it('[BRD-1] in the children of components (fix: use Money instead of formatAmount)', () => {
    const found = components().filter(({ code }) => /(?<!\$)\{formatAmount\(/.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
