import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { rules } from '../rules.generated';

const { rates, below, feePercent, activeTurnover, activeDeposits, countedDay } = rules.agents;
const [first] = rates;
const [direct, second] = below;

export const article: Article = {
  slug: 'hzhb',
  group: 'about',
  order: 3,
  title: { 'zh-CN': '合作伙伴', en: 'Partners' },
  blocks: [
    text(
      '合作伙伴有代理，也有赞助对象：代理把本站介绍给朋友和读者，按月得到佣金；赞助对象是我们支持的团队和活动。这一篇讲代理怎么申请、佣金怎么算、什么不能做；赞助项目另有一页，写明对象与起止时间。',
      'Our partners are agents, who introduce this site to friends and readers and earn a commission each month, and the teams and events that we sponsor. This article explains how to become an agent, how the commission is computed and what is not allowed. A page of its own lists the sponsorships with their dates.',
    ),
    heading('成为代理', 'Becoming an agent'),
    steps(
      [
        '登录后打开代理加盟页，填写联系方式和推广渠道，提交申请。同一时间只能有一份待审的申请。',
        'Log in, open the page of the agent programme, and submit your contact and channels. One application can be pending at a time.',
      ],
      [
        '审核结果以站内信通知。没有通过的，信里写明原因，补充后可以再次申请。',
        'A mail reports the result. A refusal states its reason, and you can apply again.',
      ],
      [
        '通过后得到专属代码和链接。会员用您的链接注册，注册页会显示您的代理名称，让对方知道是谁介绍来的。',
        'Once you pass you have a code and a link. The registration shows your name, so that visitors know who has brought them.',
      ],
    ),
    link(paths.agent, '查看代理加盟', 'Open the agent programme'),
    heading('佣金怎么算', 'How the commission is computed'),
    picture(
      'agents',
      '上方是代理，下方连着其介绍的会员，右侧是按月结算的账单',
      'An agent with members below, and a monthly statement beside',
    ),
    text(
      `每月先把您名下会员已结算的投注相加，用投注减去派彩；结果为正时扣除 ${feePercent}% 场馆费用，再减去返水、礼金和金币兑换，得到当月净额。净额加上上月结转，就是计佣基数。`,
      `Each month adds up the settled bets of your members: stakes less payouts. A result above zero bears ${feePercent} % for the venues; rebates, bonuses and exchanged coins are taken off. What remains, with what was carried from the month before, is the base.`,
    ),
    table(
      [
        ['计佣基数（起）', 'Base from'],
        ['活跃会员（起）', 'Active members from'],
        ['佣金比例', 'Rate'],
      ],
      ...rates.map(({ base, active, percent }): [string, string][] => [
        [base, base],
        [String(active), String(active)],
        [`${percent}%`, `${percent} %`],
      ]),
    ),
    text(
      `活跃会员指当月有效流水不少于 ${activeTurnover}、存款不少于 ${activeDeposits} 的会员。基数为负，或活跃会员不足 ${first.active} 位时，当月没有佣金，基数结转到下月：亏损先用以后的盈余补平，盈余也不会消失。`,
      `A member is active with a turnover of at least ${activeTurnover} and deposits of at least ${activeDeposits} in the month. With a base below zero, or fewer than ${first.active} active members, a month pays nothing and its base is carried on: a loss is made up for first, and a gain is not lost.`,
    ),
    list(
      [
        `下级代理：您直接发展的代理，其佣金的 ${direct}% 另计给您，再下一级为 ${second}%，到此为止，不影响下级自己的收入。`,
        `Agents below: of the commission of an agent whom you brought you receive ${direct} % on top, of the next level ${second} %, and of none further down. Their own income stays the same.`,
      ],
      [
        `结算：每月 ${countedDay} 日按账目统计，逐行列出，审核后发到主钱包，没有流水要求。`,
        `Settlement: months are counted on day ${countedDay} of the next one, line by line, and paid into your main wallet after a review, without turnover.`,
      ],
      [
        '发放前会再统计一次，与先前结果一致才发放；不一致的月份暂缓，由人工核对。已经发放的月份不再改动。',
        'Before the payment a month is counted once more. It is paid when both counts agree, and held for a review otherwise; paid months never change.',
      ],
    ),
    heading('保护会员的规矩', 'Rules that protect members'),
    list(
      [
        '不得向未成年人推广，不得发送未经同意的短信和邮件，不得承诺稳赚或代人投注。',
        'Do not advertise to minors, send no messages that nobody asked for, promise no sure wins and place no bets for others.',
      ],
      [
        '代理看得到会员的打码账号、是否活跃和当月流水，看不到余额、存款明细和投注内容。',
        'Agents see masked accounts, who is active and the turnover of the month; balances, single deposits and bets stay hidden.',
      ],
      [
        '代理自己的账户，以及与其使用相同手机号、收款账户或姓名与生日的账户，不计入业绩。',
        'The account of the agent, and accounts with the same phone, payout account, or name and birthday, do not count.',
      ],
      [
        '会员已自我排除或处于休息期时，不会再收到任何推广。',
        'Members who have excluded themselves or take a time-out receive no offers at all.',
      ],
    ),
    note(
      '本站是模拟平台，佣金同样以模拟币发放，不可兑换现金。',
      'This site is a simulation: commissions are play money too and cannot be exchanged for cash.',
    ),
    heading('赞助项目', 'Sponsorships'),
    text(
      '我们只赞助成年人的队伍和公益训练，每一项都写明支持的内容和起止日期。',
      'We sponsor teams of adults and training for the common good only; each entry states what we support and for how long.',
    ),
    link(paths.sponsors, '查看赞助与合作', 'See the sponsorships'),
  ],
};
