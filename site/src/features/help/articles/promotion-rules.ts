import { gameCategories } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { days } from '../../../shared/calendar/durations';
import { gamesMessages } from '../../../shared/games/games-messages';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { rules } from '../rules.generated';

const { multiples, countedPercent, liftedBelow } = rules.turnover;
const { levels, turnoverPerCoin } = rules.rebates;
const lowest = levels[0];
const highest = levels[levels.length - 1]!;
const grantDays = days(rules.grants.claimableFor);

export const article: Article = {
  slug: 'yhgz',
  group: 'start',
  order: 2,
  title: { 'zh-CN': '优惠规则', en: 'Promotion rules' },
  blocks: [
    text(
      '优惠活动、好友邀请、VIP 礼金和好友巅峰对决发放的，以及平台单独发给您的，都叫红利；另外还有返水。红利领取后要完成流水；返水来自您自己的投注，随时可领，没有流水要求。这一篇把条件、倍数和比例一次讲清，页面上显示的数字与这里一致。',
      'A dividend comes from a promotion, an invited friend, a VIP level or the ranking among friends, or the site grants it to you alone; there are rebates besides. A dividend asks for turnover once you claim it. A rebate comes from your own stakes, can be claimed at any time and asks for none. This article has all conditions, multiples and rates; the pages show the same figures.',
    ),
    link(paths.activity.discounts, '看全部优惠', 'See all promotions'),
    heading('红利怎么领', 'Claiming a dividend'),
    steps(
      [
        '平台发放红利后，登录首页会弹出领取卡片，上面写着名目、金额、流水要求和领取期限，站内信也会通知您。',
        'When the site grants you a dividend, a card on Home shows its title, amount, turnover and end after you log in. A mail reports it too.',
      ],
      [
        '点“立即领取”，金额马上进入主钱包，交易记录里会多一笔“红利”。',
        'Claim it, and the amount is in your main wallet at once, with a “Bonus” row in your transactions.',
      ],
      [
        `暂时不想要也没关系，关掉卡片之后，仍然可以到“我的钱包”里领。领取期限一般为 ${grantDays} 天，以卡片上写的为准，过期失效。`,
        `You need not decide now. After you close the card, the dividend still waits in your wallet page, usually for ${grantDays} days. The card says until when; after that it is gone.`,
      ],
      [
        '发放和领取的时间都留在礼金记录里。一笔红利只能领一次。',
        'The bonus record keeps when it was granted and claimed. A dividend can be claimed once.',
      ],
    ),
    link(paths.mine.finance.wallet, '去我的钱包', 'Open my wallet'),
    heading('流水要求', 'Turnover'),
    text(
      `流水就是取款前需要完成的有效投注。存款要求 ${multiples.deposit} 倍，红利一般要求 ${multiples.bonus} 倍（以卡片为准），平台人工补入的款项要求 ${multiples.adjustment} 倍；返水没有要求。多笔要求按入账先后依次完成，先满足最早的一笔，全部完成后即可取款。`,
      `Turnover is the amount of valid stakes that is needed before a withdrawal. A deposit asks for ${multiples.deposit} × its amount, a dividend usually for ${multiples.bonus} × as its card says, money that the site adds by hand for ${multiples.adjustment} ×, and a rebate for none. Requirements are met in the order of the credits, the oldest first. You can withdraw when all are met.`,
    ),
    picture(
      'turnover',
      '入账金额与它要求的流水：存款对应一小段，红利对应长得多的一段，已完成的部分涂色',
      'Credits and the turnover they ask for: a short bar for a deposit, a much longer one for a dividend, with the part that is done filled in',
    ),
    text(
      '不同类别的投注计入流水的比例不同，波动小的游戏计得少：',
      'How much of a stake counts depends on the category. Games with little risk count less:',
    ),
    table(
      [
        ['游戏类别', 'Category'],
        ['计入流水', 'Counts as turnover'],
      ],
      ...gameCategories.map((category): [string, string][] => [
        [gamesMessages['zh-CN'][category], gamesMessages.en[category]],
        [`${countedPercent[category]}%`, `${countedPercent[category]}%`],
      ]),
    ),
    list(
      ['只有已结算的投注才算，取消的注单不算。', 'Only settled stakes count; voided bets do not.'],
      [
        '用主钱包还是场馆钱包投注都一样，转账既不增加也不清零流水。',
        'It makes no difference which wallet pays. Transfers neither add turnover nor reset it.',
      ],
      [
        `如果钱已经输完（所有钱包合计不足 ${liftedBelow}），下一笔钱入账时，之前没完成的要求自动解除，不会越积越多。`,
        `If you have played everything away (less than ${liftedBelow} in all wallets together), the next credit lifts what was still required before it.`,
      ],
    ),
    link(paths.mine.audit, '查看流水进度', 'See your turnover'),
    heading('返水与金币', 'Rebates and coins'),
    text(
      `每一笔已结算的有效投注都有返水，比例由游戏类别和您的 VIP 等级决定。您可以随时到返水页领取，没有最低限额，直接进入主钱包。领取时，每满 ${turnoverPerCoin} 有效投注另送一个金币，不足的部分留到下次领取时累计。金币的来去都在金币记录里。`,
      `Every settled valid stake earns a rebate. Its rate depends on the category and your VIP level. Claim it on the rebate page at any time; there is no minimum, and the money goes to your main wallet. With each claim you also get a coin for every ${turnoverPerCoin} of turnover; what is left below that counts with the next claim. The coin record lists them.`,
    ),
    table(
      [
        ['游戏类别', 'Category'],
        [`VIP ${lowest.vipLevel}`, `VIP ${lowest.vipLevel}`],
        [`VIP ${highest.vipLevel}`, `VIP ${highest.vipLevel}`],
      ],
      ...gameCategories.map((category): [string, string][] => [
        [gamesMessages['zh-CN'][category], gamesMessages.en[category]],
        [`${lowest.percent[category]}%`, `${lowest.percent[category]}%`],
        [`${highest.percent[category]}%`, `${highest.percent[category]}%`],
      ]),
    ),
    text(
      '中间各级的比例逐级递增，完整的表在返水页；等级提高后，新比例立即用于尚未领取的投注。',
      'The rates of the levels between rise step by step; the rebate page has the whole table. A higher level applies at once, also to stakes whose rebate you have not claimed yet.',
    ),
    link(paths.mine.rebate, '去领返水', 'Claim rebates'),
    heading('公平参与', 'Fair play'),
    list(
      [
        '优惠按人计算，不按账户计算。同一个人请只用一个账户参与。',
        'Promotions are for persons, not accounts. Take part with one account only.',
      ],
      [
        '发现系统出错多发、错发的金额，平台可以调整，每一次调整都会写进交易记录，不会悄悄改余额。',
        'Amounts that were credited by mistake can be adjusted. Each adjustment is a row in your transactions; a balance never changes silently.',
      ],
      [
        '休息或自我排除期间不能领取红利，返水和余额不受影响。',
        'During a time-out or a self-exclusion you cannot claim dividends. Your rebates and your balance stay as they are.',
      ],
    ),
    note(
      '任何优惠都不需要您先向个人账户转钱。要求先付“手续费”“激活金”才能领奖的，都是诈骗。',
      'No promotion ever asks you to send money to a private account first. Whoever asks for a “fee” before a prize is committing fraud.',
    ),
  ],
};
