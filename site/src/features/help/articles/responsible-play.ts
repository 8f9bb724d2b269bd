import {
  exclusionMonths,
  limitDefinitions,
  limitKinds,
  limitSpanTexts,
  limits,
  realityCheckMinutes,
  timeOutDays,
} from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { type Article, type ArticleText, heading, link, list, note, table, text } from '../article';
import { choice, inDays, inMonths } from '../model/choice-texts';

const hour = 60 * 60_000;
const { raiseWaits, raiseLapses, returnWaits } = limits.protection;
const [waitHours, lapseDays, returnHours] = [raiseWaits / hour, raiseLapses / hour / 24, returnWaits / hour];

/** A row for each limit, with the spans it can be set for. */
const limitRows = limitKinds.map((kind): ArticleText[] => {
  const limit = limitDefinitions[kind];
  const { name, about } = limit;
  if (limit.measures === 'each') return [name, about];
  const { spans } = limit;
  const zh = spans.map((span) => limitSpanTexts[span].each['zh-CN']).join('、');
  const en = choice.en(spans.map((span) => limitSpanTexts[span].each.en));
  return [name, [`可按${zh}设定。${about['zh-CN']}`, `Set for ${en}. ${about.en}`]];
});

export const article: Article = {
  slug: 'bczr',
  group: 'safety',
  order: 3,
  title: { 'zh-CN': '博彩责任', en: 'Responsible play' },
  blocks: [
    text(
      '博彩是花钱买消遣，不是赚钱的门路。每款游戏长期算下来，派彩都少于投注，玩得越久，结果越接近亏损。开始之前先想好花多少钱、玩多长时间，到了就停。本站只对年满 {age} 岁的会员开放。',
      'Gambling is entertainment that you pay for, not a way to earn money. In the long run every game pays out less than is staked on it: the longer you play, the closer your result comes to a loss. Decide before you start how much money and time you will spend, and stop there. This site is for members of {age} years or more.',
    ),
    heading('给自己守住几条线', 'Keep to a few rules'),
    list(
      [
        '只用闲钱。房租、学费、生活费和借来的钱，一分都不拿来玩。',
        'Play only with money that you can spare, never with rent, fees, the household’s money or a loan.',
      ],
      [
        '不追着输掉的钱跑。每一局都与上一局无关，没有“该赢了”这回事，加大投注只会输得更快。',
        'Do not chase losses. Each round is independent of the last, no win is ever “due”, and higher stakes only lose faster.',
      ],
      [
        '喝了酒、心情低落或者刚吵过架，今天就别玩了。',
        'Do not play after drinking, when you feel low or after a quarrel.',
      ],
      [
        '玩一阵就起身走走，别让它占掉睡觉、吃饭和陪家人的时间。',
        'Take breaks, and do not let play take the time for sleep, meals and family.',
      ],
    ),
    heading('出现这些情况，请先停下来', 'Signs that you should stop'),
    list(
      [
        '花的钱或时间总是超出原来的打算。',
        'You spend more money or time than you meant to, again and again.',
      ],
      [
        '一输就想马上赢回来，投注越来越大。',
        'After a loss you want to win it back at once, and your stakes grow.',
      ],
      [
        '为了玩去借钱、刷信用卡、变卖东西，或者动用别人的钱。',
        'You borrow, use a credit card, sell things or take other people’s money to play.',
      ],
      [
        '对家人隐瞒玩了多久、输了多少。',
        'You hide from your family how long you play and how much you lose.',
      ],
      [
        '不玩就烦躁、睡不着，工作、学业或感情已经受到影响。',
        'You are restless or sleepless when you do not play, or work, study or a relationship suffers.',
      ],
    ),
    text(
      '符合其中一条，就值得歇一歇；符合好几条，请认真考虑下面的“休息”或“自我排除”。',
      'If one of them is true, take a break. If several are, please consider a time-out or a self-exclusion, described below.',
    ),
    heading('您可以使用的工具', 'Tools that you can use'),
    table(
      [
        ['工具', 'Tool'],
        ['作用', 'What it does'],
      ],
      ...limitRows,
      [
        ['定时提醒', 'Reality check'],
        [
          `每 ${choice.zh(realityCheckMinutes.map((each) => `${each} 分钟`))}停下来一次，告诉您玩了多久、输赢多少，由您决定是否继续。`,
          `Every ${choice.en(realityCheckMinutes.map(String))} minutes play stops and you see time and result. You decide whether to go on.`,
        ],
      ],
      [
        ['休息', 'Time-out'],
        [
          `停 ${choice.zh(timeOutDays.map(inDays.zh))}，到时间自动恢复。`,
          `A stop for ${choice.en(timeOutDays.map(inDays.en))}. It ends by itself.`,
        ],
      ],
      [
        ['自我排除', 'Self-exclusion'],
        [
          `${choice.zh(exclusionMonths.map(inMonths.zh))}之内，把自己挡在存款和游戏之外。`,
          `You are shut out of deposits and play for ${choice.en(exclusionMonths.map(inMonths.en))}.`,
        ],
      ],
    ),
    text(
      '哪一项限额用完，它所限制的存款或投注就会暂停，到这一日、这一周或这一月结束后恢复。超过单笔投注上限的投注不予受理，调低金额即可继续。',
      'Once a limit is used up, the deposits or bets that it limits stop until its day, week or month ends. A bet above your maximum stake is not accepted; lower it to go on.',
    ),
    link(paths.mine.protection, '打开“理性娱乐”设置', 'Open player protection'),
    heading('生效时间', 'When a change takes effect'),
    list(
      [
        '设置或调低限额、缩短提醒间隔、开始休息和自我排除，都立即生效。',
        'A new or lower limit, a shorter interval, a time-out and a self-exclusion take effect at once.',
      ],
      [
        `调高或取消限额要先等 ${waitHours} 小时，之后 ${lapseDays} 天内回来确认才生效；不确认，申请就作废。`,
        `A higher limit, or none, waits for ${waitHours} hours and takes effect only if you confirm it within the next ${lapseDays} days. Otherwise the request lapses.`,
      ],
      [
        '休息和自我排除只能延长，不能缩短，客服也无法提前解除。',
        'A time-out and a self-exclusion can be made longer, never shorter. Support cannot end them early either.',
      ],
    ),
    heading('休息和自我排除期间', 'During a time-out or a self-exclusion'),
    list(
      [
        '不能存款、投注和领取礼金，未支付的存款订单会取消。',
        'You cannot deposit, bet or claim bonuses, and unpaid deposit orders are cancelled.',
      ],
      [
        '取款、记录、客服和个人资料照常使用，账户里的钱仍是您的。',
        'Withdrawals, records, support and your profile stay open. The money in your account remains yours.',
      ],
      [
        '自我排除时，您名下的其他账户一并关闭（存疑的先由人工核实），用同一手机号也不能再注册。',
        'A self-exclusion also closes your other accounts, those in doubt after a check, and the same phone number cannot register again.',
      ],
      [
        `自我排除期满后账户不会自动恢复：由您本人申请，再等 ${returnHours} 小时。`,
        `After a self-exclusion your account stays closed until you ask for it to be opened, and for ${returnHours} hours more.`,
      ],
    ),
    heading('保护未成年人', 'Protecting minors'),
    text(
      '未满 {age} 岁不得注册和游戏。家里有孩子，请不要在共用的设备上保存密码，离开时退出登录，也可以打开设备自带的家长控制。',
      'Nobody under {age} may register or play. If children use your device, do not store the password, log out when you leave, and consider the parental controls of the device.',
    ),
    heading('找人聊聊', 'Talk to somebody'),
    text(
      '先告诉一位您信得过的家人或朋友，请他们帮忙管一段时间的钱。也可以联系当地的心理援助热线或戒赌机构，他们会替您保密。在账户上需要帮忙，客服随时都在。',
      'Tell a relative or friend whom you trust, and ask them to look after your money for a while. A local helpline or gambling support service can help in confidence. For anything about your account, ask support.',
    ),
    link(paths.customer.main, '联系客服', 'Contact support'),
    note(
      '没有任何人能保证赢钱。自称掌握规律、可以代玩包赢的，都是骗子。',
      'Nobody can guarantee a win. Whoever offers a system, or to play for you and win, is a fraud.',
    ),
  ],
};
