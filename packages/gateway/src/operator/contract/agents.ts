import { agentStates, settlementStates } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import { act, Id, MemberName, Money, Note, Nullable, OneOf, Reason, read, Time } from './define';

export const agentCalls = {
  agentApplicationList: read(
    'Applications of agents that wait for a decision',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          member: MemberName,
          values: Type.Record(Type.String(), Type.String()),
          at: Time,
        }),
      ),
    }),
  ),
  agentApplicationReview: act(
    { 'zh-CN': '审批代理申请', en: 'Agent application decided' },
    'Passes an application as an agent, or refuses it with a reason',
    ['cashier'],
    Type.Object({ id: Id, reason: Type.Optional(Reason) }),
  ),
  agentList: read(
    'Agents with their latest month',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          account: Nullable(Type.String()),
          state: OneOf(agentStates),
          members: Type.Number(),
          since: Time,
        }),
      ),
    }),
  ),
  agentSuspend: act(
    { 'zh-CN': '暂停或恢复代理', en: 'Agent suspended or resumed' },
    'Suspends an agent, or ends that',
    ['cashier'],
    Type.Object({ code: Id, on: Type.Boolean(), note: Note }),
  ),
  agentClose: act(
    { 'zh-CN': '终止代理', en: 'Agent closed' },
    'Closes an agent for good: its code ties no more members, and this month is its last; a second operator confirms it',
    ['cashier'],
    Type.Object({ code: Id, note: Note }),
    'always',
  ),
  agentSharedList: read(
    'Members who share a mark of a person with their agent, and so count nothing for it unless an operator decided so',
    ['cashier'],
    Type.Object({ code: Id }),
    Type.Object({
      items: Type.Array(Type.Object({ member: MemberName, since: Time, isCounted: Type.Boolean() })),
    }),
  ),
  agentMemberCount: act(
    { 'zh-CN': '决定代理本人账户是否计入', en: 'Own account of an agent counted, or no more' },
    'Counts a member for its agent although they share a mark of a person, or ends that',
    ['cashier'],
    Type.Object({ code: Id, member: Id, on: Type.Boolean(), note: Note }),
  ),
  agentMonthList: read(
    'Months of agents that wait for their payment, and the latest paid ones',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          month: Type.String(),
          state: OneOf(settlementStates),
          base: Money,
          active: Type.Number(),
          amount: Money,
        }),
      ),
    }),
  ),
  agentMonthPay: act(
    { 'zh-CN': '代理月结付款', en: 'Month of an agent paid' },
    'Pays a counted or held month of an agent; a second operator confirms it',
    ['cashier'],
    Type.Object({ code: Id, month: Type.String({ pattern: '^\\d{4}-\\d{2}$', examples: ['2026-01'] }) }),
    'always',
  ),
} as const;
