import { paths } from '../../../routes/paths';
import { seconds } from '../../../shared/calendar/durations';
import {
  type Article,
  type ArticleText,
  heading,
  link,
  list,
  note,
  type Pair,
  picture,
  steps,
  table,
  text,
} from '../article';
import { cashOuts, example, money, partialCashOut, roundMoney } from '../model/sports-examples';
import { rules } from '../rules.generated';

const { feePercent, minCountedPercent, minKeptPercent, quoteLifetime, smallest } = rules.sports.cashOut;
const { longestWait, minTurnoverPrice } = rules.sports;
const stake = roundMoney(example.stake);
const sameInBoth = (value: string): Pair => [value, value];

export const article: Article = {
  slug: 'tysstqth',
  group: 'play',
  scene: 'stadium',
  order: 2,
  title: { 'zh-CN': '体育赛事提前退还', en: 'Early cash-out' },
  blocks: [
    text(
      '比赛还没结束，也可以先把注单换成现在的价值拿回来，这就是提前退还，页面上的按钮叫“提前结算”。拿回的金额可能高于本金，也可能低于本金。是否使用完全由您决定，不用也不影响原来的注单。',
      'Before a match is over you can exchange your bet for what it is worth now: this is cash-out. The amount can be above your stake or below it. It is up to you; if you do nothing, the bet goes on as it is.',
    ),
    picture(
      'cash-out',
      '注单的价值随比赛起伏，提前结算就在某一刻按当时的价值拿回',
      'The value of a bet moves with the match, and a cash-out takes it at one moment',
    ),
    heading('什么时候可以提前结算', 'When it is offered'),
    list(
      [
        '注单已经成立、还没结算，单注、串关和系统都可以，赛前和滚球都可以。',
        'For accepted bets that are not settled: singles, parlays and systems, before the match and in play.',
      ],
      [
        '每个还没有结果的选项，盘口都在开放；有一项暂停或已经关闭，就要等它恢复。',
        'While the market of every selection without a result is open. If one is suspended or closed, there is no offer until it opens.',
      ],
      [
        `报价不低于 ${smallest}，并且低于全部命中时的派彩。`,
        `The amount is at least ${smallest}, and less than the payout if everything wins.`,
      ],
      [
        '没有“领先几球提前派彩”这样的活动：提前结算只看注单当时的价值。',
        'There is no early payout for a lead: a cash-out depends on the value of the bet alone.',
      ],
    ),
    heading('金额怎么算', 'How the amount is made'),
    text(
      '先算出公平价值：本金 × 您成交的赔率 × 此刻真实的胜率；已经有结果的选项按结果计算，串关把各项相乘。再按还没结果的选项，每项扣一次费用：',
      'First comes the fair value: stake × your odds × the true chance now. Selections with a result count by it, and a parlay multiplies its legs. Then each selection without a result costs a share of it:',
    ),
    table(
      [
        ['选项', 'Selection'],
        ['每项费用', 'Share for each'],
      ],
      [
        ['已经有结果', 'Has a result'],
        ['不收', 'None'],
      ],
      [['还没开赛', 'Not started'], sameInBoth(`${feePercent.prematch}%`)],
      [['正在进行', 'In play'], sameInBoth(`${feePercent.live}%`)],
    ),
    text(
      `串关的费用逐项扣除，但每个组合至少保留公平价值的 ${minKeptPercent}%。真实胜率不含场馆的利润，赔率里的利润在投注时已经付过一次。`,
      `In a parlay each leg takes its share, but at least ${minKeptPercent}% of the value of each combination is yours. The true chance has no margin of the house in it; you paid that with the odds when you bet.`,
    ),
    heading('例子', 'Examples'),
    text(`下面每张注单的本金都是 ${stake}。`, `The stake of each bet is ${stake}.`),
    table(
      [
        ['情形', 'Situation'],
        ['公平价值', 'Fair value'],
        ['提前结算', 'Cash-out'],
      ],
      ...cashOuts.map(({ text: situation, fair, offer }): ArticleText[] => [
        situation,
        sameInBoth(money(fair)),
        sameInBoth(money(offer)),
      ]),
    ),
    heading('操作步骤', 'How to cash out'),
    steps(
      [
        '打开注单的“未结”，能提前结算的注单下面有金额按钮。',
        'Go to the “Open” tab of the bet slip. Bets with an offer have a button with the amount.',
      ],
      ['点金额，选择结算比例，再点“确认结算”。', 'Press it, choose the part and confirm.'],
      [
        `报价 ${seconds(quoteLifetime)} 秒内有效，过期后点“重新报价”。`,
        `A quote holds for ${seconds(quoteLifetime)} seconds. After that, press “New quote”.`,
      ],
      [
        '赛前立即到账；滚球要像投注一样等几秒再确认。',
        'Before the match the money arrives at once. In play it is confirmed after the same wait as a bet.',
      ],
    ),
    text(
      `滚球确认时，注单的价值不低于报价就按报价成交，多出的部分归场馆；低于报价则不成交，注单原样保留，您可以看新的报价再决定。盘口暂停超过 ${seconds(longestWait)} 秒，这次提前结算作废。`,
      `When it is confirmed in play and the bet is worth at least the quote, you get the quote; the house keeps a rise. If it is worth less, nothing happens, the bet stays as it is, and you see a new quote. If the market stays suspended for ${seconds(longestWait)} seconds, the cash-out is refused.`,
    ),
    link(paths.game.sport, '查看未结注单', 'See your open bets'),
    heading('只结算一部分', 'A part of a bet'),
    text(
      `例：报价 ${money(partialCashOut.whole)}，选择 ${partialCashOut.percent}%，到账 ${money(partialCashOut.paid)}，剩下的本金 ${money(partialCashOut.openStake)} 按原来的赔率继续。金额向下取到分。剩下的部分之后还可以再提前结算。`,
      `Example: of a quote of ${money(partialCashOut.whole)} you take ${partialCashOut.percent}%. You get ${money(partialCashOut.paid)}, and the other ${money(partialCashOut.openStake)} of the stake goes on at your odds. Amounts are rounded down to the cent. You can cash out the rest later.`,
    ),
    heading('为什么没有成功', 'Why it did not work'),
    table(
      [
        ['提示', 'Message'],
        ['原因', 'Reason'],
      ],
      [
        ['报价已过期', 'The quote expired'],
        ['确认得晚了，请重新报价。', 'You confirmed too late. Get a new quote.'],
      ],
      [
        ['报价已变', 'The quote changed'],
        ['注单的价值已低于您看到的金额。', 'The bet is worth less than what you saw.'],
      ],
      [
        ['盘口暂停', 'The market is suspended'],
        [
          '场上有危险进攻、进球确认等，恢复后再试。',
          'There is an attack or a goal under review. Try again afterwards.',
        ],
      ],
      [
        ['金额过小', 'The amount is too small'],
        ['请提高结算比例。', 'Choose a larger part.'],
      ],
      [
        ['上一次还在确认', 'The last one is being confirmed'],
        ['一张注单同一时间只能有一次提前结算。', 'A bet can have one cash-out at a time.'],
      ],
    ),
    heading('记录与流水', 'Records and turnover'),
    text(
      `注单上会写明已提前结算的金额和剩余本金，投注记录里的状态是“已提前结算”。流水按结算金额与对应本金的差额计算，不超过本金；结算金额不到对应本金 ${minCountedPercent}% 的，以及总赔率低于 ${minTurnoverPrice} 的注单，都不计。提前结算之后，比赛结果与这部分不再有关，赛果更正也不会重算。`,
      `The bet shows what was cashed out and the stake that is left; its state in the record is “Cashed out”. Turnover is the difference between the amount and its stake, up to the stake; an amount under ${minCountedPercent}% of its stake counts nothing, and neither do tickets with total odds under ${minTurnoverPrice}. The result of the match, or a correction of it, no longer matters for that part.`,
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    note(
      '提前结算是取舍，不是稳赚：每次都要付费用。下注之前先想好，比中途反复进出更划算。',
      'A cash-out is a choice, not a gain: each one has its price. Thinking before you bet is cheaper than going in and out.',
    ),
  ],
};
