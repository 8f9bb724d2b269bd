import type { LocalText } from '@pavilion/contract';
import { inEachLanguage, inLanguage, punctuationOf } from '@pavilion/format';
import { announcementCategory as category } from '../domain/content';
import { depositChannels } from '../domain/money';
import { composed, text } from '../domain/texts';

export interface SeedNotice {
  id: string;
  category: string;
  title: LocalText;
  body: LocalText;
  /** Age at seeding time, in days. */
  daysAgo: number;
}

const channelNames = inEachLanguage((language) =>
  depositChannels.map(({ name }) => inLanguage(name, language)).join(punctuationOf(language).list),
);

export const notices: readonly SeedNotice[] = [
  {
    id: 'welcome',
    category,
    title: text('欢迎光临：本站全程使用模拟币', 'Welcome: everything here is play money'),
    body: text(
      '本站所有余额均为模拟币，仅供体验，不可兑换现金或任何实物。请理性娱乐，合理安排时间。',
      'Every balance on this site is play money. It cannot be exchanged for cash or goods. Please play in moderation.',
    ),
    daysAgo: 1,
  },
  {
    id: 'deposit-channels',
    category,
    title: text('存款渠道全面开放', 'All deposit channels are open'),
    body: composed(
      text(
        '现有渠道：{channels}。提交订单后，沙盒付款方会在数秒内完成支付，余额自动到账。',
        'Available are {channels}. The sandbox payer pays each order within seconds, and the balance is credited automatically.',
      ),
      { channels: channelNames },
    ),
    daysAgo: 3,
  },
  {
    id: 'fraud-warning',
    category,
    title: text('防诈骗提醒：请勿向任何私人账户转账', 'Beware of fraud: never transfer to a private account'),
    body: text(
      '客服不会主动向您提供收款卡号。凡以“客服”“代理”名义索要转账的，均属诈骗，请立即终止沟通并向我们反馈。',
      'Support never sends you an account number to pay to. Anyone who asks for a transfer in our name is a fraudster: stop and report it to us.',
    ),
    daysAgo: 5,
  },
  {
    id: 'new-slots',
    category,
    title: text(
      '电子馆上新：转轴、赔付表与返还率全部公开',
      'New slots, with published reels, pay tables and return to player',
    ),
    body: text(
      '每款电子游戏的赔付表与理论返还率均可在游戏内查看，结果由服务器使用密码学随机源实时生成。',
      'Each slot shows its pay table and its return to player. Outcomes are drawn on the server with a cryptographically secure random number generator.',
    ),
    daysAgo: 8,
  },
  {
    id: 'theme',
    category,
    title: text('主题可随时切换', 'Switch the theme at any time'),
    body: text(
      '点击页面右上角的主题按钮即可切换，您的选择会保存在本机，下次访问自动生效。',
      'Use the theme button at the top right. Your choice is kept on this device.',
    ),
    daysAgo: 12,
  },
];
