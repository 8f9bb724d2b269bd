import {
  type CashOutLeg,
  cashOutOffer,
  cashOutRules,
  marketTypes,
  type SportArea,
  sportsOfArea,
  turnoverOf,
  voidRules,
} from '@pavilion/contract/sports';
import { inLanguage, type Language, languageIds } from '@pavilion/format';
import { acceptanceDelay } from '../packages/gateway/src/domain/sports/acceptance-delays';
import { longestWait } from '../packages/gateway/src/domain/sports/decide';
import {
  type Book,
  bookOf,
  type EventParams,
  simulate,
} from '../packages/gateway/src/domain/sports/engine/book';
import { isMapOver } from '../packages/gateway/src/domain/sports/engine/cs2/rounds';
import type { Override } from '../packages/gateway/src/domain/sports/engine/overrides';
import { resultOf } from '../packages/gateway/src/domain/sports/engine/results';
import { fastDraws } from '../packages/gateway/src/domain/sports/engine/testing/fast-draws';
import { sampleEvents } from '../packages/gateway/src/domain/sports/engine/testing/sample-events';
import { type LegNow, ticketBounds } from '../packages/gateway/src/domain/sports/place';
import { eventsOfDay } from '../packages/gateway/src/domain/sports/schedule/schedule';
import { type Article, wordsOf } from '../site/src/features/help/article';
import { article as cashOut } from '../site/src/features/help/articles/cash-out';
import { article as esports } from '../site/src/features/help/articles/esports-questions';
import { article as questions } from '../site/src/features/help/articles/sports-questions';
import { article as tutorial } from '../site/src/features/help/articles/sports-tutorial';
import { article as support } from '../site/src/features/help/articles/support';
import { rules } from '../site/src/features/help/rules.generated';
import { paths } from '../site/src/routes/paths';

const textOf = ({ blocks }: Article, locale: Language) =>
  blocks.map((block) => wordsOf(block, locale)).join('\n');

/** The cells of the table whose first column has this English title, in one language. */
const tableOf = ({ blocks }: Article, title: string, locale: Language): string[][] => {
  const found = blocks.find((block) => block.kind === 'table' && block.head[0]!.en === title);
  if (found?.kind !== 'table') throw new Error(`no table “${title}”`);
  return found.rows.map((row) => row.map((cell) => inLanguage(cell, locale)));
};

/** The amount at the end of a cell, in minor units. */
const amountOf = (cell: string): number => {
  const [, amount] = /(\d[\d,]*\.\d\d)$/.exec(cell) ?? [];
  return Math.round(Number(amount!.replaceAll(',', '')) * 100);
};

/** Payout of 100 at 1.95 on a quarter line: half of the stake on each of its two half lines. */
const splitPayout = (difference: number, q: number): number =>
  [Math.floor(q / 2), Math.ceil(q / 2)].reduce((sum, halves) => {
    const margin = 2 * difference + halves;
    return sum + (margin > 0 ? 9_750 : margin === 0 ? 5_000 : 0);
  }, 0);

const eventOf = (sport: EventParams['sport']) => sampleEvents.find((event) => event.sport === sport)!;
const matchOf = (sport: EventParams['sport'], seed = 1) => simulate(eventOf(sport), fastDraws(seed));
const bookWhen = (
  match: ReturnType<typeof matchOf>,
  second: number,
  overrides: readonly Override[] = [],
): Book => bookOf(match, overrides, match.params.startsAt + second * 1000);
const leg = (type: string, period: string, side: string, q = 0) => ({ type, period, side, q, base: 0 });
const endOf = (match: ReturnType<typeof matchOf>) => match.incidents.at(-1)!.at;

describe('the articles about sports', () => {
  it.each(languageIds)(
    '[SPT-8] settle the lines of their tables as stakes split over half lines, in %s',
    (locale) => {
      const handicaps = tableOf(tutorial, 'Home handicap', locale);
      const lines = [0, -1, -2, -3, -4];
      expect(handicaps.map(([, ...cells]) => cells.map(amountOf))).toEqual(
        lines.map((q) => [2, 1, 0, -1].map((margin) => splitPayout(margin, q))),
      );
      const totals = tableOf(tutorial, 'Line', locale);
      expect(totals.map(([, ...cells]) => cells.map(amountOf))).toEqual(
        [8, 9, 10, 11, 12].map((q) => [1, 2, 3, 4].map((goals) => splitPayout(goals, -q))),
      );
      expect(textOf(tutorial, locale)).toContain((splitPayout(1, -3) / 100).toFixed(2));
    },
  );

  it.each(languageIds)('[SPT-8] pay the system of the example by its combinations, in %s', (locale) => {
    // Hundredths: 1.90 × 2.10 pays, every combination with the lost 1.80 does not.
    const [first, second, third] = [190n, 210n, 180n] as const;
    const unit = 10_00n;
    const pairs = [first * second, first * third, second * third];
    const all =
      pairs.reduce((sum, pair) => sum + unit * pair * 100n, unit * first * second * third) / 1_000_000n;
    const words = textOf(tutorial, locale);
    for (const amount of [all, (unit * first * second) / 10_000n]) {
      expect(words).toContain((Number(amount) / 100).toFixed(2));
    }
  });

  it.each(languageIds)('[SPT-8] have the limits of the stakes, in %s', (locale) => {
    const range = (type: string, rank: number, sizes: readonly number[]) => {
      const legs = sizes.some((size) => size > 1) ? [1, 2, 3] : [1];
      const one = { parts: { type }, book: { event: { competition: { rank } } } } as unknown as LegNow;
      return ticketBounds(
        legs.map(() => one),
        sizes,
      );
    };
    const shown = (minor: bigint) => `{currency}${(minor / 100n).toLocaleString('en')}`;
    const [single, system, payout] = tableOf(tutorial, 'What', locale);
    const { smallest, largest, maxPayout } = range('ah', 1, [1]);
    expect(payout![1]).toBe(shown(maxPayout));
    expect(single![1]).toBe(`${shown(smallest)}\u00a0–\u00a0${shown(largest)}`);
    const ofSystem = range('ah', 1, [2, 3]);
    expect(system![1]).toBe(`${shown(ofSystem.smallest)}\u00a0–\u00a0${shown(ofSystem.largest)}`);
    // The first and the last place of each row.
    const places = [
      [1, 5],
      [6, 15],
      [16, 99],
    ] as const;
    const rows = tableOf(tutorial, 'League', locale);
    for (const [index, [first, last]] of places.entries()) {
      expect(rows[index]![0]).toContain(String(first));
      for (const rank of [first, last]) {
        expect(rows[index]!.slice(1)).toEqual(
          ['1x2', 'cs'].map((type) => shown(range(type, rank, [1]).largest)),
        );
      }
    }
  });

  it('[SPT-8] name every market of each sport once', () => {
    const shown = [
      ...tableOf(tutorial, 'Sport', 'en'),
      ...tableOf(esports, 'Game', 'en').filter((row) => row.length === 2),
    ];
    const counts = shown.map(([, names]) => new Set(names!.split(', ')).size);
    const countsOf = (area: SportArea) =>
      sportsOfArea(area).map((sport) => Object.keys(marketTypes[sport]).length);
    expect(counts.slice(0, sportsOfArea('sport').length)).toEqual(countsOf('sport'));
    const markets = esports.blocks.flatMap((block) =>
      block.kind === 'table' && block.head[1]!.en === 'Markets' ? block.rows.map((row) => row[1]!.en) : [],
    );
    expect(markets.map((names) => new Set(names.split(', ')).size)).toEqual(countsOf('gaming'));
  });

  it.each(languageIds)('[SPT-8] have the delays of simulated matches, in %s', (locale) => {
    const delaysOf = (sport: EventParams['sport']) => {
      const found = new Set<number>();
      for (const seed of [1, 2]) {
        const match = matchOf(sport, seed);
        for (let second = 10; second < Math.min(endOf(match), 6_000); second += 40) {
          const book = bookWhen(match, second);
          const delay = acceptanceDelay(match, book);
          // 0 is that of a break.
          if (book.status === 'live' && delay > 0) found.add(delay);
        }
      }
      return [...found].sort((one, other) => one - other);
    };
    const shown = tableOf(questions, 'Situation', locale).map(([, delay]) => Number.parseInt(delay!, 10));
    expect(shown).toEqual(sportsOfArea('sport').flatMap(delaysOf));
    const inEsports = {
      'zh-CN': /CS2 滚球等待 (\d+) 秒，MOBA 等待 (\d+) 秒/,
      en: /(\d+) seconds in CS2 and (\d+) seconds in MOBA/,
    };
    const [, ...delays] = inLanguage(inEsports, locale).exec(textOf(esports, locale)) ?? [];
    expect(delays.map(Number)).toEqual([...delaysOf('cs2'), ...delaysOf('moba')]);
  });

  it('[SPT-8] void bets of a match that starts later than they say', () => {
    const match = matchOf('football');
    const postponed = (hours: number): Override => ({
      kind: 'postpone',
      startsAt: match.params.startsAt + hours * 3_600_000,
      seq: 1,
      at: 0,
    });
    const { postponedHours } = voidRules.football;
    expect(bookWhen(match, -60, [postponed(postponedHours)]).status).toBe('scheduled');
    expect(bookWhen(match, -60, [postponed(postponedHours + 1)]).status).toBe('cancelled');
    for (const locale of languageIds) {
      expect(tableOf(questions, 'Case', locale)[0]![1]).toContain(` ${postponedHours} `);
      expect(textOf(esports, locale)).toContain(` ${postponedHours} `);
    }
  });

  it('[SPT-8] let an abandoned basketball match count from the minute that they say', () => {
    const match = matchOf('basketball');
    const abandonedAt = (second: number) => {
      const at = match.params.startsAt + second * 1000;
      const book = bookWhen(match, second + 3_600, [{ kind: 'abandon', seq: 1, at }]);
      return resultOf(book, leg('ml', 'ft', 'h'));
    };
    let [isVoid, counts] = [0, Math.floor(endOf(match)) - 1];
    while (counts - isVoid > 1) {
      const second = Math.floor((isVoid + counts) / 2);
      if (abandonedAt(second) === 'void') isVoid = second;
      else counts = second;
    }
    const { clock } = bookWhen(match, counts);
    expect(clock.phase).toBe('q4');
    // Three quarters of ten minutes, and what the clock of the fourth shows as played. It moves by possessions.
    const played = 30 + (600 - clock.shown!) / 60;
    expect(Math.abs(played - voidRules.basketball.playedMinutes!)).toBeLessThan(0.3);
    for (const locale of languageIds) {
      expect(tableOf(questions, 'Case', locale)[3]![1]).toContain(` ${voidRules.basketball.playedMinutes} `);
    }
  });

  it('[SPT-8] let a retirement decide the winner after the sets that they say', () => {
    const match = matchOf('tennis');
    const [firstSet] = match.incidents.filter(({ kind }) => kind === 'set-end');
    const retired = (second: number) => {
      const at = match.params.startsAt + second * 1000;
      const book = bookWhen(match, second + 3_600, [{ kind: 'abandon', retired: 'h', seq: 1, at }]);
      return ['h', 'a'].map((side) => resultOf(book, leg('ml', 'ft', side)));
    };
    expect(retired(Math.floor(firstSet!.at) - 1)).toEqual(['void', 'void']);
    expect(retired(Math.ceil(firstSet!.at) + 1)).toEqual(['lost', 'won']);
    for (const locale of languageIds) {
      expect(tableOf(questions, 'Case', locale)[4]![1]).toContain(` ${voidRules.tennis.completedSets} `);
    }
  });

  it('[SPT-8] settle after the seconds without a change that they say', () => {
    const match = matchOf('football');
    const end = Math.ceil(endOf(match));
    const wait = rules.sports.confirmedMatchSeconds;
    const resultAfter = (seconds: number) => resultOf(bookWhen(match, end + seconds), leg('1x2', 'ft', 'h'));
    expect(resultAfter(wait - 2)).toBeUndefined();
    expect(resultAfter(wait)).toBeDefined();
    for (const locale of languageIds) expect(textOf(questions, locale)).toContain(` ${wait} `);
  });

  it('[SPT-8] exclude low odds from turnover as they say', () => {
    const least = Number(rules.sports.minTurnoverPrice) * 1000;
    expect(turnoverOf(100n, 0n, least)).toBe(100n);
    expect(turnoverOf(100n, 0n, least - 1)).toBe(0n);
    for (const article of [questions, cashOut])
      for (const locale of languageIds)
        expect(textOf(article, locale)).toContain(rules.sports.minTurnoverPrice);
  });

  it.each(languageIds)('[SPT-8] have the shares and examples of cash-outs, in %s', (locale) => {
    const unit = 10_000_000n;
    const kept = (state: CashOutLeg['state'], legs = 1) => {
      const values = Array.from({ length: legs }, () => ({ value: 1, state }));
      return Number(cashOutOffer(unit, values, [legs], 10n * unit)) / Number(unit);
    };
    const fees = tableOf(cashOut, 'Selection', locale).map(([, fee]) => fee);
    expect(kept('settled')).toBe(1);
    expect(fees.slice(1)).toEqual(
      (['prematch', 'live'] as const).map((state) => `${Math.round(100 * (1 - kept(state)))}%`),
    );
    const words = textOf(cashOut, locale);
    expect(words).toContain(`${Math.round(100 * kept('live', 10))}%`);
    expect(words).toContain(` ${cashOutRules.quoteLifetime / 1000} `);
    expect(words).toContain(` ${longestWait / 1000} `);

    // Stake 100, chance × odds, less the share.
    const examples = tableOf(cashOut, 'Situation', locale).map((row) => row.slice(1).map(amountOf));
    const values: readonly (readonly [percent: number, odds: number, kept: number])[] = [
      [47, 210, 97],
      [77, 210, 95],
      [22, 210, 95],
      [60, 360, 95],
    ];
    expect(examples).toEqual(
      values.map(([percent, odds, share]) => [
        Math.floor(percent * odds),
        Math.floor((percent * odds * share) / 100),
      ]),
    );
    const [whole] = [examples[1]![1]!];
    expect(words).toContain((Math.floor(whole * 0.6) / 100).toFixed(2));
  });

  it.each(languageIds)('[SPT-8] have the rounds and lengths of esports, in %s', (locale) => {
    const toWin = Array.from({ length: 40 }, (_, rounds) => rounds).find((rounds) => isMapOver([rounds, 0]))!;
    const tie = toWin - 1;
    const overtimeToWin = [1, 2, 3, 4, 5, 6].find((rounds) => isMapOver([tie + rounds, tie]))!;
    const words = textOf(esports, locale);
    const said = {
      'zh-CN': [`先拿下 ${toWin} 回合`, `每半场 ${tie} 回合`, `先拿 ${overtimeToWin} 回合`],
      en: [`with ${toWin} rounds`, `A half has ${tie} rounds`, `which ${overtimeToWin} rounds win`],
    };
    for (const each of inLanguage(said, locale)) expect(words).toContain(each);
    const rows = tableOf(esports, 'Game', locale);
    const scheduled = eventsOfDay('2026-11-22');
    const leagues = (sport: string, speed: number) =>
      scheduled.filter((event) => event.sport === sport && event.speed === speed);
    const kinds = [leagues('cs2', 1), leagues('cs2', 9), leagues('moba', 1)];
    for (const [index, events] of kinds.entries()) {
      expect(rows[index]![1]).toBe(String(new Set(events.map(({ competition }) => competition.id)).size));
      expect(rows[index]![2]).toContain(String(events[0]!.bestOf));
    }
  });

  it('[SPT-8] void maps that are not played, and offer esports in half lines', () => {
    for (const sport of ['cs2', 'moba'] as const) {
      const results = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
        const match = matchOf(sport, seed);
        const { markets } = bookWhen(match, 600);
        const lines = markets
          .filter(({ type }) => marketTypes[sport][type]!.lines !== 'none')
          .flatMap((each) => each.lines);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter(({ q }) => Math.abs(q) % 4 !== 2)).toEqual([]);
        const book = bookWhen(match, Math.ceil(endOf(match)) + 61);
        const [home, away] = book.scores.maps!;
        return home + away === 2 ? [resultOf(book, leg('mapWinner', 'm3', 'h'))] : [];
      });
      expect(new Set(results)).toEqual(new Set(['void']));
    }
  });
});

describe('the article about support', () => {
  it('[APP-9] leads to every way to reach support, and to the help that it mentions', () => {
    const links = support.blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []));
    expect(links).toEqual(
      expect.arrayContaining([
        paths.customer.main,
        paths.customer.instead,
        paths.mine.feedback,
        paths.help.responsiblePlay,
      ]),
    );
  });

  it.each([
    ['zh-CN', ['资金密码', '验证码', '银行卡号']],
    ['en', ['payment password', 'Codes', 'card number']],
  ] as const)('[APP-9] says what support never asks for, in %s', (locale, secrets) => {
    for (const secret of secrets) expect(textOf(support, locale)).toContain(secret);
  });
});
