import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';
import type { Database } from '../db/database';
import { text } from '../domain/texts';

export type SeedChannel = DepositChannel & { payee: DepositOrder['payee'] };

const line = (chinese: string, english: string, value: string) => ({
  label: text(chinese, english),
  value,
  copyable: true,
});
const holder = line('收款人', 'Payee', 'Pavilion 沙盒账户');

/** Ways to deposit. The accounts belong to nobody: numbers of zeros, addresses in words. */
export const depositChannels: readonly SeedChannel[] = [
  {
    code: 'bank',
    kind: 'bank',
    name: text('银行卡转账', 'Bank transfer'),
    note: text(
      '支持各大银行网银与手机银行，请填写付款人真实姓名',
      'Online and mobile banking. Give the payer’s name.',
    ),
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
    needsPayerName: true,
    recommended: true,
    payee: [
      line('收款银行', 'Bank', 'Pavilion 沙盒银行'),
      holder,
      line('收款账号', 'Account', '0000 0000 0000 4600'),
    ],
  },
  {
    code: 'speed',
    kind: 'speed',
    name: text('极速存款', 'Speed pay'),
    note: text(
      '系统为您撮合收款方，转账后即时到账；同一时间只能有一笔极速存款',
      'You are matched with a payee and credited at once. One speed-pay order at a time.',
    ),
    min: '100.00',
    max: '10000.00',
    quickAmounts: ['100.00', '300.00', '500.00', '1000.00', '5000.00', '10000.00'],
    needsPayerName: true,
    recommended: false,
    payee: [
      line('收款银行', 'Bank', 'Pavilion 沙盒银行'),
      holder,
      line('收款账号', 'Account', '0000 0000 0000 0461'),
    ],
  },
  {
    code: 'alipay',
    kind: 'alipay',
    name: text('支付宝', 'Alipay'),
    note: text('扫码或转账均可，到账迅速', 'By code or transfer, credited fast.'),
    min: '50.00',
    max: '20000.00',
    quickAmounts: ['50.00', '100.00', '300.00', '500.00', '1000.00', '5000.00'],
    needsPayerName: false,
    recommended: true,
    payee: [holder, line('支付宝账号', 'Alipay account', 'sandbox@pavilion.example')],
  },
  {
    code: 'wechat',
    kind: 'wechat',
    name: text('微信支付', 'WeChat Pay'),
    note: text('小额首选，单笔最低 10 元', 'For small amounts, from 10.'),
    min: '10.00',
    max: '5000.00',
    quickAmounts: ['10.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
    needsPayerName: false,
    recommended: false,
    payee: [holder, line('微信号', 'WeChat ID', 'pavilion-sandbox')],
  },
  {
    code: 'ecny',
    kind: 'ecny',
    name: text('数字人民币', 'e-CNY'),
    note: text('零手续费，支持各运营机构钱包', 'No fee, from any operator’s wallet.'),
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '3000.00', '5000.00', '20000.00'],
    needsPayerName: false,
    recommended: false,
    payee: [holder, line('钱包编号', 'Wallet number', '0000 0000 0000 0460')],
  },
  {
    code: 'ebpay',
    kind: 'ebpay',
    name: text('EBpay 钱包', 'EBpay'),
    note: text('钱包直连，余额秒到', 'Straight from the wallet.'),
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
    needsPayerName: false,
    recommended: false,
    payee: [line('EBpay 地址', 'EBpay address', 'eb-sandbox-pavilion-0000')],
  },
  {
    code: 'koipay',
    kind: 'koipay',
    name: text('KOIpay 钱包', 'KOIpay'),
    note: text('大额无忧，单笔最高 10 万元', 'For large amounts, up to 100,000.'),
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['100.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
    needsPayerName: false,
    recommended: false,
    payee: [line('KOIpay 地址', 'KOIpay address', 'koi-sandbox-pavilion-0000')],
  },
  {
    code: 'usdt',
    kind: 'usdt',
    name: text('USDT（TRC20）', 'USDT (TRC20)'),
    note: text('请确认网络为 TRC20，金额以人民币计价', 'Use the TRC20 network. Amounts are in yuan.'),
    min: '200.00',
    max: '500000.00',
    quickAmounts: ['200.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
    needsPayerName: false,
    recommended: false,
    payee: [
      line('网络', 'Network', 'TRC20'),
      line('收款地址', 'Address', 'SANDBOX-PAVILION-TRC20-NOT-A-REAL-ADDRESS'),
    ],
  },
];

/** Opens the channels that are not there yet. Those that are stay as the operator has them. */
export const seedChannels = async (db: Database): Promise<void> => {
  await db
    .insertInto('deposit_channels')
    .values(
      depositChannels.map((channel, rank) => ({
        code: channel.code,
        kind: channel.kind,
        rank,
        name: JSON.stringify(channel.name),
        note: JSON.stringify(channel.note),
        min_amount: parseMinor(channel.min),
        max_amount: parseMinor(channel.max),
        quick_amounts: JSON.stringify(channel.quickAmounts),
        needs_payer_name: channel.needsPayerName,
        recommended: channel.recommended,
        payee: JSON.stringify(channel.payee),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
