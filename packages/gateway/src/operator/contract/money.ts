import { assistedDepositStates, withdrawalRefusals, withdrawalStates } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import {
  act,
  Badges,
  Cursor,
  fact,
  Id,
  Local,
  MemberName,
  Money,
  Note,
  Nullable,
  OneOf,
  PageOf,
  Reason,
  read,
  SharedAccounts,
  sharedLabel,
  Time,
} from './define';
import { secondOperatorTexts } from './second-operator';

const Withdrawal = Type.Object({
  id: Type.String(),
  member: MemberName,
  amount: Money,
  fee: Money,
  state: OneOf(withdrawalStates),
  kind: Type.String(),
  payee: Local,
  requestedAt: Time,
  reviewedBy: Nullable(Type.String()),
  badges: Badges,
});

/** The lists that the console exports as files, all of them read by the roles of `listExport`. */
export const exportedLists = ['withdrawalList', 'depositList', 'report'] as const;

export const moneyCalls = {
  withdrawalList: read(
    'Withdrawals: open ones, those with priority first and then the oldest, or the latest of a state',
    ['cashier'],
    Type.Object({ state: Type.Optional(OneOf(withdrawalStates)), cursor: Cursor }),
    PageOf(Withdrawal),
  ),
  withdrawalInfo: read(
    'A withdrawal with what its review needs',
    ['cashier'],
    Type.Object({ id: Id }),
    Type.Object({
      withdrawal: Withdrawal,
      /** Unmasked: what the payment is sent to. */
      payee: Type.Record(Type.String(), Type.String()),
      realName: fact(Nullable(Type.String()), 'text', { 'zh-CN': '实名', en: 'Real name' }),
      vipLevel: fact(Type.Number(), 'text', { 'zh-CN': 'VIP 等级', en: 'VIP level' }),
      registeredAt: fact(Time, 'time', { 'zh-CN': '注册时间', en: 'Registered' }),
      turnoverLeft: fact(Money, 'money', { 'zh-CN': '剩余流水', en: 'Turnover left' }),
      balance: fact(Money, 'money', { 'zh-CN': '主钱包余额', en: 'Main wallet' }),
      deposits: fact(Money, 'money', { 'zh-CN': '累计存款', en: 'Deposits in all' }),
      withdrawals: fact(Money, 'money', { 'zh-CN': '累计取款', en: 'Withdrawals in all' }),
      shared: fact(SharedAccounts, 'accounts', sharedLabel),
      /** From this amount on a second operator confirms the payment. */
      needsSecond: Type.Boolean(),
    }),
  ),
  withdrawalReview: act(
    { 'zh-CN': '取款审核通过', en: 'Withdrawal reviewed' },
    'Passes the review of a withdrawal',
    ['cashier'],
    Type.Object({ id: Id }),
  ),
  withdrawalRefuse: act(
    { 'zh-CN': '拒绝取款', en: 'Withdrawal refused' },
    'Refuses a withdrawal; its money comes back',
    ['cashier'],
    Type.Object({ id: Id, refusal: OneOf(withdrawalRefusals) }),
  ),
  withdrawalPay: act(
    { 'zh-CN': '取款付款', en: 'Withdrawal paid' },
    `Pays a reviewed withdrawal; above ${secondOperatorTexts.withdrawal} a second operator confirms it`,
    ['cashier'],
    Type.Object({ id: Id }),
    'by-amount',
  ),

  assistedList: read(
    'Assisted deposits, open ones first',
    ['support', 'cashier'],
    Type.Object({ cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        member: MemberName,
        channel: Local,
        amount: Money,
        note: Type.String(),
        state: OneOf(assistedDepositStates),
        order: Nullable(Type.String()),
        at: Time,
      }),
    ),
  ),
  assistedAssign: act(
    { 'zh-CN': '受理代客充值', en: 'Assisted deposit taken' },
    'Takes an assisted deposit',
    ['support', 'cashier'],
    Type.Object({ id: Id }),
  ),
  assistedInstruct: act(
    { 'zh-CN': '代客充值生成订单', en: 'Assisted deposit ordered' },
    'Places the order of an assisted deposit; the payee comes from the channel',
    ['support', 'cashier'],
    Type.Object({ id: Id }),
  ),
  assistedRefuse: act(
    { 'zh-CN': '拒绝代客充值', en: 'Assisted deposit refused' },
    'Refuses an assisted deposit before its order',
    ['support', 'cashier'],
    Type.Object({ id: Id, reason: Reason }),
  ),
  depositList: read(
    'Deposit orders that wait for their payment, oldest first',
    ['cashier'],
    Type.Object({ cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        member: MemberName,
        channel: Local,
        amount: Money,
        at: Time,
        expiresAt: Time,
      }),
    ),
  ),
  depositPay: act(
    { 'zh-CN': '确认存款到账', en: 'Deposit booked' },
    `Books the payment of a deposit order; a second operator confirms more than ${secondOperatorTexts.byHand} for a member within a day`,
    ['cashier'],
    Type.Object({ order: Id, note: Note }),
    'by-amount',
  ),
  channelList: read(
    'Every deposit channel, and whether it is open for new orders',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(Type.Object({ code: Type.String(), name: Local, isOpen: Type.Boolean() })),
    }),
  ),
  channelSwitch: act(
    { 'zh-CN': '启用或停用存款渠道', en: 'Deposit channel switched' },
    'Opens a deposit channel for new orders, or closes it; open orders can still be paid',
    ['cashier'],
    Type.Object({ code: Id, isOpen: Type.Boolean(), note: Note }),
  ),
  balanceAdjust: act(
    { 'zh-CN': '调整余额', en: 'Balance adjusted' },
    `Adjusts a balance; a credit requires its amount as turnover, unless that is waived; a second operator confirms more than ${secondOperatorTexts.byHand} for a member within a day`,
    ['cashier'],
    Type.Object({
      account: Id,
      // Any amount but zero: cents arise by rebates and odds.
      amount: Type.String({
        pattern: '^-?(?!0(\\.0{1,2})?$)(0|[1-9]\\d{0,8})(\\.\\d{1,2})?$',
        examples: ['10'],
      }),
      /** Turnover that a credit requires, hundredths of its amount: 100 by default, 0 for the correction of a mistake. */
      multiple: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, multipleOf: 100 })),
      note: Note,
    }),
    'by-amount',
  ),
  listExport: act(
    { 'zh-CN': '导出列表', en: 'List exported' },
    'Records that all rows of a list were taken away as a file; `filter` has the request that read them, without its cursor',
    ['cashier'],
    Type.Object({
      list: OneOf(exportedLists),
      filter: Type.Optional(
        Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,30}$' }), Type.String({ maxLength: 64 }), {
          additionalProperties: false,
          maxProperties: 10,
        }),
      ),
      rows: Type.Integer({ minimum: 1 }),
    }),
  ),
} as const;
