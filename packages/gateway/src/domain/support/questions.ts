import { type LocalText, limits, type SupportQuestion } from '@pavilion/contract';
import { hourMs, minuteMs } from '../../durations';
import { depositOrderLifetimes } from '../money';
import { text } from '../texts';
import { agentTexts } from './agent-texts';

interface QuestionRow extends SupportQuestion {
  /** Parts of messages that the automatic agent answers with it. */
  readonly keywords: readonly string[];
}

const orderMinutes = depositOrderLifetimes().map((lifetime) => lifetime / minuteMs);
const raiseHours = limits.protection.raiseWaits / hourMs;

/** The common questions, in the order of the page. Figures come from the rules in force. */
const rows: readonly QuestionRow[] = [
  {
    id: 'deposit-not-credited',
    topic: 'deposit',
    question: text('付款后多久到账？', 'When is my deposit credited?'),
    answer: text(
      `付款确认后立即存入主钱包。订单有效期为 ${orderMinutes.join(' 或 ')} 分钟，过期后请重新下单；请核对金额与付款附言是否和订单一致。`,
      `It is added to your main wallet as soon as the payment is confirmed. An order is valid for ${orderMinutes.join(' or ')} minutes; place a new one after that. Check that amount and reference are those of the order.`,
    ),
    href: '/mine/finance/deposit',
    keywords: ['存款', '充值', '到账', 'deposit', 'credited'],
  },
  {
    id: 'withdrawal-locked',
    topic: 'withdrawal',
    question: text('为什么不能取款？', 'Why can I not withdraw?'),
    answer: text(
      '取款页会列出原因和下一步：实名认证、收款账户、资金密码，或尚未完成的流水。',
      'The withdrawal page lists the reason with the next step: real name, payout account, payment password, or turnover that is left.',
    ),
    href: '/mine/finance/withdrawal',
    keywords: ['取款', '提款', '提现', 'withdraw'],
  },
  {
    id: 'turnover',
    topic: 'withdrawal',
    question: text('还差多少流水？', 'How much turnover is left?'),
    answer: text(
      '流水页逐笔列出每笔存款和礼金的要求、已完成的部分，以及哪些投注计入。',
      'The turnover page lists for each deposit and bonus what is required, what is done, and which bets count.',
    ),
    href: '/mine/audit',
    keywords: ['流水', '打码', 'turnover'],
  },
  {
    id: 'round-result',
    topic: 'game',
    question: text('怎样核对一局的结果？', 'How can I check the result of a round?'),
    answer: text(
      '投注记录里有每一局的明细；本站自营游戏的每一局都可以用公布的种子自行验证。游戏中断时重新打开即可继续。',
      'The bet record shows every round in detail, and you can verify rounds of our own games with the seeds shown there. An interrupted game continues when you open it again.',
    ),
    href: '/mine/record/betRecord',
    keywords: ['游戏', '卡住', '中断', '结果', '公平', 'game', 'round', 'fair'],
  },
  {
    id: 'forgotten-password',
    topic: 'account',
    question: text('忘记登录密码怎么办？', 'I forgot my password. What now?'),
    answer: text(
      '在找回密码页用绑定的手机号验证后重设。资金密码可在账户页用登录密码重设。客服不会索要您的密码或验证码。',
      'Set a new one on the recovery page with your phone number. The payment password is reset with the login password. Support never asks for a password or a code.',
    ),
    href: '/user/password',
    keywords: ['密码', '登录', 'password', 'log in', 'login'],
  },
  {
    id: 'change-of-profile',
    topic: 'account',
    question: text('怎样修改姓名或手机号？', 'How do I change my name or phone?'),
    answer: text(
      '在资料审核页提交新资料和凭证图片，审核通过后生效。',
      'Submit the new value with pictures as evidence on the information audit page. It is in force once it was reviewed.',
    ),
    href: '/mine/infoAudit',
    keywords: ['手机', '姓名', '资料', 'phone', 'name'],
  },
  {
    id: 'limits-of-play',
    topic: 'account',
    question: text('怎样限制自己的游戏？', 'How can I limit my play?'),
    answer: text(
      `可设定存款、投注、单笔投注、亏损和时长限额，也可以休息或自我排除。调低立即生效，调高需等待 ${raiseHours} 小时并再次确认。`,
      `Set limits for deposits, stakes, the stake per bet, losses and time, take a time-out or exclude yourself. A lower limit counts at once, a higher one after ${raiseHours} hours and a confirmation.`,
    ),
    href: '/mine/protection',
    keywords: ['限额', '休息', '戒', '排除', '沉迷', 'limit', 'time-out', 'exclu', 'addict'],
  },
  {
    id: 'real-support',
    topic: 'other',
    question: text('怎样识别假冒客服？', 'How do I recognize false support?'),
    answer: text(
      '客服只在本站内与您沟通，不会索要密码或验证码，也不会发送银行卡号、收款地址或收款码。收款信息只在订单页显示。',
      'Support writes to you on this site only. It never asks for passwords or codes and never sends card numbers, addresses or payment codes. Payment details are shown on the page of an order only.',
    ),
    href: '/mine/feedback',
    keywords: ['诈骗', '骗', '假冒', '真假', 'scam', 'fraud'],
  },
];

export const questions: readonly SupportQuestion[] = rows.map(({ keywords: _, ...question }) => question);

/** The answer of the automatic agent: that of the common question with most keywords in the message. */
export const agentAnswer = (message: string): LocalText => {
  const words = message.toLowerCase();
  const matches = rows.map(({ keywords }) => keywords.filter((keyword) => words.includes(keyword)).length);
  const most = Math.max(...matches);
  const found = most > 0 ? rows[matches.indexOf(most)] : undefined;
  return found?.answer ?? agentTexts.other;
};
