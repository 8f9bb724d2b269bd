import type { LocalText } from '@pavilion/contract';
import { minuteMs } from '../../durations';
import { depositOrderLifetime } from '../money';
import { text } from '../texts';

/** Answers that the automatic agent of the sandbox gives. */
export const agentTexts = {
  name: text('自动客服（沙盒）', 'Automatic agent (sandbox)'),
  other: text(
    '您好，我是沙盒的自动客服，不是真人。您的消息已收到；正式站点会由客服人员答复。您也可以先看看常见问题，或补充订单号和时间。',
    'Hello, I am the automatic agent of the sandbox, not a person. Your message has arrived; on a real site a person would answer. Have a look at the common questions, or add the order and the time.',
  ),
  reopened: text(
    '会话已重新打开。请告诉我还有什么没有解决。',
    'The conversation is open again. Tell me what is left.',
  ),
  assigned: text(
    '已为您安排代客充值。我会为您生成一笔普通存款订单，收款信息只显示在订单页，我不会在这里发送任何账号、地址或收款码。',
    'Your assisted deposit was taken. I will place an ordinary deposit order for you. Its payment details are on the page of the order only; I never send an account, an address or a payment code here.',
  ),
} satisfies Record<string, LocalText>;

/** The answer with an order that support has placed in a channel. */
export const instructedText = (channelCode: string): LocalText => {
  const minutes = depositOrderLifetime(channelCode) / minuteMs;
  return text(
    `存款订单已生成，请在 ${minutes} 分钟内到订单页按显示的信息付款。`,
    `The deposit order is ready. Pay within ${minutes} minutes, with the details on its page.`,
  );
};
