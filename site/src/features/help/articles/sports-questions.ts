import { type LegResult, sportsOfArea, type VoidRule, voidRules } from '@pavilion/contract/sports';
import { paths } from '../../../routes/paths';
import { seconds } from '../../../shared/calendar/durations';
import { ticketPrice } from '../../../shared/sports/leg-text';
import {
  type Article,
  type ArticleText,
  heading,
  link,
  list,
  note,
  type Pair,
  picture,
  table,
  text,
} from '../article';
import {
  example,
  inPlay,
  money,
  payoutFor,
  resultName,
  roundMoney,
  shownLine,
  sportName,
} from '../model/sports-examples';
import { rules } from '../rules.generated';

const { sports } = rules;
const { countedPercent } = rules.turnover;
const { safe, attack, setPiece } = sports.delays;
const { postponedHours } = voidRules.football;
const playedMinutes = (voidRules.basketball as Required<VoidRule>).playedMinutes;
const completedSets = (voidRules.tennis as Required<VoidRule>).completedSets;
const otherSports = sportsOfArea('sport').filter((sport) => sport !== 'football');
const stake = roundMoney(example.stake);
const price = ticketPrice(example.price);
const halfLost = payoutFor('half-lost');

const results: readonly LegResult[] = ['won', 'half-won', 'push', 'half-lost', 'lost', 'void'];
const inSeconds = (delay: number): Pair => [`${delay} 秒`, `${delay} s`];

export const article: Article = {
  slug: 'tywt',
  group: 'play',
  scene: 'stadium',
  order: 5,
  title: { 'zh-CN': '体育问题', en: 'Sports questions' },
  blocks: [
    text(
      '注单为什么还在等、为什么没被接受、什么时候结算、比赛取消怎么办，答案都在这里。怎么看盘口和怎么下注，请看“体育投注教程”。',
      'Why a bet is still waiting or was refused, when it is settled, and what happens when a match is not played. “How to bet on sports” explains markets and betting.',
    ),
    link(paths.help.sportsTutorial, '看体育投注教程', 'Read “How to bet on sports”'),
    heading('滚球注单为什么要等', 'Why bets in play wait'),
    text(
      '滚球注单先等待几秒再决定，让场上已经发生、而盘口还没来得及反映的事情显现出来。赛前和中场、节间休息时的注单立即成立。等待多久，看项目和场上的情形；串关取其中最长的。',
      'A bet in play is decided after a few seconds, so that nothing has happened on the pitch which the prices did not show yet. Bets before the match and in breaks are accepted at once. The wait depends on sport and situation; that of a parlay is the longest of its matches.',
    ),
    table(
      [
        ['情形', 'Situation'],
        ['等待', 'Wait'],
      ],
      [['足球，平稳控球', 'Football, quiet play'], inSeconds(safe.football)],
      [['足球，进攻、射门、界外球', 'Football, attack, shot or throw-in'], inSeconds(attack)],
      [['足球，角球、任意球', 'Football, corner or free kick'], inSeconds(setPiece)],
      ...otherSports.map((sport) => [sportName(sport), inSeconds(safe[sport])]),
    ),
    picture(
      'in-play',
      '滚球注单的时间线：提交后等待，到点再看盘口，成立或者退回本金',
      'A bet in play in time: it is sent, it waits, the market is looked at again, and it is accepted or the stake comes back',
    ),
    text(
      `等待期间盘口暂停，例如危险进攻、点球、进球确认、视频回看或红牌，注单会等到恢复后再决定；暂停超过 ${seconds(sports.longestWait)} 秒还没恢复，注单不成立，本金退回。`,
      `If the market is suspended meanwhile, for a dangerous attack, a penalty, a goal under review or a red card, the bet is decided when it opens again. If it stays suspended for ${seconds(sports.longestWait)} seconds, the bet is refused and the stake comes back.`,
    ),
    heading('注单为什么没有被接受', 'Why a bet is refused'),
    table(
      [
        ['原因', 'Reason'],
        ['说明', 'What it means'],
      ],
      [
        ['场上有变化', 'Something happened'],
        [
          '进球、红牌、点球等之后，按原来的局面下的注单一律不成立，哪怕赔率碰巧没变，也不看您选的赔率变化。',
          'After a goal, a red card or a penalty, bets on the situation before it are refused, even at the same price and whatever price changes you accept.',
        ],
      ],
      [
        ['赔率已变', 'The price changed'],
        [
          '决定时的赔率低于您能接受的范围。赔率变高时，按更高的成交。',
          'The price at the decision is below what you accept. A better one is always yours.',
        ],
      ],
      [
        ['盘口已关闭', 'The market closed'],
        ['这条线已经收起，可以换到最近的一条。', 'The line was withdrawn. Change to the nearest one.'],
      ],
      [
        ['超出限额', 'Above a limit'],
        ['页面会给出当前最多能投的金额。', 'The page shows the most that you can bet now.'],
      ],
      [
        ['与刚才的注单相同', 'Same as the last bet'],
        [
          '短时间内选项和金额都一样，确认后才会再投一注，防止误点。',
          'Selections and stake are those of a bet a moment ago. You confirm it, so that nobody bets twice by mistake.',
        ],
      ],
    ),
    text(
      '没有成立的注单，本金全额退回，记录里写明原因，以及投注时和决定时的赔率。提交时断线，页面会用同一个编号查询结果，不会重复扣款。',
      'A refused bet gets its whole stake back, and the record shows the reason with the prices then and now. When the connection is lost while a bet is sent, the page asks with the same key. It is never charged again.',
    ),
    heading('什么时候结算', 'When bets are settled'),
    text(
      `盘口一分出结果、又过了 ${sports.confirmedMatchSeconds} 秒比赛时间没有再变，就会结算，不必等到完场：上半场的盘口在中场结算，“大”一旦超过就结算。全串错一项立即结算，系统和其他注单要等每一项都有结果。`,
      `A market is settled once it is decided and the match has not changed for ${sports.confirmedMatchSeconds} seconds of its clock. That can be before the end: markets of the first half at half time, “over” as soon as it is passed. A parlay of all selections is settled when one of them loses; every other ticket when all of them have a result.`,
    ),
    table(
      [
        ['结果', 'Result'],
        [`投 ${stake}、赔率 ${price} 的返还`, `Return of ${stake} at ${price}`],
      ],
      ...results.map((result): ArticleText[] => {
        const paid = money(payoutFor(result));
        return [resultName(result), [paid, paid]];
      }),
    ),
    text(
      `赢半、输半只出现在带斜杠的线上：一半按赢或输计算，另一半退回，所以输半返还 ${money(halfLost)}。派彩自动入账，足球按常规时间加补时计算，不含加时赛；篮球全场含加时，半场与单节不含。`,
      `Half results belong to lines with a slash: one half wins or loses, the other comes back, so half lost returns ${money(halfLost)}. Payouts arrive by themselves. Football counts regular and added time, no extra time. In basketball the whole match includes overtime, halves and quarters do not.`,
    ),
    heading('滚球让球从什么时候算起', 'Handicaps in play'),
    text(
      `足球的让球盘只算投注之后的进球。例：${inPlay.before} 时投主队 ${shownLine(inPlay.q)}，完场 ${inPlay.after}，投注后双方进球相同，结果是“${resultName(inPlay.result)['zh-CN']}”，返还 ${money(inPlay.payout)}。大小、独赢、角球和其他项目的让分都按全部比分计算。注单上会写明投注时的比分。`,
      `A football handicap counts only goals after the bet. Example: home ${shownLine(inPlay.q)} at ${inPlay.before}, final score ${inPlay.after}. Both sides scored equally since, so the result is “${resultName(inPlay.result).en.toLowerCase()}” and returns ${money(inPlay.payout)}. Totals, match results, corners and the handicaps of other sports count the whole score. The bet shows the score when it was placed.`,
    ),
    heading('延期、中断和退赛', 'Postponed and abandoned matches'),
    table(
      [
        ['情况', 'Case'],
        ['处理', 'What happens'],
      ],
      [
        ['延期', 'Postponed'],
        [
          `比原定时间晚 ${postponedHours} 小时以内开赛，注单继续有效；晚于 ${postponedHours} 小时，全部取消。`,
          `Bets stand when the match starts at most ${postponedHours} hours later than planned. Otherwise all are void.`,
        ],
      ],
      [
        ['取消', 'Cancelled'],
        ['全部取消，本金退回。', 'All bets are void, and stakes come back.'],
      ],
      [
        ['腰斩', 'Abandoned'],
        ['已经分出结果的盘口照常结算，其余取消。', 'Markets that were decided stand, the others are void.'],
      ],
      [
        ['篮球腰斩', 'Basketball, abandoned'],
        [
          `打满 ${playedMinutes} 分钟，全场盘口按当时比分结算；不足则按上一条。`,
          `After ${playedMinutes} minutes of play, markets of the whole match are settled by the score; before, the rule above holds.`,
        ],
      ],
      [
        ['网球退赛', 'Tennis, retirement'],
        [
          `打完至少 ${completedSets} 盘后退赛，独赢判对手赢；其他没分出结果的盘口取消。`,
          `After ${completedSets} completed set or more, the other player wins the match; other undecided markets are void.`,
        ],
      ],
    ),
    text(
      '串关里取消的一项不影响其余；所有项都取消，整单退回本金。',
      'A void leg does not affect the other legs of a parlay. If all are void, the whole stake comes back.',
    ),
    heading('赛果更正', 'Corrected results'),
    text(
      '已经结算的赛果如果被更正，注单会重新结算：多出来的补给您，多付的收回，但最多收回到余额为零，不会让您欠款。注单上会标明“赛果更正，已重新结算”。',
      'If a result is corrected after the settlement, the bet is settled again: what is missing is paid, and what was paid too much is taken back, never beyond your balance. The bet says so.',
    ),
    heading('流水怎样计算', 'How turnover is counted'),
    list(
      [
        `取投注额与实际输赢中较小的一个，按 ${countedPercent.sport}% 计入；走水和取消不计。`,
        `The smaller of the stake and the net result counts, at ${countedPercent.sport}%. Pushes and void bets count nothing.`,
      ],
      [
        `整张注单的总赔率低于 ${sports.minTurnoverPrice}，不计流水。`,
        `Tickets with total odds under ${sports.minTurnoverPrice} count nothing.`,
      ],
      [
        '提前结算的部分，按结算金额与对应本金的差额计算。',
        'A cash-out counts by its difference from the stake that it ends.',
      ],
    ),
    heading('比赛会不会被操纵', 'Can a match be changed?'),
    text(
      '每场比赛由一枚种子算出。开赛前，比赛详情里已经公布种子的承诺（它的哈希），之后再换种子就对不上；赔率只用到当时已经发生的事情，不会提前反映结果。体育页面目前没有“验证本局”按钮。',
      'A seed determines each match. The commitment to it, its hash, is on the page of the match before the start, so another seed would not fit it. Prices use only what has happened so far and never what is to come. The sports pages have no button to check a match yet.',
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    note(
      '看起来稳赢的比赛，赔率里早已算进去了。输了不要加倍去追。',
      'A match that looks like a sure win has the price of one. Never double your stake after a loss.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
