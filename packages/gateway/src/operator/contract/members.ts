import {
  type BlockReason,
  blockReasons,
  blockReasonTexts,
  closureKinds,
  type LocalText,
  payoutAccountStates,
  profileFields,
  realNameStates,
  threadKinds,
  threadStates,
} from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import {
  act,
  Cursor,
  fact,
  Id,
  Local,
  labelled,
  MemberName,
  Money,
  memberAct,
  Note,
  Nullable,
  OneOf,
  PageOf,
  Picture,
  Reason,
  read,
  rolesThatReadMembers,
  SharedAccounts,
  sharedLabel,
  Time,
  VipLevel,
} from './define';

const blockReasonNames = Object.fromEntries(
  blockReasons.map((reason): [BlockReason, LocalText] => [reason, blockReasonTexts[reason].name]),
);

export const memberCalls = {
  nameList: read(
    'Real names that wait for their review',
    ['support', 'cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          member: MemberName,
          name: Type.String(),
          birthday: Nullable(Type.String()),
          registeredAt: Time,
          shared: SharedAccounts,
        }),
      ),
    }),
  ),
  nameReview: act(
    { 'zh-CN': '审核实名', en: 'Real name reviewed' },
    'Passes a real name, or refuses it with a reason',
    ['support', 'cashier'],
    Type.Object({ member: Id, reason: Type.Optional(Reason) }),
  ),
  changeList: read(
    'Requests to change the profile that wait for their review',
    ['support', 'cashier'],
    Type.Object({ cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        member: MemberName,
        field: OneOf(profileFields),
        /** Both unmasked: they are compared with the evidence. */
        before: Nullable(Type.String()),
        after: Type.String(),
        note: Type.String(),
        pictures: Type.Array(Type.String()),
        at: Time,
      }),
    ),
  ),
  changePicture: read('A picture of the evidence', ['support', 'cashier'], Type.Object({ id: Id }), Picture),
  changeReview: act(
    { 'zh-CN': '审核资料变更', en: 'Profile change reviewed' },
    'Passes a request to change the profile, or refuses it with a reason',
    ['support', 'cashier'],
    Type.Object({ id: Id, reason: Type.Optional(Reason) }),
  ),
  exclusionList: read(
    'Accounts that share an unproven mark with a self-excluded member, and wait for a decision',
    ['support', 'cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          member: MemberName,
          /** Who has excluded themselves. */
          excluded: MemberName,
          /** The end of that exclusion. */
          endsAt: Time,
          at: Time,
        }),
      ),
    }),
  ),
  exclusionReview: act(
    { 'zh-CN': '审核自我禁止的关联账号', en: 'Account of an excluded member reviewed' },
    'Closes an account like that of a self-excluded member, or decides that it is of another person',
    ['support', 'cashier'],
    Type.Object({ member: Id, excluded: Id, samePerson: Type.Boolean(), note: Note }),
  ),

  memberFind: read(
    'Members by account, phone or id',
    rolesThatReadMembers,
    Type.Object({ query: Type.String({ minLength: 2, maxLength: 64 }) }),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          account: Type.String(),
          nickname: Type.String(),
          vipLevel: Type.Number(),
          isBlocked: Type.Boolean(),
          registeredAt: Time,
        }),
      ),
    }),
  ),
  memberInfo: read(
    'What is known about a member; no passwords and no unmasked numbers',
    rolesThatReadMembers,
    Type.Object({ id: Id }),
    Type.Object({
      id: Type.String(),
      account: Type.String(),
      nickname: fact(Type.String(), 'text', { 'zh-CN': '昵称', en: 'Nickname' }),
      phone: fact(Nullable(Type.String()), 'text', { 'zh-CN': '手机号', en: 'Phone' }),
      email: fact(Nullable(Type.String()), 'text', { 'zh-CN': '邮箱', en: 'E-mail' }),
      realName: fact(Nullable(Type.String()), 'text', { 'zh-CN': '实名', en: 'Real name' }),
      realNameState: OneOf(realNameStates),
      vipLevel: fact(Type.Number(), 'text', { 'zh-CN': 'VIP', en: 'VIP' }),
      vipPinned: Nullable(Type.Number()),
      isBlocked: Type.Boolean(),
      /** Null for a block without a reason, too. */
      blockReason: Nullable(OneOf(blockReasons)),
      isDemo: Type.Boolean(),
      /** `until` is null for a closure without an end. */
      closure: Nullable(Type.Object({ kind: OneOf(closureKinds), until: Nullable(Time) })),
      registeredAt: fact(Time, 'time', { 'zh-CN': '注册时间', en: 'Registered' }),
      lastLoginAt: fact(Nullable(Time), 'time', { 'zh-CN': '最近登录', en: 'Last login' }),
      inviter: fact(Nullable(Type.String()), 'text', { 'zh-CN': '邀请人', en: 'Invited by' }),
      agent: fact(Nullable(Type.String()), 'text', { 'zh-CN': '代理码', en: 'Agent' }),
      balances: Type.Object({
        main: fact(Money, 'money', { 'zh-CN': '主钱包', en: 'Main wallet' }),
        locked: fact(Money, 'money', { 'zh-CN': '冻结', en: 'Locked' }),
        venues: fact(Money, 'money', { 'zh-CN': '场馆钱包', en: 'Venue wallets' }),
        /** Stakes of rounds and sports bets that are not settled; they are in no wallet. */
        stakes: fact(Money, 'money', { 'zh-CN': '未结算注单', en: 'Open bets' }),
        coins: fact(Money, 'coins', { 'zh-CN': '金币', en: 'Coins' }),
      }),
      totals: Type.Object({
        deposits: fact(Money, 'money', { 'zh-CN': '累计存款', en: 'Deposits' }),
        withdrawals: fact(Money, 'money', { 'zh-CN': '累计取款', en: 'Withdrawals' }),
        turnover: fact(Money, 'money', { 'zh-CN': '累计流水', en: 'Turnover' }),
      }),
      turnoverLeft: fact(Money, 'money', { 'zh-CN': '剩余流水', en: 'Turnover left' }),
      payoutAccounts: Type.Array(
        Type.Object({
          /** Its bank or wallet. */
          title: Local,
          number: Type.String(),
          state: OneOf(payoutAccountStates),
        }),
      ),
      sessions: Type.Array(
        Type.Object({
          id: Type.String(),
          browser: Nullable(Type.String()),
          system: Nullable(Type.String()),
          address: Type.String(),
          lastSeenAt: Time,
        }),
      ),
      shared: fact(SharedAccounts, 'accounts', sharedLabel),
      threads: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: OneOf(threadKinds),
          state: OneOf(threadStates),
          excerpt: Type.String(),
          at: Time,
        }),
      ),
    }),
  ),
  memberBlock: memberAct(
    { 'zh-CN': '停用会员', en: 'Member blocked' },
    'Blocks a member with all sessions; the member reads the reason at login',
    ['support', 'cashier'],
    Type.Object({
      id: Id,
      reason: labelled(
        OneOf(blockReasons),
        { 'zh-CN': '原因（会员登录时会看到）', en: 'Reason, which the member reads at login' },
        blockReasonNames,
      ),
      note: Note,
    }),
    { button: { 'zh-CN': '停用账户', en: 'Block the account' }, isBlocked: false, danger: true },
  ),
  memberUnblock: memberAct(
    { 'zh-CN': '恢复会员', en: 'Member unblocked' },
    'Unblocks a member, who can log in again',
    ['support', 'cashier'],
    Type.Object({ id: Id, note: Note }),
    { button: { 'zh-CN': '恢复账户', en: 'Unblock the account' }, isBlocked: true },
  ),
  memberEndSessions: memberAct(
    { 'zh-CN': '结束会员登录', en: 'Sessions ended' },
    'Ends all sessions of a member',
    ['support', 'cashier'],
    Type.Object({ id: Id, note: Note }),
    { button: { 'zh-CN': '结束所有登录', en: 'End all sessions' } },
  ),
  paymentPasswordClear: memberAct(
    { 'zh-CN': '清除资金密码', en: 'Payment password removed' },
    'Removes a forgotten payment password',
    ['support'],
    Type.Object({ id: Id, note: Note }),
    { button: { 'zh-CN': '清除资金密码', en: 'Remove the payment password' } },
  ),
  vipPin: act(
    { 'zh-CN': '固定 VIP 等级', en: 'VIP level set' },
    'Sets a VIP level that stays; null: it is earned again. A second operator confirms it',
    ['cashier'],
    Type.Object({ id: Id, level: Nullable(VipLevel), note: Note }),
    'always',
  ),
} as const;
