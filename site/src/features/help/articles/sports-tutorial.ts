import { displayPrice, maxLegs } from '@pavilion/contract/sports';
import { OddsFormat } from '@pavilion/format';
import { paths } from '../../../routes/paths';
import { hours } from '../../../shared/calendar/durations';
import { ticketPrice } from '../../../shared/sports/leg-text';
import { type Article, heading, link, list, note, type Pair, picture, steps, table, text } from '../article';
import {
  example,
  handicapRows,
  handicaps,
  marketRows,
  money,
  overRows,
  resultName,
  roundMoney,
  shownLine,
  split,
  system,
  systemRows,
  totals,
} from '../model/sports-examples';
import { rules } from '../rules.generated';

const { sports } = rules;
const { venues } = rules.categories.sport;
const lines = [sports.lines.IMTY, sports.lines.OBTY, sports.lines.FBTY].map((count, index) => ({
  count,
  zh: venues[index]!['zh-CN'],
  en: venues[index]!.en,
}));
const stake = roundMoney(example.stake);
const price = ticketPrice(example.price);

type FormatName = keyof typeof OddsFormat;
const formatNames = {
  Europe: ['欧洲盘', 'Decimal'],
  Hongkong: ['香港盘', 'Hong Kong'],
  Malay: ['马来盘', 'Malay'],
  Indonesia: ['印尼盘', 'Indonesian'],
} as const satisfies Readonly<Record<FormatName, Pair>>;
const formats = Object.keys(formatNames) as FormatName[];
const shownPrices = [1950, 2500] as const;

const sameInBoth = (value: string): Pair => [value, value];

const halves = split.halves.map(({ line, result }) => ({
  line: shownLine(line),
  result: resultName(result),
}));

const marginHead = (margin: number): Pair => {
  if (margin === 0) return ['打平', 'Draw'];
  if (margin < 0) return ['输球', 'Defeat'];
  return margin === Math.max(...handicaps.margins)
    ? [`赢 ${margin} 球及以上`, `Wins by ${margin} or more`]
    : [`赢 ${margin} 球`, `Wins by ${margin}`];
};

const systemLegs = [3, 4] as const;

const rankText = ({ upTo }: { readonly upTo: number | null }, index: number): Pair => {
  const from = (sports.largestByRank[index - 1]?.upTo ?? 0) + 1;
  return upTo === null
    ? [`第 ${from} 个起`, `from place ${from} on`]
    : [`第 ${from}\u00a0–\u00a0${upTo} 个`, `places ${from}\u00a0–\u00a0${upTo}`];
};

export const article: Article = {
  slug: 'tytzjc',
  group: 'play',
  scene: 'stadium',
  order: 1,
  title: { 'zh-CN': '体育投注教程', en: 'How to bet on sports' },
  blocks: [
    text(
      '体育场馆里的联赛、球队和球员都是虚构的，比赛由本站的程序模拟，全部使用模拟币，与现实中的赛事无关。这一篇讲怎么看盘口、怎么下注、怎么算钱；滚球确认、结算和取消的规则，请看“体育问题”。',
      'Leagues, teams and players are invented. The house simulates the matches, in play money, and none has anything to do with a real event. This article explains how to read the markets, how to bet and what a bet pays. “Sports questions” has the rules of bets in play, settlement and void bets.',
    ),
    heading('先认识页面', 'The page'),
    list(
      [
        `${venues.map((venue) => venue['zh-CN']).join('、')}开的是同一批比赛，赛果也相同，差别在赔率和盘口的多少：同一玩法最多开出 ${lines.map(({ zh, count }) => `${zh} ${count} 条`).join('、')}。不同场馆的选项不能串在一起。`,
        `${venues.map((venue) => venue.en).join(', ')} offer the same matches with the same results. Their prices differ, and so does the largest number of lines of a market: ${lines.map(({ en, count }) => `${count} at ${en}`).join(', ')}. Selections of different venues cannot be combined.`,
      ],
      [
        `“滚球”是正在进行的比赛，“今日”和“早盘”还没开赛。赛程提前 ${hours(sports.listedAhead)} 小时列出。`,
        `“In play” has the matches that are running, “Today” and “Early” those to come. Matches are listed ${hours(sports.listedAhead)} hours ahead.`,
      ],
      [
        `标有“极速”的联赛，比赛时钟的速度是普通联赛的 ${sports.fastSpeed} 倍，更快看到赛果。`,
        `In leagues marked “Fast”, the match clock runs ${sports.fastSpeed} times as fast, so results come sooner.`,
      ],
      [
        '点星标可以关注比赛和联赛；点球队名打开比赛详情，里面有全部玩法、实况和技术统计。',
        'The star follows a match or a league. The names of the teams open the match, with all its markets, the live picture and statistics.',
      ],
    ),
    heading('赔率的写法', 'How odds are written'),
    table(
      [['写法', 'Format'], ...shownPrices.map((each): Pair => sameInBoth(ticketPrice(each)))],
      ...formats.map((name): Pair[] => [
        formatNames[name],
        ...shownPrices.map((each) => sameInBoth(displayPrice(each, OddsFormat[name]))),
      ]),
    ),
    text(
      '各种写法说的是同一个价格，可以在页面上方切换。欧洲盘赔率含本金，投注额乘以赔率就是赢了之后的返还；其他写法只显示盈利。串关和已经投出的注单一律按欧洲盘显示。无论用哪种写法，您填的金额就是从余额扣除的本金。',
      'All formats state the same price; choose one above the list. Decimal odds include the stake: stake times odds is what a win returns. The others show the profit only. Parlays and placed bets always show decimal odds. Whatever the format, the amount that you enter is the stake that leaves your balance.',
    ),
    heading('让球盘怎么算', 'Handicaps'),
    text(
      `让球盘先把让球数加到比分上再比输赢，“−”是让球，“+”是受让。半球盘一定分出胜负，整球盘可能走水，带斜杠的是把本金平分到相邻的线上。下图是 ${shownLine(split.q)}：${stake} 分成两份，主队赢 ${split.margin} 球时一份赢、一份退回，合起来叫“${resultName(split.result)['zh-CN']}”，返还 ${money(split.payout)}。`,
      `A handicap is added to the score of its side before the sides are compared: “−” gives goals, “+” receives them. Half lines always win or lose, whole lines can be a push, and a line with a slash puts half of the stake on each of its lines. The picture shows ${shownLine(split.q)}: of ${stake}, one half wins and one half comes back when home wins by ${split.margin}. That is “${resultName(split.result).en.toLowerCase()}” and returns ${money(split.payout)}.`,
    ),
    picture(
      'quarter-line',
      `让 ${shownLine(split.q)} 把 ${stake} 分成两半：${halves.map(({ line, result }) => `${line} 一半，${result['zh-CN']}`).join('；')}`,
      `A handicap of ${shownLine(split.q)} splits ${stake} into halves: ${halves.map(({ line, result }) => `on ${line}, ${result.en.toLowerCase()}`).join('; ')}`,
    ),
    text(
      `下表：在主队身上投 ${stake}，赔率 ${price}，各种赛果的返还（含本金）。`,
      `The table: what ${stake} on the home side at ${price} returns for each result, stake included.`,
    ),
    table([['主队让球', 'Home handicap'], ...handicaps.margins.map(marginHead)], ...handicapRows()),
    heading('大小盘怎么算', 'Totals'),
    text(
      `大小盘比的是进球总数（篮球是总分）。带斜杠的线同样平分本金。下表是投“大” ${stake}、赔率 ${price} 的返还，“小”的结果正好相反。`,
      `Totals compare the number of goals, in basketball of points, with the line. A line with a slash splits the stake again. The table is for ${stake} on “over” at ${price}; “under” has the opposite result.`,
    ),
    table(
      [
        ['盘口', 'Line'],
        ...totals.goals.map(
          (goals): Pair => [`共 ${goals} 球`, `${goals} ${goals === 1 ? 'goal' : 'goals'}`],
        ),
      ],
      ...overRows(),
    ),
    heading('还有哪些玩法', 'All markets'),
    table(
      [
        ['项目', 'Sport'],
        ['玩法', 'Markets'],
      ],
      ...marketRows('sport'),
    ),
    text(
      '一场比赛开出哪些玩法，以比赛详情为准；已经分出结果的会自动收起。“冠军”标签开出各联赛赛季冠军盘，只接受单注，或与其他联赛的选项串关。',
      'The page of a match shows which of them are open; those that are decided disappear. The winner of a season is on the tab Winners: as a single bet, or combined with selections of other leagues.',
    ),
    heading('下注步骤', 'How to bet'),
    steps(
      [
        '点赔率，选项就加入注单；再点一次移除。',
        'Press a price to add the selection to the slip, and once more to remove it.',
      ],
      [
        '选择单注、串关或系统，填金额。限额就写在金额下面，点“全部”填入当前可投的最大金额。',
        'Choose single, parlay or system, and enter a stake. Its limits are shown below it; “Max” enters the most that you can bet now.',
      ],
      [
        '选好能接受怎样的赔率变化，默认只接受更高的赔率。盘口线变了，一定会请您重新确认。',
        'Choose which price changes you accept. By default only higher prices are. A change of the line always needs your consent.',
      ],
      [
        '点“投注”。赛前注单立即成立；滚球注单要等几秒钟确认。',
        'Press “Bet”. Bets before the start are accepted at once, bets in play within seconds.',
      ],
      [
        '在“未结”和“已结”里查看注单，也可以在投注记录里按日期查找。',
        'Find your bets under “Open” and “Settled”, or by date in your bet record.',
      ],
    ),
    text(
      '本金从哪里扣，取决于是否开启自动转账：开启时用主钱包，关闭时用该场馆的钱包，需要先转入。',
      'With automatic transfer the main wallet pays the stake. Without it the wallet of the venue does, so transfer money there first.',
    ),
    link(paths.game.sport, '进入体育', 'Open sports'),
    heading('串关与系统', 'Parlays and systems'),
    text(
      `串关把几场比赛连在一起，全部命中才有派彩，赔率相乘。系统是同一组选项的多个串关，错一两项也可能有返还，每个串关各投一份。一张注单最多 ${maxLegs} 项、${sports.maxBets} 注，同一场比赛的选项不能互串。走水或取消的选项不计赔率，其余照常相乘。`,
      `A parlay joins selections of several matches: the odds are multiplied, and it pays only if all of them win. A system is several parlays of the same selections, with a stake on each, so it can pay when some lose. A slip has at most ${maxLegs} selections and ${sports.maxBets} bets, and selections of one match cannot be combined. A push or a void selection drops out, and the others stand.`,
    ),
    table(
      [
        ['名称', 'Name'],
        ['包含', 'Contains'],
        ['注数', 'Bets'],
      ],
      ...systemLegs.flatMap((legs) => systemRows(legs)),
    ),
    text(
      `例：${system.prices.length} 项赔率 ${system.prices.join('、')}，投 ${system.name['zh-CN']}，每注 ${roundMoney(system.unit)}，${system.bets} 注共 ${roundMoney(system.stake)}。全部命中返还 ${money(system.potential)}；最后一项没中，仍返还 ${money(system.payout)}。同样的选项如果只投全串，错一项的返还是 ${money(system.parlayPayout)}。`,
      `Example: ${system.prices.length} selections at ${system.prices.join(', ')}, “${system.name.en}”, ${roundMoney(system.unit)} on each bet, ${roundMoney(system.stake)} in all. It returns ${money(system.potential)} when all win, and still ${money(system.payout)} when the last one loses. The parlay of all would return ${money(system.parlayPayout)} then.`,
    ),
    heading('投注限额', 'Limits'),
    table(
      [
        ['项目', 'What'],
        ['限额', 'Limit'],
      ],
      [
        ['单注、串关', 'Single bet or parlay'],
        [
          `${sports.single.min}\u00a0–\u00a0${sports.single.max}`,
          `${sports.single.min}\u00a0–\u00a0${sports.single.max}`,
        ],
      ],
      [
        ['系统，每注', 'System, each bet'],
        [
          `${sports.system.min}\u00a0–\u00a0${sports.system.max}`,
          `${sports.system.min}\u00a0–\u00a0${sports.system.max}`,
        ],
      ],
      [
        ['一张注单的最高派彩', 'Largest payout of a ticket'],
        [sports.maxPayout, sports.maxPayout],
      ],
      [
        ['一位会员在一场比赛未结注单的最大盈利', 'Profit of the open bets of a member in a match'],
        [sports.memberRoom, sports.memberRoom],
      ],
    ),
    text(
      '单注上限还看联赛在列表中的位置和玩法：热门联赛的让球、大小、独赢最高，其余玩法和靠后的联赛较低。',
      'The largest stake also depends on the place of the league in the list and on the market: handicap, total and winner of popular leagues have the highest limits.',
    ),
    table(
      [
        ['联赛位置', 'League'],
        ['让球、大小、独赢', 'Handicap, total, winner'],
        ['其他玩法', 'Other markets'],
      ],
      ...sports.largestByRank.map((row, index): Pair[] => [
        rankText(row, index),
        [row.main, row.main],
        [row.other, row.other],
      ]),
    ),
    text(
      '同一个盘口的注单多了，剩余额度会变小，页面显示的限额也随之降低；您自己设置的投注限额、单笔上限和亏损限额同样生效。',
      'As bets come in, what is left on a market gets smaller, and so do the limits on the page. Your own limits on stakes, the stake per bet and losses apply too.',
    ),
    link(paths.help.sportsQuestions, '看体育问题', 'Read “Sports questions”'),
    note(
      '每个赔率都已包含场馆的利润，投得越久，结果越接近亏损。请先定好金额再开始。',
      'Every price has the margin of the house in it: the longer you bet, the closer you come to a loss. Decide on an amount first.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
