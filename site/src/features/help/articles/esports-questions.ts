import { sportDefinitions, voidRules } from '@pavilion/contract/sports';
import { paths } from '../../../routes/paths';
import { seconds } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, type Pair, picture, steps, table, text } from '../article';
import { marketRows, series, seriesRows } from '../model/sports-examples';
import { rules } from '../rules.generated';

const { sports } = rules;
const { cs2, moba } = sports.competitions;
const { countedPercent } = rules.turnover;
const { toWin, regularRounds, overtimeRounds, overtimeToWin } = sports.cs2;
const cs = sportDefinitions.cs2.name.en;
const half = regularRounds / 2;
const mapsToWin = Math.ceil(cs2.plain.bestOf / 2);

export const article: Article = {
  slug: 'dzjj',
  group: 'play',
  scene: 'summit',
  order: 4,
  title: { 'zh-CN': '电子竞技', en: 'Esports questions' },
  blocks: [
    text(
      `电竞页目前有 ${cs} 和 MOBA 两个项目。联赛、战队和选手都是虚构的，比赛由本站的程序模拟，使用模拟币，与任何真实的战队或赛事无关，也没有视频直播。看盘、注单、串关和限额与体育相同，这一篇只讲电竞自己的规则。`,
      `The esports page has ${cs} and MOBA today. Leagues, teams and players are invented, and the house simulates the matches in play money. None has anything to do with a real team or event, and there is no video of them. Boards, slip, parlays and limits are those of sports; this article has the rules of esports.`,
    ),
    heading('有哪些比赛', 'The matches'),
    table(
      [
        ['项目', 'Game'],
        ['联赛', 'Leagues'],
        ['赛制', 'Length'],
      ],
      [
        [cs, cs],
        [`${cs2.plain.count}`, `${cs2.plain.count}`],
        [`最多 ${cs2.plain.bestOf} 张地图，先赢 ${mapsToWin} 张`, `best of ${cs2.plain.bestOf} maps`],
      ],
      [
        [`${cs} 极速`, `${cs}, fast`],
        [`${cs2.fast.count}`, `${cs2.fast.count}`],
        [
          `${cs2.fast.bestOf} 张地图，比赛时钟的速度是普通联赛的 ${sports.fastSpeed} 倍`,
          `${cs2.fast.bestOf} map, the match clock runs ${sports.fastSpeed} times as fast`,
        ],
      ],
      [
        ['MOBA', 'MOBA'],
        [`${moba.plain.count}`, `${moba.plain.count}`],
        [`最多 ${moba.plain.bestOf} 张地图，先赢 ${mapsToWin} 张`, `best of ${moba.plain.bestOf} maps`],
      ],
    ),
    text(
      'IM 电竞、YB 电竞和 LH 电竞开的是同一批比赛，赛果相同，赔率和盘口多少略有差别。不同场馆的选项不能串在一起。',
      'IM, YB and LH Esports offer the same matches with the same results; prices and the number of lines differ a little. Selections of different venues cannot be combined.',
    ),
    link(paths.game.gaming, '进入电竞', 'Open esports'),
    heading('地图、回合和击杀', 'Maps, rounds and kills'),
    picture(
      'series',
      '一场比赛由几张地图组成，先赢下多数地图的一方获胜，剩下的地图不再进行',
      'A match consists of maps. The side that wins most of them wins it, and maps that are not needed are not played',
    ),
    list(
      [
        `${cs} 的一张地图先拿下 ${toWin} 回合的一方获胜，每半场 ${half} 回合，“手枪局”是上、下半场的第一回合。`,
        `A map of ${cs} is won by the first side with ${toWin} rounds. A half has ${half} rounds, and a pistol round is the first one of a half.`,
      ],
      [
        `双方各 ${half} 回合就进入加时，每 ${overtimeRounds} 回合为一节，先拿 ${overtimeToWin} 回合获胜，打平再加一节。加时的回合算进回合让分和总回合数。`,
        `At ${half} rounds each, overtime begins: a block of ${overtimeRounds} rounds, which ${overtimeToWin} rounds win, and another block after a tie. Round handicap and total rounds include overtime.`,
      ],
      [
        'MOBA 的一张地图只有一个胜者，没有平局。“击杀让分”和“总击杀数”只数这张地图的击杀，“一血”是第一次击杀，“一塔”是第一座被推掉的防御塔。',
        'A map of MOBA always has one winner. Kill handicap and total kills count the kills of the map; first blood is the first kill, first tower the first tower that falls.',
      ],
      [
        `比分里的数字：${cs} 是每张地图的回合数，MOBA 是击杀数，全场是赢下的地图数。`,
        `Scores: rounds of each map in ${cs}, kills in MOBA, and maps won for the whole match.`,
      ],
    ),
    heading('有哪些玩法', 'The markets'),
    table(
      [
        ['项目', 'Game'],
        ['玩法', 'Markets'],
      ],
      ...marketRows('gaming'),
    ),
    text(
      '电竞的让分和总数只开半数线，不会走水。下表是主队一方在各种全场比分下的结果。',
      'Handicaps and totals of esports have half lines only, so there is no push. The table shows the results for the home side by the final score.',
    ),
    table(
      [
        ['玩法', 'Market'],
        ...series.scores.map(([home, away]): Pair => [`${home}:${away}`, `${home}:${away}`]),
      ],
      ...seriesRows(),
    ),
    heading('滚球注单', 'Bets in play'),
    text(
      `${cs} 滚球等待 ${sports.delays.safe.cs2} 秒，MOBA 等待 ${sports.delays.safe.moba} 秒，地图之间的休息不用等。一张地图结束后盘口短暂暂停，期间的注单等恢复后再决定，超过 ${seconds(sports.longestWait)} 秒就退回本金。换了地图，按上一张地图的局面下的注单不会成立。`,
      `A bet in play waits for ${sports.delays.safe.cs2} seconds in ${cs} and ${sports.delays.safe.moba} seconds in MOBA, and not at all between maps. After a map the markets are suspended for a moment; bets are decided when they open, and refused after ${seconds(sports.longestWait)} seconds. A bet on the situation of the map before is not accepted.`,
    ),
    heading('结算与取消', 'Settlement and void bets'),
    list(
      [
        '单张地图的盘口，这张地图打完就结算，不必等整场结束。',
        'Markets of a map are settled after the map, before the end of the match.',
      ],
      [
        '没有打的地图，它的盘口全部取消，退回本金。',
        'Markets of a map that is not played are void, and stakes come back.',
      ],
      [
        '一张地图结束时还没有分出结果的玩法，例如没有一方先取得一塔，也退回本金。',
        'So are markets that a map leaves undecided, such as the first tower when no side is first.',
      ],
      [
        `比原定时间晚 ${voidRules.cs2.postponedHours} 小时以上开赛，或者比赛取消，注单全部取消。`,
        `Bets are void when the match starts more than ${voidRules.cs2.postponedHours} hours late or is cancelled.`,
      ],
      [
        '中途终止的比赛，已经分出结果的盘口照常结算，其余取消。',
        'In an abandoned match, markets that were decided stand, and the others are void.',
      ],
    ),
    text(
      `流水按体育的规则计算，按 ${countedPercent.gaming}% 计入。注单里只要有一项不是电竞，整张注单就算体育。提前结算同样适用于电竞。`,
      `Turnover follows the rules of sports, at ${countedPercent.gaming}%. A ticket with a selection of another sport counts as sports. Cash-out works for esports too.`,
    ),
    heading('下注之前', 'Before you bet'),
    steps(
      [
        '看清玩法是全场还是某一张地图，地图编号写在盘口名称里。',
        'Look whether a market is for the match or a map; the number of the map is in its name.',
      ],
      ['看清让分算的是地图、回合还是击杀。', 'Look whether a handicap is of maps, rounds or kills.'],
      [
        '看清比赛详情里的比分，再决定要不要滚球。',
        'Look at the score on the page of the match before you bet in play.',
      ],
    ),
    link(paths.help.sportsTutorial, '看体育投注教程', 'Read “How to bet on sports”'),
    link(paths.help.cashOut, '看提前退还', 'Read about cash-out'),
    note(
      '极速比赛几分钟就有结果，输赢也来得快。请给自己设好限额和时间。',
      'Fast matches end within minutes, and losses add up as fast. Set a limit and a time.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
