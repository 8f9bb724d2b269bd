/** `docs/capabilities.md`: what the product has, as rows of its registries, to be found by a word of the business. */
import {
  areas,
  blockReasonTexts,
  codes,
  festivalSkins,
  type LocalText,
  limitDefinitions,
  limits,
  liveIds,
  mailKindDefinitions,
  promotionCategoryNames,
  supportTopicDefinitions,
} from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { marketTypes, sportDefinitions, sports } from '@pavilion/contract/sports';
import * as enumerations from '../packages/contract/src/enumerations';
import { gameShelfNames, gameSortNames } from '../packages/contract/src/game-lists';
import { roomIds } from '../packages/contract/src/live/room-frames';
import { sportsIds } from '../packages/contract/src/live/sports-frames';
import { vipGiftTexts } from '../packages/contract/src/vip-gift-kinds';
import { vipPrivilegeDefinitions } from '../packages/contract/src/vip-privileges';
import { ruleLogic } from '../packages/gateway/src/domain/engagement/promotions/promotion-rules';
import { mailTexts } from '../packages/gateway/src/domain/mail';
import { depositChannels } from '../packages/gateway/src/domain/money/deposits/deposit-channels';
import { payoutKinds } from '../packages/gateway/src/domain/money/payout/payout-kinds';
import { refusalTexts } from '../packages/gateway/src/domain/money/withdrawals/withdrawal-refusals';
import {
  type SiteSettings,
  settingRows,
} from '../packages/gateway/src/domain/operations/site-state/site-settings';
import { questions } from '../packages/gateway/src/domain/support';
import { dailyFigures } from '../packages/gateway/src/operator/areas/daily-figures';
import { withdrawalBadges } from '../packages/gateway/src/operator/areas/withdrawal-badges';
import {
  type OperatorCall,
  operatorCalls,
  operatorRoleDefinitions,
} from '../packages/gateway/src/operator/contract';
import { writtenRules } from '../packages/gateway/src/operator/contract/promotion-rules';
import { controls } from '../packages/gateway/src/sandbox/controls';
import { venues } from '../packages/gateway/src/venues/registry';
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import { ruleTexts } from '../site/src/features/promotions/components/rule-types';
import { paths } from '../site/src/routes/paths';
import { routeTable } from '../site/src/routes/route-table';
import { titles } from '../site/src/routes/titles';
import { type HelpTopic, helpTopics } from '../site/src/shared/help/topics.generated';
import { brandKeys } from './brand-check';
import { isTest, listFiles, readText } from './repository';

interface Row {
  readonly code: string | number;
  /** In English only, for what no member or operator reads. */
  readonly name: LocalText | string;
  /** The cell of the section's own column. */
  readonly more?: string | number;
  readonly file: string;
}

interface Section {
  readonly title: string;
  /** The heading of a column of its own. */
  readonly more?: string;
  readonly rows: readonly Row[];
}

/** The value of each row is what `read` says of it; all rows are of one file. */
const rowsOf = <Value>(
  registry: Readonly<Record<string, Value>>,
  file: string,
  read: (value: Value, code: string) => Omit<Row, 'code' | 'file'>,
): Row[] => Object.entries(registry).map(([code, value]) => ({ code, file, ...read(value, code) }));

/** Finds the file below a folder whose text matches. */
const createFinder = (folder: string) => {
  const files = listFiles(folder)
    .filter((file) => file.endsWith('.ts') && !isTest(file) && !file.endsWith('.generated.ts'))
    .map((file) => ({ file, text: readText(file) }));
  return (pattern: RegExp): string => {
    const found = files.find(({ text }) => pattern.test(text));
    if (!found) throw new Error(`No file of ${folder} has ${pattern}`);
    return found.file;
  };
};

/** The first sentence of the comment above a row or key. */
const commentOf = (file: string, name: string): string => {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*(?:export const |readonly )?${name}\\b`);
  const [, text = ''] = comment.exec(readText(file)) ?? [];
  const [about = ''] = text.replace(/\s*\n\s*\*/g, '').split('@example');
  return about.trim().split(/(?<=[.:]) (?=[A-Z])/)[0] ?? '';
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const contract = (file: string) => `packages/contract/src/${file}`;
const gateway = (file: string) => `packages/gateway/src/${file}`;

/** The most bets of a group that its row names: others have a bet for each number or place. */
const namedBets = 12;

/** The groups of bets of each kind of table, with those of all its games. */
const betRows = (): Row[] => {
  const groups = new Map<string, { kind: string; name: LocalText; bets: Set<string> }>();
  for (const { kind, groups: ofGame } of tableGames) {
    for (const { id, name, selections } of ofGame) {
      const group = groups.get(`${kind} ${id}`) ?? { kind, name, bets: new Set() };
      groups.set(`${kind} ${id}`, group);
      for (const bet of selections) group.bets.add(`${bet.name['zh-CN']} ${bet.name.en}`);
    }
  }
  return [...groups].map(([code, { kind, name, bets }]) => ({
    code,
    name,
    more: bets.size > namedBets ? `${bets.size} bets` : [...bets].join(', '),
    file: gateway(`venues/tables/games/${kind}.ts`),
  }));
};

/** @throws where the act or control that changes a setting does not exist. */
const changerOf = (key: keyof SiteSettings): string => {
  const { changedBy } = settingRows[key];
  if (!changedBy) return 'its row of the table `site_settings`';
  const [kind, name, known] =
    'act' in changedBy
      ? ['the act', changedBy.act, operatorCalls]
      : ['the control of the sandbox', changedBy.control, controls];
  if (!(name in known)) throw new Error(`The setting ${key} is changed by ${name}, which does not exist`);
  return `${kind} \`${name}\``;
};

const settingSection = (): Row[] =>
  (Object.keys(settingRows) as (keyof SiteSettings)[]).map((code) => ({
    code,
    name: settingRows[code].name,
    more: `\`${JSON.stringify(settingRows[code].initial)}\`, ${changerOf(code)}`,
    file: gateway('domain/operations/site-state/site-settings.ts'),
  }));

const callSections = (): Section[] => {
  const imports = readText(contract('calls.generated.ts')).matchAll(
    /^import \{ (\w+) \} from '\.\/(.+)';$/gm,
  );
  const files = new Map([...imports].map(([, name, file]) => [name, contract(`${file}.ts`)]));
  const all = Object.entries<CallDefinition>(calls);
  return [...areas, null].map((area) => ({
    title: `Calls of ${area ?? 'the caches'}`,
    more: 'path',
    rows: all
      .filter(([, call]) => call.area === area)
      .map(([code, { summary, path }]) => ({
        code,
        name: summary,
        more: `\`${path}\``,
        file: files.get(code)!,
      })),
  }));
};

/** The codes of errors that are defined by a limit of members. */
const limitCodes = Object.values(limitDefinitions).map(({ reached }): number => reached.code);

const pageRows = (): (Row & { readonly path: string })[] =>
  routeTable.map(({ id, path, page }) => ({
    code: id,
    name: { 'zh-CN': titles['zh-CN'][id], en: titles.en[id] },
    more: `\`${path}\``,
    path,
    file: `site/src/${page.source}`,
  }));

const helpPaths: readonly string[] = Object.values(paths.help);

const articleRows = (): Row[] =>
  rowsOf(helpTopics, '', ({ title }, topic) => ({
    name: title,
    more: `\`${paths.help[topic as HelpTopic]}\``,
  })).map((row) => ({ ...row, file: `site/src/features/help/articles/${kebab(String(row.code))}.ts` }));

const gameRows = (): Row[] => {
  const find = createFinder(gateway('venues'));
  return venues.flatMap(({ code: venue, games }) =>
    games.map(({ code, name }) => ({ code, name, more: venue, file: find(new RegExp(`'${code}'`)) })),
  );
};

const operatorRows = (): (Row & Pick<OperatorCall, 'kind'>)[] => {
  const find = createFinder(gateway('operator/contract'));
  return Object.entries<OperatorCall>(operatorCalls).map(([code, { kind, name, summary }]) => ({
    kind,
    code,
    name: name ?? summary,
    more: summary,
    file: find(new RegExp(`^  ${code}: (?:act|memberAct|read)\\(`, 'm')),
  }));
};

const mailFile = gateway('domain/mail/mail-texts.ts');

/** The title of a mail, whose values are not known here. */
const mailTitle = (name: string): LocalText => {
  const title = new RegExp(
    `^  ${name}: [^]*?title: (?:composed\\()?text\\((['\`])(.+?)\\1, (['\`])(.+?)\\3\\)`,
    'm',
  );
  const [, , chinese = '', , english = ''] = title.exec(readText(mailFile)) ?? [];
  const plain = (text: string) => text.replace(/\$?\{.+?\}/g, '…');
  return { 'zh-CN': plain(chinese), en: plain(english) };
};

/** A value of the source as it is said: `30 * dayMs` is 30 days, `86_400_000` in a list of times 24 hours. */
const writtenValue = (source: string): string =>
  source
    .replace(
      /(?:(\d+) \* )?\b(second|minute|hour|day)Ms\b/g,
      (_, count = '1', unit) => `${count} ${unit}${count === '1' ? '' : 's'}`,
    )
    .replace(/\b(\d[\d_]*)n\b/g, '$1')
    .replaceAll('_', ',');

/** Named numbers and lists of numbers in one line, with the comment above. */
const figurePattern =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const (\w+)(?:: [^=\n]+)? = (-?[\d_.]+n?|(?:\d+ \* )?\w+Ms|\{ [^{}\n]*\d[^{}\n]* \})(?: as const)?;/g;

/** The simulation of matches has numbers that are no rules. */
const figureFiles = (): string[] =>
  [...listFiles(gateway('domain')), ...listFiles(gateway('venues')), gateway('round-pace.ts')]
    .filter((file) => file.endsWith('.ts') && !isTest(file) && !file.includes('.generated.'))
    .filter((file) => !file.includes('/sports/engine/'))
    .concat(contract('sports/validate-slip.ts'), contract('sports/payout.ts'));

const minutes = 60_000;

/** A number of `limits.ts`, whose times are milliseconds. */
const limitText = (value: unknown): string => {
  if (typeof value !== 'number' || value < minutes || value % minutes > 0) return JSON.stringify(value);
  const [count, unit] =
    value % (60 * minutes) > 0 ? [value / minutes, 'minute'] : [value / (60 * minutes), 'hour'];
  return `${value} (${count} ${unit}${count === 1 ? '' : 's'})`;
};

/** The values of a list and of the lists in it, with the keys that lead to each. */
const leavesOf = (value: unknown, path: string): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`))
    : [[path, value]];

/** Named numbers of rules: how long something waits, how many there may be, what it costs. */
const figureRows = (): Row[] => {
  const limitsFile = contract('limits.ts');
  const ofLimits = Object.entries(limits).flatMap(([name, group]) =>
    leavesOf(group, name).map(([code, value]) => ({
      code,
      name:
        commentOf(limitsFile, name).replace(/^Addition: /, '') || 'A constant of the specification (CON-1).',
      more: limitText(value),
      file: limitsFile,
    })),
  );
  const ofConstants = figureFiles().flatMap((file) =>
    [...readText(file).matchAll(figurePattern)].map(([, comment = '', code = '', value = '']) => ({
      code,
      name: (comment.replace(/\s*\n\s*\*/g, '').split('@')[0] ?? '').trim(),
      more: writtenValue(value),
      file,
    })),
  );
  return [...ofLimits, ...ofConstants];
};

const brandFiles = ['site/src/brands/brand.ts', 'packages/ui/src/themes/brand-theme.ts'] as const;

const messageRows = (ids: Readonly<Record<string, number>>, file: string): Row[] =>
  rowsOf(ids, file, (id, name) => ({ name: commentOf(file, name), more: id }));

const sections = (): Section[] => {
  const isRecord = ({ path }: { path: string }) => path.startsWith('/mine/record/');
  const isHelp = ({ path }: { path: string }) => helpPaths.includes(path);
  const pages = pageRows();
  const operators = operatorRows();
  return [
    {
      title: 'Pages',
      more: 'path',
      rows: pages.filter((page) => !isRecord(page) && !isHelp(page)),
    },
    { title: 'Record tables', more: 'path', rows: pages.filter(isRecord) },
    { title: 'Help articles', more: 'path', rows: articleRows() },
    ...callSections(),
    {
      title: 'Error codes',
      more: 'next step',
      rows: Object.entries(codes).map(([code, { name, message, nextStep }]) => ({
        code: `${code} \`${name}\``,
        name: message,
        more: nextStep,
        file: contract(limitCodes.includes(Number(code)) ? 'limit-kinds.ts' : 'codes.ts'),
      })),
    },
    {
      title: 'Reasons to refuse a withdrawal',
      rows: rowsOf(
        refusalTexts,
        gateway('domain/money/withdrawals/withdrawal-refusals.ts'),
        ({ reason }) => ({
          name: reason,
        }),
      ),
    },
    {
      title: 'Reasons to block a member',
      more: 'what the member reads',
      rows: rowsOf(blockReasonTexts, contract('block-reasons.ts'), ({ name, message }) => ({
        name,
        more: `${message['zh-CN']} / ${message.en}`,
      })),
    },
    {
      title: 'Festival skins',
      rows: rowsOf(festivalSkins, contract('festival-skins.ts'), ({ name }) => ({ name })),
    },
    {
      title: 'Limits that members set',
      more: 'spans',
      rows: rowsOf(limitDefinitions, contract('limit-kinds.ts'), (row) => ({
        name: row.name,
        more: row.measures === 'each' ? 'each stake' : row.spans.join(', '),
      })),
    },
    {
      title: 'Deposit channels',
      more: '扫码 scan (QR code)',
      rows: depositChannels.map(({ code, name, showsQrCode }) => ({
        code,
        name,
        more: showsQrCode ? 'yes' : 'no',
        file: gateway('domain/money/deposits/deposit-channels.ts'),
      })),
    },
    {
      title: 'Payout kinds',
      rows: payoutKinds.map(({ kind, name }) => ({
        code: kind,
        name,
        file: gateway('domain/money/payout/payout-kinds.ts'),
      })),
    },
    {
      title: 'Types of promotion rules',
      more: 'written by operators',
      rows: rowsOf(ruleLogic, gateway('domain/engagement/promotions/promotion-rules.ts'), (_rule, type) => {
        const written = Object.entries(writtenRules).find(([name]) => name === type)?.[1];
        return {
          name: written?.name ?? ruleTexts[type as keyof typeof ruleTexts].condition,
          more: written ? 'yes' : 'no',
        };
      }),
    },
    {
      title: 'VIP gifts',
      rows: rowsOf(vipGiftTexts, contract('vip-gift-kinds.ts'), ({ name }) => ({ name })),
    },
    {
      title: 'VIP privileges',
      rows: rowsOf(vipPrivilegeDefinitions, contract('vip-privileges.ts'), ({ name }) => ({ name })),
    },
    {
      title: 'Kinds of mail',
      rows: rowsOf(mailKindDefinitions, contract('mail-kinds.ts'), ({ name }) => ({ name })),
    },
    {
      title: 'Categories of promotions',
      rows: rowsOf(promotionCategoryNames, contract('promotion-categories.ts'), (name) => ({ name })),
    },
    {
      title: 'Mails that the gateway sends',
      rows: rowsOf(mailTexts, mailFile, (_mail, code) => ({ name: mailTitle(code) })),
    },
    {
      title: 'Topics of tickets',
      more: 'fields',
      rows: rowsOf(supportTopicDefinitions, contract('support-topics.ts'), ({ name, fields }) => ({
        name,
        more: fields.map((field) => field.name).join(', '),
      })),
    },
    {
      title: 'Common questions of support',
      rows: questions.map(({ id, question }) => ({
        code: id,
        name: question,
        file: gateway('domain/support/questions.ts'),
      })),
    },
    {
      title: 'Venues',
      more: 'category',
      rows: venues.map(({ code, name, category }) => ({
        code,
        name,
        more: category,
        file: gateway('venues/registry.ts'),
      })),
    },
    { title: 'Games', more: 'venue', rows: gameRows() },
    { title: 'Bets of tables and lotteries', more: 'bets', rows: betRows() },
    {
      title: 'Groups and orders of a lobby',
      rows: rowsOf({ ...gameShelfNames, ...gameSortNames }, contract('game-lists.ts'), (name) => ({ name })),
    },
    {
      title: 'Sports',
      more: 'board',
      rows: rowsOf(sportDefinitions, contract('sports/model.ts'), ({ name, area }) => ({ name, more: area })),
    },
    {
      title: 'Market types',
      more: 'sport',
      rows: sports.flatMap((sport) =>
        rowsOf(marketTypes[sport], contract('sports/market-types.ts'), ({ name }) => ({
          name: name.full,
          more: sport,
        })),
      ),
    },
    {
      title: 'Roles of operators',
      rows: rowsOf(operatorRoleDefinitions, gateway('operator/contract/define.ts'), ({ summary }) => ({
        name: summary,
      })),
    },
    { title: 'Acts of operators', more: 'summary', rows: operators.filter(({ kind }) => kind === 'act') },
    {
      title: 'What operators read',
      rows: operators.filter(({ kind }) => kind === 'read'),
    },
    {
      title: 'Figures by day on the overview of operators',
      more: 'unit',
      rows: rowsOf(dailyFigures, gateway('operator/areas/daily-figures.ts'), ({ name, unit }) => ({
        name,
        more: unit,
      })),
    },
    {
      title: 'Badges of withdrawals in the operators’ queue',
      rows: rowsOf(withdrawalBadges, gateway('operator/areas/withdrawal-badges.ts'), ({ name }) => ({
        name,
      })),
    },
    {
      title: 'Messages of the live socket',
      more: 'id',
      rows: [
        ...messageRows(liveIds, contract('live/frames.ts')),
        ...messageRows(roomIds, contract('live/room-frames.ts')),
        ...messageRows(sportsIds, contract('live/sports-frames.ts')),
      ],
    },
    {
      title: 'Settings of a brand',
      rows: brandKeys.map((code) => {
        const file = brandFiles.find((candidate) => commentOf(candidate, code) !== '') ?? brandFiles[0];
        return { code, name: commentOf(file, code), file };
      }),
    },
    { title: 'Settings of the site', more: 'initially, changed by', rows: settingSection() },
    {
      title: 'Controls of the sandbox',
      rows: rowsOf(controls, gateway('sandbox/controls.ts'), ({ summary }) => ({ name: summary })),
    },
    { title: 'Figures', more: 'value', rows: figureRows() },
    {
      title: 'Other lists of values',
      more: 'values',
      rows: Object.entries(enumerations)
        .filter(([, values]) => Array.isArray(values))
        .map(([code, values]) => ({
          code,
          name: commentOf(contract('enumerations.ts'), code),
          more: Object.values(values).join(', '),
          file: contract('enumerations.ts'),
        })),
    },
  ];
};

/** A row as cells; a name in English only leaves the Chinese one empty. */
const cellsOf = ({ code, name, more, file }: Row, hasMore: boolean): (string | number)[] => [
  code,
  ...(typeof name === 'string' ? ['', name] : [name['zh-CN'], name.en]),
  ...(hasMore ? [more ?? ''] : []),
  `[${file.split('/').at(-1)}](../${file})`,
];

const line = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

const sectionText = ({ title, more, rows }: Section): string => {
  const heads = ['code', '中文', 'English', ...(more ? [more] : []), 'defined in'];
  return [
    `## ${title}`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row, more !== undefined))),
    '',
  ].join('\n');
};

/** The text of `docs/capabilities.md`. */
export const capabilitiesPage = (): string =>
  [
    '# What exists',
    '',
    'Generated from the registries by `npm run generate`. Search this page for a word of the business, in Chinese or English,',
    'before you build something: each row has its code, its names and the file that defines it. How to add a row:',
    '[CONTRIBUTING.md](../CONTRIBUTING.md#where-to-begin).',
    '',
    ...sections().map(sectionText),
  ].join('\n');
