import type { LocalText, NextStep } from '@pavilion/contract';
import { localized as text } from '@pavilion/format';
import type { Tag } from '@pavilion/sdk/react';
import { paths } from '../../routes/paths';
import { payoutPages } from '../payment/payout-pages';
import { roomListAddress } from '../rooms/room-address';

interface NextStepRow {
  /**
   * The page where the step is taken; absent for a step that is taken on the page that shows the error. A function gets
   * the data of the error, which is undefined for an error without data.
   */
  readonly link?: {
    readonly to: string | ((data: Readonly<Record<string, unknown>> | undefined) => string);
    readonly text: LocalText;
  };
  /** The hint that a form adds to the text of the error. */
  readonly hint?: LocalText;
  /** The tags of answers that the error proves outdated: the page that shows it requests them again. */
  readonly outdated?: Tag[];
}

const { agent, user, customer, game, mine, activity } = paths;
const support = { to: customer.main, text: text('联系客服', 'Contact support') } as const;
const recovery = { to: user.password, text: text('找回密码', 'Recover password') } as const;
/** The lobby offers other games while a venue is under maintenance. */
const otherGames = { to: game.egame, text: text('看看其他游戏', 'See other games') } as const;

/**
 * The link and the hint of each next step of the error catalogue (ERR-7), with their texts. A step without a row does not compile.
 *
 * Proved by `npm run test:unit -- app/next-steps`.
 */
export const nextSteps: Readonly<Record<NextStep, NextStepRow>> = {
  none: {},
  retry: {
    hint: text(
      '您填写的内容都已保留，可以直接重试。',
      'Everything you typed is still here. You can try again at once.',
    ),
  },
  'fix-field': {},
  'choose-amount': {},
  'change-slip': {},
  'request-quote': {},
  'choose-channel': {
    hint: text(
      '存款方式已更新，请重新选择。金额已保留。',
      'The channels have been updated, choose another. The amount is kept.',
    ),
  },
  reload: { hint: text('请刷新页面后重试。', 'Reload the page and try again.') },
  wait: {
    hint: text('请稍后再试，您填写的内容都已保留。', 'Try again later. Everything you typed is still here.'),
  },
  login: { link: { to: user.login, text: text('去登录', 'Log in') } },
  'check-credentials': {
    link: recovery,
    hint: text(
      '请检查大小写和输入法；如果忘了密码，可以重新设置。',
      'Check capitals and the keyboard. If you forgot the password, set a new one.',
    ),
  },
  'reset-password': { link: recovery },
  verify: {
    link: support,
    hint: text(
      '这次登录需要先核实身份，请联系客服协助验证。',
      'We need to confirm who you are first. Support will help you with the check.',
    ),
  },
  'contact-support': { link: support, hint: text('客服会协助您处理。', 'Support will help you.') },
  deposit: { link: { to: mine.finance.deposit, text: text('去存款', 'Deposit') } },
  'pay-open-order': {
    link: { to: mine.finance.deposit, text: text('查看订单', 'See the order') },
    outdated: ['Deposits'],
  },
  'manage-payout-accounts': {
    link: {
      to: (data) => (typeof data?.kind === 'string' ? payoutPages(data.kind).accounts : mine.payoutAccounts),
      text: text('管理收款账户', 'Manage payout accounts'),
    },
  },
  'see-mall': { link: { to: mine.mall, text: text('查看礼品', 'See the gift') } },
  'see-live-panel': { link: { to: roomListAddress, text: text('看看其他直播间', 'See other live rooms') } },
  'see-maintenance': { link: otherGames },
  'see-restriction': {},
  'see-protection': {
    link: { to: mine.protection, text: text('查看理性娱乐', 'See player protection') },
    outdated: ['Protection'],
  },
  'see-agent': { link: { to: agent, text: text('查看代理申请', 'See your application') } },
  'see-vip': { link: { to: mine.vip, text: text('查看 VIP 等级', 'See VIP levels') } },
  'see-gifts': { link: { to: mine.record.gifts, text: text('查看礼金记录', 'See your bonuses') } },
  'see-coins': { link: { to: mine.mallCoins, text: text('查看金币明细', 'See your coins') } },
  'see-calendar': { link: { to: activity.calendar, text: text('去签到', 'Go to the calendar') } },
  'see-demo': { link: { to: paths.demo, text: text('了解试玩', 'About demos') } },
  'see-tickets': { link: { to: mine.feedback, text: text('查看我的工单', 'See your tickets') } },
  'see-assisted-deposit': {
    link: { to: customer.instead, text: text('查看代客充值', 'See the assisted deposit') },
  },
  'see-promotions': { link: { to: activity.discounts, text: text('查看全部优惠', 'See all promotions') } },
};

/** The link of a next step, for the data of an error. */
export const nextStepLinkOf = (step: NextStep, data: unknown) => {
  const { link } = nextSteps[step];
  if (!link) return undefined;
  const known = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  return { to: typeof link.to === 'string' ? link.to : link.to(known), text: link.text };
};
