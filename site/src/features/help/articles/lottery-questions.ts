import { paths } from '../../../routes/paths';
import { brandTimeZone } from '../../../shared/calendar/time-zone';
import { zoneNames } from '../../../shared/calendar/zone-name';
import {
  type Article,
  type ArticleText,
  heading,
  link,
  list,
  note,
  picture,
  steps,
  table,
  text,
} from '../article';
import { rules } from '../rules.generated';

const { lotteries, slips } = rules;
const { countedPercent } = rules.turnover;

const zone = zoneNames[brandTimeZone];

export const article: Article = {
  slug: 'cpwt',
  group: 'play',
  scene: 'draw',
  order: 3,
  title: { 'zh-CN': '彩票问题', en: 'Lottery questions' },
  blocks: [
    text(
      `彩票厅目前有 ${lotteries.length} 个彩种，都是本站自营、自行开奖，与任何官方彩票无关，也不使用官方的开奖号码。全部使用模拟币。有的品牌只开放其中一部分，以大厅为准。`,
      `The lottery lobby has ${lotteries.length} games today. All are the house’s own, drawn by the house, in play money. None has anything to do with a state lottery or uses its numbers. A brand may offer some of the games only; its lobby decides.`,
    ),
    heading('有哪些彩种，多久一期', 'The games and how often they are drawn'),
    table(
      [
        ['彩种', 'Game'],
        ['一期', 'Draw every'],
        ['投注时间', 'Time to bet'],
        ['返还率', 'Return'],
        ['单注', 'Stake of a bet'],
      ],
      ...lotteries.map(({ name, clock, returnPercent, min, max }): ArticleText[] => [
        name,
        [`${clock.periodSeconds} 秒`, `${clock.periodSeconds} s`],
        [`${clock.betSeconds} 秒`, `${clock.betSeconds} s`],
        [`${returnPercent}%`, `${returnPercent}%`],
        [`${min}\u00a0–\u00a0${max}`, `${min}\u00a0–\u00a0${max}`],
      ]),
    ),
    text(
      '表中是主要玩法的返还率。每个玩法的赔率和返还率都写在游戏的规则里，赔率都含本金。',
      'The table shows the return of the main bet. The rules in the game list odds and return of each bet. Odds include the stake.',
    ),
    link(paths.game.lottery, '进入彩票大厅', 'Open the lottery lobby'),
    heading('期号与注单', 'Draws and slips'),
    picture(
      'lottery-issue',
      '一张注单：上方是期号，下面是选好的号码、单注金额和合计',
      'A slip: the number of the draw on top, the numbers that were chosen below it, with the stake of each bet and the total',
    ),
    list(
      [
        `期号由日期和当天的序号组成，从${zone['zh-CN']}零点开始编号。`,
        `The number of a draw has the day and its place in that day, which begins at midnight, ${zone.en}.`,
      ],
      [
        `一张注单可以选多个玩法，最多 ${slips.maxLines} 项；单注金额相同，合计是注数乘以单注。`,
        `A slip may have several kinds of bets, up to ${slips.maxLines} of them. Its total is the number of bets times the stake of each.`,
      ],
      [
        `一张注单可能赢得的总额不超过 ${slips.maxPayout}，超过时页面会提示减少投注。`,
        `A slip can pay ${slips.maxPayout} at most; the page asks for a smaller stake beyond that.`,
      ],
      [
        '已接受的注单不能撤回，也不会自动买下一期。想连买几期，需要逐期确认。',
        'An accepted slip cannot be withdrawn, and no draw is ever bought by itself. To play several draws, confirm each.',
      ],
    ),
    heading('为什么没赶上这一期', 'Why a slip was too late'),
    text(
      '封盘前的最后一刻提交，可能因为网络慢而在封盘后才到达。这样的注单会被拒绝，一分不扣，页面会说明原因。以服务器的时间为准。',
      'A slip sent at the last moment may arrive after bets are closed when the network is slow. It is refused, nothing is charged, and the page gives the reason. The time of the server counts.',
    ),
    heading('开奖与派奖', 'Draws and prizes'),
    steps(
      [
        '封盘后开奖，结果立刻显示，同时写入开奖记录。',
        'The draw follows once bets are closed. The result shows at once and joins the list of draws.',
      ],
      [
        '中奖的注单自动派奖，本金包含在派奖里，无需领取。',
        'Winning slips are paid by themselves, the stake included. There is nothing to claim.',
      ],
      [
        '开奖时您不在线也一样；打开投注记录，点开那一注，就能看到号码球和每一项的输赢。',
        'It makes no difference whether you are there. Open the slip in your bet record to see the balls and the result of each bet.',
      ],
      [
        '某一期如果作废，全额退回本金，记录里显示“已取消”。',
        'If a draw has to be cancelled, the whole stake comes back, and the record says so.',
      ],
    ),
    heading('走势和遗漏有用吗', 'Are trends of any use?'),
    text(
      '走势图与遗漏值只统计过去。号码没有记忆：很久没出的号码，下一期出现的机会与别的号码完全一样。往期不影响下期，任何“必中”“计划”都不可信。',
      'Trends and gaps only count the past. Numbers have no memory: one that has not come for long is exactly as likely as any other in the next draw. Distrust whoever sells a plan that cannot lose.',
    ),
    heading('生肖怎样排', 'How the signs are assigned'),
    text(
      '以开奖那一刻所在的农历年为准：最小的号码是当年的生肖，号码越大，生肖越往前推，一轮之后从头再来。农历新年当天零点起换新年的排法。',
      'The lunar year at the moment of the draw decides. The lowest number has the sign of the year, the next one the sign of the year before, and so on in turn. The order changes at midnight of the lunar new year.',
    ),
    heading('流水怎样计算', 'How turnover is counted'),
    text(
      `按每张注单实际的输赢额计算，最多计到投注额，再按 ${countedPercent.lottery}% 计入。大小、单双两边同押，不论在同一张还是同一期的几张注单上，相互抵消的部分不计。`,
      `A slip counts what it won or lost, up to its stake, at ${countedPercent.lottery}%. Bets on opposite sides that cancel each other, on the same slip or on several of the same draw, count nothing for that part.`,
    ),
    heading('怎样核对一期', 'How to check a draw'),
    text(
      '每一期的种子在开奖前已公布哈希，开奖后公布种子本身。在投注记录里点“验证本局”，页面会在您的设备上重新开一次奖。种子一期接一期首尾相扣，任何一期都无法事后替换。',
      'The hash of each seed is published before the draw, the seed itself after it. Choose “Check this round” in your bet record, and the page draws again on your device. The seeds form a chain, so that none can be replaced later.',
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    note(
      '返还率都低于百分之百，买得越多，越接近亏损。请把它当作娱乐，不当作收入。',
      'Every return is below the whole of the stakes: the more you buy, the closer you come to a loss. Play for fun, never for income.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
