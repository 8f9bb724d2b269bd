import ts from 'typescript';
import specified from '../docs/requirements/paths.json';
import { memberFields } from '../packages/contract/src/forms';
import type { Row, Schema } from '../packages/gateway/src/db/schema';
import { groupScenes, wordsOf } from '../site/src/features/help/article';
import { article as privacy } from '../site/src/features/help/articles/privacy';
import { matchRow } from '../site/src/routes/match-row';
import { paths } from '../site/src/routes/paths';
import { commonValues } from '../site/src/shared/messages/define-messages';
import { fill } from '../site/src/shared/messages/placeholders';
import { helpArticles, helpFiles } from './help-files';
import { helpRuleFiles } from './help-rules';
import { readText } from './repository';

const englishNumbers =
  'two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand'.split(
    ' ',
  );
/** Digits, and numbers in words that count a unit: an article says “一次” for “once”, but quotes “两天” from a rule. */
const numbers = [
  /\d[\d.,]*/,
  /[两二三四五六七八九十百千万]+(?= ?(个?小时|个?月|天|周|年|分钟|秒|次|倍|元|位|岁|级|款|笔|条))/,
  new RegExp(`\\b(${englishNumbers.join('|')})\\b`, 'i'),
];

/**
 * Numbers that are written in an article rather than imported, with the reason. Everything else comes from the contract,
 * the rules of the gateway or the site's own data, so that no article contradicts them.
 */
const typedNumbers: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** The pieces of text in an article's source, without what `${}` inserts. */
const writtenTexts = (source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // The module names, the slug and the address of a link are not shown.
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && ['slug', 'group'].includes(node.name.getText())) return;
    if (ts.isTemplateSpan(node) && ts.isNumericLiteral(node.expression)) found.push(node.expression.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('article.ts', source, ts.ScriptTarget.Latest, true));
  return found;
};

const numbersIn = (source: string): string[] =>
  writtenTexts(source).flatMap((text) => numbers.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));

const purposeOf = (name: keyof typeof memberFields) => memberFields[name].purpose!.en;

/** The tables of which the privacy article names each column. Of the others it says what they are for. */
type NamedColumns = Pick<Schema, 'members' | 'member_security' | 'sessions' | 'login_risks' | 'person_links'>;

/** What the privacy article says of each of these columns. A column without a row does not compile. */
const columnWords: { readonly [Table in keyof NamedColumns]: Readonly<Record<keyof Row<Table>, string>> } = {
  members: {
    id: 'its id',
    account: purposeOf('account'),
    account_key: purposeOf('account'),
    password_hash: purposeOf('password'),
    password_changed_at: 'changes of nickname and password',
    phone: purposeOf('phone'),
    birthday: purposeOf('birthday'),
    email: purposeOf('email'),
    nickname: purposeOf('nickname'),
    nickname_changed_at: 'changes of nickname and password',
    avatar: 'Avatar',
    auto_transfer: 'Switch of automatic transfer',
    vip_level: 'VIP level',
    blocked: 'whether it is blocked',
    block_reason: 'whether it is blocked and why',
    registered_at: 'times of registration',
    last_login_at: 'last login',
    invite_code: 'invite code',
    inviter_id: purposeOf('invite'),
    agent_code: 'the code of the agent',
    invite_kind: 'if you were invited, also by whom, the code of the agent, how',
    invite_bet: 'the bet that the link shared',
    is_demo: 'Demos',
    demo_device: 'id of the device on which the demo was opened',
    demo_refilled_at: 'when its money was last refilled',
  },
  member_security: {
    member_id: 'its id',
    real_name: purposeOf('realName'),
    real_name_state: 'times of the review of your real name',
    real_name_reason: 'result and times of the review',
    real_name_review_at: 'times of the review of your real name',
    real_name_passed_at: 'times of the review of your real name',
    payment_hash: purposeOf('paymentPassword'),
    payment_failures: 'how often in a row the payment password was wrong',
    payment_locked_until: 'until when it is locked',
  },
  sessions: {
    id: 'Logins',
    member_id: 'its id',
    token_hash: 'Logins',
    device_id: 'id of the device',
    address: 'IP address',
    browser: 'names of browser and system',
    system: 'names of browser and system',
    created_at: 'and times, to recognise new devices',
    last_seen_at: 'and times, to recognise new devices',
    expires_at: 'and times, to recognise new devices',
    ended_code: 'after the login ends',
  },
  login_risks: {
    member_id: 'its id',
    code: 'why your login needs a further check',
    answer_hash: 'Login checks',
    locked_until: 'until when it is suspended',
  },
  person_links: {
    member_id: 'its id',
    mark: 'phone, payout account, name with birthday, and of a device',
    hash: 'keyed hashes',
    proven: 'which accounts belong to one person',
  },
};

type TablesWithMember = {
  [Table in keyof Schema]: Extract<keyof Schema[Table], 'member_id' | 'friend_id'> extends never
    ? never
    : Table;
}[keyof Schema];

/**
 * What the privacy article says of each table about members; of one without a mention the reason. A table without a row does
 * not compile.
 */
const tableWords: Readonly<Record<TablesWithMember, string | { readonly notMentioned: string }>> = {
  addresses: 'Delivery addresses',
  agent_applications: 'Application as an agent',
  agent_counted_members: 'members who count by decision of an operator',
  agents: 'Agents: code',
  assisted_deposits: 'Assisted deposits',
  bet_days: 'sums of days',
  bet_lines: 'Money and bets',
  bet_marks: { notMentioned: 'how far bet_days has counted' },
  bets: 'Money and bets',
  challenges: 'Verification codes',
  deposit_orders: 'each deposit',
  dividends: 'bonuses granted and claimed',
  evidence: 'Pictures as evidence',
  exclusion_reviews: 'Accounts that may be of one person are reviewed',
  fair_seeds: 'Seeds: yours and ours',
  favourites: 'Favourites: the games',
  flip_cards: 'card rounds',
  flip_rounds: 'card rounds',
  hands: 'Money and bets',
  invitation_outcomes: 'outcomes of invitations',
  ledger_balances: 'Money and bets',
  login_risks: 'Login checks',
  mail_marks: 'whether you have read or deleted them',
  mails: 'Messages: their content',
  mall_orders: 'orders of the mall',
  member_play: 'the playing time and results that they are checked against',
  member_security: 'Checks: result and times',
  payout_accounts: 'Payout accounts',
  peak_scores: 'your scores in the weekly contest',
  person_links: 'Marks of a person',
  profile_changes: 'Requests to change your profile',
  promotion_entries: 'promotions that you joined',
  protection_closures: 'time-outs and self-exclusions',
  protection_limits: 'Player protection: your limits',
  rebate_claims: 'rebates that you claimed',
  reset_tickets: { notMentioned: 'the hash of a random ticket, for some minutes' },
  room_acts: 'acts of moderators',
  room_messages: 'Live rooms: what you write',
  room_mutes: 'mutes of yours with their reason',
  room_refusals: 'Times of refused messages',
  room_reports: 'your reports',
  sessions: 'Logins: id of the device',
  settled_play: { notMentioned: 'a view of bets' },
  sign_ins: 'sign-ins',
  sport_bet_days: 'sums of days',
  sport_bets: 'Money and bets',
  sport_cash_outs: 'Money and bets',
  sport_favourites: 'the leagues and matches that you follow',
  sport_legs: 'Money and bets',
  sport_settlements: 'Money and bets',
  support_pictures: 'the pictures that you send',
  threads: 'Support: what you write',
  turnover_by_category: 'Turnover: what you staked in each category',
  turnover_requirements: 'what is required for a withdrawal',
  vip_periods: 'when you reached and left each level',
  vip_pins: 'a level that was set by hand',
  withdrawal_orders: 'withdrawal, transfer',
};

describe('help articles', () => {
  it('[RTE-1] the generated files are current (fix: npm run generate)', async () => {
    const files = { ...helpRuleFiles(), ...(await helpFiles()) };
    for (const [path, source] of Object.entries(files)) expect(readText(path)).toBe(source);
  });

  it('[RTE-1] there is one file for each help path of the requirements, and a path for each file', async () => {
    const articles = await helpArticles();
    const ofFiles = articles.map(({ topic, article }) => [topic, `/help/${article.slug}`]);
    expect(ofFiles).toEqual(Object.entries(paths.help));
    const required = specified.filter((path) => path.startsWith('/help/'));
    expect(required.filter((path) => !ofFiles.some(([, ours]) => ours === path))).toEqual([]);
  });

  it('[RTE-1] no two have the same slug', async () => {
    const values = (await helpArticles()).map(({ article }) => article.slug);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('[APP-9] every article has at least three headings and 400 Chinese characters', async () => {
    const articles = await helpArticles();
    expect(articles.length).toBeGreaterThan(0);
    for (const { topic, article } of articles) {
      const headings = article.blocks.filter(({ kind }) => kind === 'heading').length;
      const chinese = article.blocks.map((block) => wordsOf(block, 'zh-CN')).join('');
      const han = chinese.match(/\p{Script=Han}/gu)?.length ?? 0;
      expect([topic, headings >= 3, han >= 400]).toEqual([topic, true, true]);
      for (const block of article.blocks) {
        expect(wordsOf(block, 'en')).not.toMatch(/\p{Script=Han}/u);
        expect(wordsOf(block, 'en').trim()).not.toBe('');
      }
    }
  });

  it('[RTE-1] every link leads to a page of the site', async () => {
    for (const { article } of await helpArticles()) {
      for (const block of article.blocks) {
        if (block.kind === 'link') expect(matchRow(block.to)?.path).toBe(block.to);
      }
    }
  });

  it('[APP-9] finds a number that is typed into a text', () => {
    expect(numbersIn(`import a from '9'; text('满 18 岁', 'of age', \`\${3} 天\`)`)).toEqual(['18', '3']);
    expect(numbersIn(`text('等两天', 'wait two days')`)).toEqual(['两', 'two']);
    expect(numbersIn(`text(\`等 \${days(rules.wait)} 天，再来一次\`, 'Try again once')`)).toEqual([]);
  });

  it('[APP-9] articles import every number (fix: import it, or list it in typedNumbers with the reason)', async () => {
    const typed = (await helpArticles()).map(({ topic, file }) => [
      topic,
      numbersIn(readText(`site/src/features/help/articles/${file}.ts`)).filter(
        (number) => typedNumbers[topic]?.[number] === undefined,
      ),
    ]);
    expect(typed.filter(([, found]) => found!.length > 0)).toEqual([]);
  });

  it('[APP-9] no value is missing in a text, and no placeholder is left', async () => {
    for (const { topic, article } of await helpArticles()) {
      const words = article.blocks.flatMap((block) => [wordsOf(block, 'zh-CN'), wordsOf(block, 'en')]);
      const shown = words.map((text) => fill(text, commonValues({})));
      const broken = shown.filter((text) => /[{}]|undefined|null|NaN|\[object|Infinity|\d\.\d{4}/.test(text));
      expect([topic, broken]).toEqual([topic, []]);
    }
  });

  it('[APP-9] every row of a table has a cell for each column', async () => {
    for (const { topic, article } of await helpArticles()) {
      for (const block of article.blocks) {
        if (block.kind !== 'table') continue;
        expect([topic, block.rows.map((row) => row.length)]).toEqual([
          topic,
          block.rows.map(() => block.head.length),
        ]);
      }
    }
  });

  it('[APP-9] no picture is shown twice, or is that at the head of a group', async () => {
    const shown = (await helpArticles()).flatMap(({ article }) =>
      article.blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
    );
    const names: string[] = [...Object.values(groupScenes), ...shown];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('[APP-9] the privacy article mentions everything that is stored about a member', () => {
    const words = privacy.blocks.map((block) => wordsOf(block, 'en')).join(' ');
    const rows = [...Object.values(columnWords), tableWords].flatMap((words) => Object.entries(words));
    const missing = rows.filter(([, mention]) => typeof mention === 'string' && !words.includes(mention));
    expect(missing).toEqual([]);
  });
});
