import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { formField } from '@pavilion/contract/forms';
import { minuteMs } from '../../../durations';
import { text } from '../../texts';

/** A deposit channel with the data that only the gateway needs. */
export interface DepositChannelRow extends DepositChannel {
  /** Maximum number of open orders of a member in this channel; null: only the general limit applies. */
  maxOpenOrders: number | null;
  /** Time to pay an order, ms. An order keeps the time that it was opened with. */
  orderLifetime: number;
  /**
   * The details that the payer needs, in reading order; empty if there is nothing to pay but what the fields hold. With
   * `showsQrCode`, the code has the value of the last line of `payee`. `{name}`,
   * `{brand}` and `{BRAND}` stand for the brand of the site (`brandText`).
   */
  payee: DepositOrder['payee'];
}

/** Time to pay an order in channels whose row names no other, ms. */
export const usualOrderLifetime = 30 * minuteMs;

type OptionalColumn =
  | 'recommended'
  | 'showsQrCode'
  | 'antiFraudWarning'
  | 'fields'
  | 'maxOpenOrders'
  | 'orderLifetime';

const channel = (
  row: Omit<DepositChannelRow, OptionalColumn> & Partial<Pick<DepositChannelRow, OptionalColumn>>,
): DepositChannelRow => ({
  recommended: false,
  showsQrCode: false,
  antiFraudWarning: false,
  fields: [],
  maxOpenOrders: null,
  orderLifetime: usualOrderLifetime,
  ...row,
});

const line = (chinese: string, english: string, value: string) => ({
  label: text(chinese, english),
  value,
  copyable: true,
});
const holder = line('收款人', 'Payee', '{name} 沙盒账户');

const payerName = formField({
  name: 'payerName',
  label: text('付款人姓名', 'Payer’s name'),
  hint: text(
    '请与付款账户的户名保持一致，方便核对入账',
    'As on the paying account, so that the payment can be matched.',
  ),
  maxLength: 80,
  autoComplete: 'name',
});

/** The channel whose open order the specification reports by a code of its own (244102 speedPay). */
export const speedPayChannel = 'speed';

/**
 * Every deposit channel, one row each, in the order of the page. To add one, add a row: its form, its validation, the
 * order page and the tutorials derive from it. The accounts are fictitious: numbers of zeros, addresses in words.
 *
 * Each start of the gateway writes these rows to the table `deposit_channels` (`seed-deposit-channels.ts`), also on an
 * existing database. Name, note, amounts, payee and recommendation follow the list until an operator changes them in the
 * table; position, mark, QR code, warning, fields and `maxOpenOrders` always follow it. `orderLifetime` has no column: it is
 * read here (`depositOrderLifetime`). The column `enabled` belongs to the operator alone (`channelSwitch` of the console): false closes the channel for new orders. `channel-offer.ts` decides which
 * channels a brand offers. A channel that is removed from the list stays in the
 * table, because orders refer to it.
 *
 * Proved by `npm run test:unit -- kind-registries new-kinds`.
 */
export const depositChannels: readonly DepositChannelRow[] = [
  channel({
    code: 'bank',
    mark: 'bank',
    name: text('银行卡转账', 'Bank transfer'),
    note: text(
      '支持各大银行网银与手机银行，请填写付款人真实姓名',
      'Online and mobile banking. Give the payer’s name.',
    ),
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
    antiFraudWarning: true,
    fields: [payerName],
    recommended: true,
    payee: [
      line('收款银行', 'Bank', '{name} 沙盒银行'),
      holder,
      line('收款账号', 'Account', '0000 0000 0000 4600'),
    ],
  }),
  channel({
    code: speedPayChannel,
    mark: 'speed',
    // Members are matched with one payee at a time.
    maxOpenOrders: 1,
    name: text('极速存款', 'Speed pay'),
    note: text(
      '系统为您撮合收款方，转账后即时到账；同一时间只能有一笔极速存款',
      'You are matched with a payee and credited at once. One speed-pay order at a time.',
    ),
    min: '100.00',
    max: '10000.00',
    quickAmounts: ['100.00', '300.00', '500.00', '1000.00', '5000.00', '10000.00'],
    antiFraudWarning: true,
    fields: [payerName],
    payee: [
      line('收款银行', 'Bank', '{name} 沙盒银行'),
      holder,
      line('收款账号', 'Account', '0000 0000 0000 0461'),
    ],
  }),
  channel({
    code: 'alipay',
    mark: 'alipay',
    name: text('支付宝', 'Alipay'),
    note: text('扫码或转账均可，到账迅速', 'By code or transfer, credited fast.'),
    min: '50.00',
    max: '20000.00',
    quickAmounts: ['50.00', '100.00', '300.00', '500.00', '1000.00', '5000.00'],
    showsQrCode: true,
    recommended: true,
    payee: [holder, line('支付宝账号', 'Alipay account', 'sandbox@{brand}.example')],
  }),
  channel({
    code: 'wechat',
    mark: 'wechat',
    name: text('微信支付', 'WeChat Pay'),
    note: text('小额首选，10 起存', 'For small amounts, from 10.'),
    min: '10.00',
    max: '5000.00',
    quickAmounts: ['10.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
    showsQrCode: true,
    payee: [holder, line('微信号', 'WeChat ID', '{brand}-sandbox')],
  }),
  channel({
    code: 'ecny',
    mark: 'ecny',
    name: text('数字人民币', 'e-CNY'),
    note: text('零手续费，支持各运营机构钱包', 'No fee, from any operator’s wallet.'),
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '3000.00', '5000.00', '20000.00'],
    showsQrCode: true,
    payee: [holder, line('钱包编号', 'Wallet number', '0000 0000 0000 0460')],
  }),
  channel({
    code: 'ebpay',
    mark: 'ebpay',
    name: text('EBpay 钱包', 'EBpay'),
    note: text('钱包直连，余额秒到', 'Straight from the wallet.'),
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
    showsQrCode: true,
    payee: [line('EBpay 地址', 'EBpay address', 'eb-sandbox-{brand}-0000')],
  }),
  channel({
    code: 'koipay',
    mark: 'koipay',
    name: text('KOIpay 钱包', 'KOIpay'),
    note: text('大额无忧，单笔最高 10 万', 'For large amounts, up to 100,000.'),
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['100.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
    showsQrCode: true,
    payee: [line('KOIpay 地址', 'KOIpay address', 'koi-sandbox-{brand}-0000')],
  }),
  channel({
    code: 'usdt',
    mark: 'usdt',
    name: text('USDT-TRC20', 'USDT-TRC20'),
    note: text('请确认网络为 TRC20，金额以模拟币计价', 'Use the TRC20 network. Amounts are in play money.'),
    min: '200.00',
    max: '500000.00',
    quickAmounts: ['200.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
    showsQrCode: true,
    payee: [
      line('网络', 'Network', 'TRC20'),
      line('收款地址', 'Address', 'SANDBOX-{BRAND}-TRC20-NOT-A-REAL-ADDRESS'),
    ],
  }),
];
