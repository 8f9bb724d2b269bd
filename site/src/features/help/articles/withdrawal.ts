import { limits, type VipPrivilege, vipPrivileges } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { hours } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { rules } from '../rules.generated';

const { paymentPasswordDigits } = limits;
const { coolingHours } = rules.payouts;
const { attempts, lockedFor } = rules.paymentPassword;
const { levels, feePercent, feeMax } = rules.withdrawals;

const privilegeHeadings: Readonly<Record<VipPrivilege, readonly [string, string]>> = {
  max: ['单笔最高', 'Largest'],
  maxPerDay: ['每日额度', 'In a day'],
  timesPerDay: ['每日次数', 'Times a day'],
  freePerDay: ['免费次数', 'Free of charge'],
  priority: ['优先处理', 'Handled first'],
};

const privilegeText = (value: string | boolean): [string, string] => {
  if (typeof value === 'string') return [value, value];
  return value ? ['✓ 享有', '✓ Included'] : ['无', 'None'];
};

export const article: Article = {
  slug: 'qk',
  group: 'money',
  order: 2,
  title: { 'zh-CN': '取款帮助', en: 'Withdrawing' },
  blocks: [
    text(
      '取款从主钱包支付到您绑定的收款账户。提交后金额立即冻结，审核通过后自动付款，每一步都会显示在订单页。本站为模拟资金，取款不会产生真实付款。',
      'A withdrawal is paid from the main wallet to a payout account of yours. The amount is locked at once and paid after the review; the order shows each step. This site uses play money: no real payment is made.',
    ),
    heading('取款前的准备', 'Before the first withdrawal'),
    steps(
      [
        '完成实名认证。收款账户的户名必须与实名一致。',
        'Verify your name. Payout accounts must be in the same name.',
      ],
      [
        `设置 ${paymentPasswordDigits} 位资金密码。它与登录密码分开，用于确认每一笔取款。`,
        `Set a payment password of ${paymentPasswordDigits} digits. It is separate from the login password and confirms each withdrawal.`,
      ],
      [
        `绑定银行卡、虚拟币地址或电子钱包。新绑定的账户有 ${coolingHours} 小时保护期，到期后才能使用。`,
        `Bind a bank card, a coin address or an e-wallet. A new account can be used after a cooling period of ${coolingHours} hours.`,
      ],
      [
        '完成流水。稽核页会列出还差多少，全部完成后即可取款。',
        'Complete the turnover. The turnover page shows what is left.',
      ],
    ),
    link(paths.mine.authentication, '去认证', 'Verify your name'),
    heading('提交取款', 'Requesting a withdrawal'),
    steps(
      [
        '打开“取款”页，选择收款账户并填写金额。页面会显示本次手续费、实际到账和今日剩余次数。',
        'Open “Withdraw”, choose the account and enter the amount. The page shows the fee, what you receive and the withdrawals left today.',
      ],
      ['输入资金密码并提交。', 'Enter the payment password and submit.'],
      [
        '在订单页查看进度。页面上有“撤回取款”时，付款之前可以自行撤回，金额会立即退回主钱包。',
        'Follow the order. Where the page offers it, you can cancel the withdrawal until it is paid; the amount returns to the main wallet at once.',
      ],
    ),
    link(paths.mine.finance.withdrawal, '去取款', 'Withdraw'),
    picture(
      'withdrawal',
      '取款的各个阶段：从主钱包提交、金额冻结、审核通过、付款到收款账户',
      'The stages of a withdrawal: requested from the main wallet, locked, reviewed, paid to the payout account',
    ),
    heading('取款状态', 'States of a withdrawal'),
    table(
      [
        ['状态', 'State'],
        ['含义', 'Meaning'],
      ],
      [
        ['审核中', 'In review'],
        ['金额已冻结，正在核对流水与账户', 'The amount is locked while turnover and account are checked'],
      ],
      [
        ['已付款', 'Paid'],
        ['已支付到收款账户', 'Paid to the payout account'],
      ],
      [
        ['已拒绝', 'Refused'],
        ['金额已退回主钱包，订单页写明原因', 'The amount is back in the main wallet; the order says why'],
      ],
      [
        ['已撤回', 'Cancelled'],
        ['由您自行撤回，金额已退回', 'You cancelled it; the amount is back'],
      ],
    ),
    heading('限额与手续费', 'Limits and fees'),
    text(
      `限额与次数取决于您的 VIP 等级，单笔最低 ${levels[0].min}，取款页会直接显示您当前还剩多少。超出每日免费次数的取款按金额的 ${feePercent}% 收取手续费，单笔最多 ${feeMax}。`,
      `The limits depend on your VIP level; the smallest withdrawal is ${levels[0].min}, and the withdrawal page shows what you have left. Beyond the free ones of a day the fee is ${feePercent}% of the amount, at most ${feeMax}.`,
    ),
    table(
      [['VIP 等级', 'VIP level'], ...vipPrivileges.map((privilege) => privilegeHeadings[privilege])],
      ...levels.map(({ vipLevel, privileges }) =>
        [`${vipLevel}`, ...vipPrivileges.map((privilege) => privileges[privilege])].map(privilegeText),
      ),
    ),
    text(
      '享有“优先处理”的等级，取款会排在其他等级之前审核和付款；以处理时的等级为准。',
      'Withdrawals of levels with “Handled first” are reviewed and paid before those of other levels. The level at that time counts.',
    ),
    heading('不能取款时', 'When you cannot withdraw'),
    list(
      [
        '取款页会逐条列出原因，并给出对应的入口，例如完成流水或绑定账户。',
        'The page lists each reason with a link to what to do, such as completing turnover or binding an account.',
      ],
      [
        `资金密码连续输错 ${attempts} 次会锁定 ${hours(lockedFor)} 小时，请稍后再试，或通过“忘记资金密码”重新设置。`,
        `After ${attempts} wrong payment passwords in a row it is locked for ${hours(lockedFor)} h. Try later or set a new one.`,
      ],
      [
        `修改姓名后，已绑定的实名账户会重新进入 ${coolingHours} 小时保护期。`,
        `After a change of your name, accounts bound in your name go through the cooling period of ${coolingHours} hours again.`,
      ],
    ),
    note(
      '任何人以“解冻”“保证金”“刷流水”为由要求您转账，都是诈骗。',
      'Anyone who asks you for money to “unlock” a withdrawal or to “create turnover” is committing fraud.',
    ),
  ],
};
