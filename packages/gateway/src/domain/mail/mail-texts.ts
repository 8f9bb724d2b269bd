import { type LocalText, limits, type MailKind } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { dayMs } from '../../durations';
import { monthText } from '../days';
import { composed, dateText, text } from '../texts';

const reopenDays = limits.support.reopenWithin / dayMs;

/** A mail before it is sent. */
export interface MailText {
  readonly kind: MailKind;
  readonly title: LocalText;
  readonly body: LocalText;
  /** The page that it is about. */
  readonly href: string | null;
}

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  /** IP address, masked. */
  readonly address: string;
}

const deviceName = ({ browser, system }: Device, unknown: string) =>
  [browser, system].filter(Boolean).join(' · ') || unknown;

/** Where a login came from. The address of this machine says nothing to a reader. */
const placeOf = (address: string): LocalText =>
  address === '::1' || address.startsWith('127.')
    ? text('本机', 'this computer')
    : text(`IP 地址 ${address}`, `IP address ${address}`);

/** An amount with `¥`. The site replaces `¥` by the currency symbol of its brand. */
const money = (amount: string) => `¥${formatAmount(amount)}`;

/**
 * The mails that the gateway sends by itself, as functions of their values. Amounts are decimal text, days and months are in
 * the form of ISO 8601.
 */
export const mailTexts = {
  welcome: (): MailText => ({
    kind: 'system',
    title: text('欢迎加入', 'Welcome'),
    body: text(
      `您好！您的账户已开通。\n本站全程使用模拟币，余额不可兑换现金。建议先设定存款、投注和时长限额，再开始游戏。`,
      `Hello, your account is open.\nEverything here is play money and cannot be exchanged for cash. We suggest that you set limits for deposits, stakes and time before you play.`,
    ),
    href: '/mine/protection',
  }),

  newDevice: (device: Device): MailText => ({
    kind: 'system',
    title: text('新设备登录提醒', 'Login on a new device'),
    body: composed(
      text(
        // The device comes first: it is what a row of the list has room for.
        `${deviceName(device, '未知设备')}（{place}）首次登录了您的账户。\n如非本人操作，请立即修改登录密码，其他设备会随之退出登录。`,
        `${deviceName(device, 'Unknown device')}, {place}: first login to your account.\nIf this was not you, change your password now; all other devices are then logged out.`,
      ),
      { place: placeOf(device.address) },
    ),
    href: '/user/password',
  }),

  passwordChanged: (): MailText => ({
    kind: 'system',
    title: text('登录密码已修改', 'Your password was changed'),
    body: text(
      '您的登录密码已修改，其他设备均已退出登录。\n如非本人操作，请立即找回密码。',
      'Your password was changed, and all other devices were logged out.\nIf this was not you, reset your password now.',
    ),
    href: '/user/password',
  }),

  agentPassed: (): MailText => ({
    kind: 'system',
    title: text('代理申请已通过', 'You are an agent now'),
    body: text(
      '您的代理申请已通过审核。\n推广链接、二维码和每月结算都在代理页面。',
      'Your application was approved.\nYour link, its QR code and the settlement of each month are on the agent page.',
    ),
    href: '/agent',
  }),

  agentRefused: (reason: LocalText): MailText => ({
    kind: 'system',
    title: text('代理申请未通过', 'Your application as an agent was declined'),
    body: composed(
      text(
        `原因：{reason}\n您可以修改资料后重新申请。`,
        `Reason: {reason}\nYou can change your details and apply again.`,
      ),
      { reason },
    ),
    href: '/agent',
  }),

  commissionPaid: (month: string, amount: string): MailText => ({
    kind: 'system',
    title: text(`${monthText(month)} 代理佣金已到账`, `Commission of ${monthText(month)} paid`),
    body: text(
      `${money(amount)} 已存入主钱包，可直接取款，无流水要求。\n代理页面列出了这笔佣金的每一项。`,
      `${money(amount)} was added to your main wallet, without a turnover requirement.\nThe agent page shows every line of the sum.`,
    ),
    href: '/agent',
  }),

  withdrawalPaid: (amount: string): MailText => ({
    kind: 'system',
    title: text('取款已完成', 'Withdrawal paid'),
    body: text(
      `您申请的取款 ${money(amount)} 已经付款，扣除的手续费以订单为准。`,
      `Your withdrawal of ${money(amount)} was paid. The order shows the fee.`,
    ),
    href: '/mine/finance/withdrawal',
  }),

  withdrawalRefused: (
    amount: string,
    { reason, nextStep }: { readonly reason: LocalText; readonly nextStep: LocalText },
    order: string,
  ): MailText => ({
    kind: 'system',
    title: text('取款未通过', 'Withdrawal refused'),
    body: composed(
      text(
        `您申请的取款 ${money(amount)} 未通过审核，款项已退回主钱包。\n原因：{reason}\n{nextStep}`,
        `Your withdrawal of ${money(amount)} was refused, and the money is back in your main wallet.\nReason: {reason}\n{nextStep}`,
      ),
      { reason, nextStep },
    ),
    href: `/mine/finance/withdrawal?order=${order}`,
  }),

  /** @param until the last day to claim it. */
  granted: (title: LocalText, amount: string, turnover: string, until: string): MailText => ({
    kind: 'promotion',
    title: composed(text('“{title}”待领取', '“{title}” is waiting for you'), { title }),
    body: composed(
      text(
        `您获得 ${money(amount)}，可在 {until} 之前领取。\n领取后存入主钱包，取款前需完成 ${money(turnover)} 的流水。`,
        `You were granted ${money(amount)}. Claim it before {until}.\nOnce claimed it is in your main wallet, and ${money(turnover)} of turnover is needed before a withdrawal.`,
      ),
      { until: dateText(until) },
    ),
    href: '/mine/finance/wallet',
  }),

  threadClosesSoon: (excerpt: string): MailText => ({
    kind: 'system',
    title: text('您的工单即将关闭', 'Your ticket closes soon'),
    body: text(
      `客服已答复您的工单${excerpt && `“${excerpt}”`}，6 天内没有新的消息。\n如问题尚未解决，请在一天内回复；关闭后 ${reopenDays} 天内仍可重新打开。`,
      `Support has answered your ticket${excerpt && ` “${excerpt}”`}, and there was no new message for 6 days.\nIf something is left, reply within a day. A closed ticket can be reopened for ${reopenDays} days.`,
    ),
    href: '/mine/feedback',
  }),

  /** @param number masked */
  payoutAccountAdded: (title: LocalText, number: string, coolingHours: number): MailText => ({
    kind: 'system',
    title: text('已添加取款账户', 'A payout account was added'),
    body: composed(
      text(
        `您的账户新增了取款账户：{title} ${number}，${coolingHours} 小时后可用于取款。\n如非本人操作，请立即移除该取款账户，并修改登录密码和资金密码。`,
        `A payout account was added: {title} ${number}. Withdrawals to it are possible in ${coolingHours} hours.\nIf this was not you, remove it now, and change your password and your payment password.`,
      ),
      { title },
    ),
    href: '/mine/payoutAccounts',
  }),

  realNamePassed: (): MailText => ({
    kind: 'system',
    title: text('实名认证已通过', 'Real name confirmed'),
    body: text(
      '您的实名认证已通过，现在可以绑定取款账户。',
      'Your real name was confirmed. You can now add payout accounts.',
    ),
    href: '/mine/userInfo/authentication/bindBankCard',
  }),

  realNameRefused: (reason: LocalText): MailText => ({
    kind: 'system',
    title: text('实名认证未通过', 'Real name not confirmed'),
    body: composed(
      text(
        `您的实名认证未通过，可以修改后重新提交。\n原因：{reason}`,
        `Your real name was not confirmed. You can submit it again.\nReason: {reason}`,
      ),
      { reason },
    ),
    href: '/mine/userInfo/authentication',
  }),

  /** @param number masked */
  phoneChanged: (number: string): MailText => ({
    kind: 'system',
    title: text('手机号已更新', 'Your phone was changed'),
    body: text(
      `您的账户现在使用手机号 ${number}，该号码已通过验证码验证。\n如非本人操作，请立即修改登录密码和资金密码，并联系客服。`,
      `Your account now has the phone ${number}, which was verified by a code.\nIf this was not you, change your password and your payment password now, and contact support.`,
    ),
    href: '/mine/userInfo',
  }),

  profileChangePassed: (): MailText => ({
    kind: 'system',
    title: text('资料修改已生效', 'Your profile was changed'),
    body: text(
      '您申请的资料修改已通过审核并生效。\n如非本人操作，请立即修改登录密码。',
      'The change of your profile was approved and is in force.\nIf this was not you, change your password now.',
    ),
    href: '/mine/infoAudit',
  }),

  profileChangeRefused: (reason: LocalText): MailText => ({
    kind: 'system',
    title: text('资料修改未通过', 'Your profile change was refused'),
    body: composed(
      text(
        `您申请的资料修改未通过审核，原资料保持不变。\n原因：{reason}`,
        `The change of your profile was refused; nothing was changed.\nReason: {reason}`,
      ),
      { reason },
    ),
    href: '/mine/infoAudit',
  }),
} satisfies Record<string, (...values: never[]) => MailText>;
