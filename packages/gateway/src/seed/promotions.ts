import type { LocalText, PromotionCategory, PromotionPeriod, PromotionRule } from '@pavilion/contract';
import { text } from '../domain/texts';

interface SeededPromotion {
  readonly slug: string;
  readonly category: PromotionCategory;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly terms: readonly LocalText[];
  readonly scene: string;
  readonly href?: string;
  readonly rule?: PromotionRule;
  readonly period?: PromotionPeriod;
  readonly multiple?: number;
  readonly needsRealName?: boolean;
  readonly minLevel?: number;
  readonly newMemberDays?: number;
  /** Days until it ends; without an end by default. */
  readonly days?: number;
  /** Minor units. */
  readonly budget?: bigint;
}

const onePerPerson = text(
  '每人限参加一次：使用相同手机号、收款账户、姓名与生日的账户视为同一人；同一设备上的账户须经人工审核。',
  'Once a person: accounts with the same phone, payout account, or name and birthday are one person. Accounts on the same device are reviewed by a person.',
);
const paidOnly = text(
  '以存款到账时间为准；已取消、已过期的订单不计入，一笔存款只能用于一项优惠。',
  'What counts is when the deposit is paid. Cancelled and expired orders do not count, and a deposit is matched by one promotion only.',
);
const settledOnly = text(
  '只计参加之后结算的有效流水；已取消的注单不计入。',
  'Only turnover that is settled after you join counts; void bets do not.',
);

/** The match of a new member's first deposit, which Home names too. */
export const welcomeMatch = {
  type: 'deposit-match',
  percent: 50,
  max: '188.00',
  minDeposit: '100.00',
  hours: 72,
} as const satisfies PromotionRule;

/** The promotions of a new database, in order. None pays for losses or for volume of play. */
export const promotions: readonly SeededPromotion[] = [
  {
    slug: 'welcome',
    category: 'new',
    title: text('新会员首笔礼遇', 'Welcome match'),
    summary: text(
      '注册七日内报名，报名后首笔达标存款即可得 50% 礼金。',
      'Join within seven days of registering: your next deposit is matched by half.',
    ),
    terms: [paidOnly, onePerPerson],
    scene: 'festival',
    rule: welcomeMatch,
    multiple: 800,
    needsRealName: true,
    newMemberDays: 7,
    budget: 188_000_00n,
  },
  {
    slug: 'real-name',
    category: 'new',
    title: text('实名认证礼', 'Verified name bonus'),
    summary: text(
      '完成实名认证，即可领取一份见面礼。',
      'Have your real name verified and claim a small welcome bonus.',
    ),
    terms: [onePerPerson],
    scene: 'seal',
    rule: { type: 'first-real-name', amount: '18.00' },
    budget: 36_000_00n,
  },
  {
    slug: 'daily-deposit',
    category: 'daily',
    title: text('每日一存', 'Deposit of the day'),
    summary: text(
      '每天一次，报名后 24 小时内首笔达标存款加赠 10%。',
      'Once a day: after you join, the first deposit within 24 hours is matched by a tenth.',
    ),
    terms: [paidOnly, onePerPerson],
    scene: 'jackpot',
    rule: { type: 'deposit-match', percent: 10, max: '88.00', minDeposit: '200.00', hours: 24 },
    period: 'day',
    multiple: 800,
    budget: 88_000_00n,
  },
  {
    slug: 'slots-week',
    category: 'slots',
    title: text('电子周行记', 'A week of slots'),
    summary: text(
      '每周一次：玩满三天、五天，各得一份小礼，与流水多少无关。',
      'Once a week: a small bonus for three days of play and another for five, however much you stake.',
    ),
    terms: [settledOnly, onePerPerson],
    scene: 'reels',
    rule: {
      type: 'days-played',
      categories: ['egame'],
      dayTurnover: '20.00',
      steps: [
        { days: 3, amount: '5.00' },
        { days: 5, amount: '8.00' },
      ],
    },
    period: 'week',
    budget: 13_000_00n,
  },
  {
    slug: 'vip',
    category: 'vip',
    title: text('VIP 等级礼金', 'Gifts of the VIP levels'),
    summary: text(
      '等级礼金自动发放，等级越高礼越厚。',
      'Gifts that come by themselves, larger with the level.',
    ),
    terms: [
      text(
        '无需报名：达到条件后自动发放到 VIP 页面，按时领取即可。',
        'No need to join: gifts are granted to your VIP page when you qualify.',
      ),
    ],
    scene: 'ascent',
    href: '/mine/vip',
  },
  {
    slug: 'vip-weekend',
    category: 'vip',
    title: text('白银专享 · 周周加赠', 'Silver and above: a match a week'),
    summary: text(
      '白银及以上会员每周一次，存款加赠 20%。',
      'Once a week for silver members and above: a fifth on top of your deposit.',
    ),
    terms: [paidOnly, onePerPerson],
    scene: 'summit',
    rule: { type: 'deposit-match', percent: 20, max: '288.00', minDeposit: '500.00', hours: 48 },
    period: 'week',
    multiple: 800,
    minLevel: 2,
    budget: 288_000_00n,
  },
  {
    slug: 'review',
    category: 'limited',
    title: text('试玩有感', 'Tell us about a game'),
    summary: text(
      '写下您对任意一款游戏的建议，审核通过即得礼金。',
      'Write what you would improve in one of our games. An accepted suggestion is rewarded.',
    ),
    terms: [
      text(
        '每月一次；内容须为本人所写、与游戏相关，由工作人员审核。',
        'Once a month. It must be your own and about a game; our staff decides.',
      ),
      onePerPerson,
    ],
    scene: 'tables',
    rule: {
      type: 'manual',
      amount: '28.00',
      question: text('您对哪款游戏有什么建议？', 'Which game, and what would you improve?'),
    },
    period: 'month',
    days: 45,
    budget: 2_800_00n,
  },
  {
    slug: 'invite',
    category: 'new',
    title: text('邀请好友，两人都有礼', 'Invite a friend, both are rewarded'),
    summary: text(
      '好友用您的链接注册并完成三步，双方各得礼金。',
      'A friend who joins by your link earns both of you a bonus.',
    ),
    terms: [
      text('规则与您的专属链接见邀请页面。', 'The rules and your link are on the page about inviting.'),
    ],
    scene: 'invite',
    href: '/activity/friendInvitation',
  },
];
