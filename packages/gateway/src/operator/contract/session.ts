import { Type } from '@sinclair/typebox';
import { act, Cursor, Id, MemberText, Nullable, OneOf, operatorRoles, PageOf, read, Time } from './define';

const Name = Type.String({ pattern: '^[a-z][a-z0-9._-]{1,31}$' });
const Code = Type.String({ pattern: '^\\d{6}$', examples: ['000000'] });
const Password = Type.String({ minLength: 1, maxLength: 128 });
const Roles = Type.Array(OneOf(operatorRoles), {
  minItems: 1,
  maxItems: operatorRoles.length,
  uniqueItems: true,
});

export const OperatorView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  roles: Type.Array(OneOf(operatorRoles)),
});

/** Calls without a session: each is limited by name and by address. */
export const sessionCalls = {
  setupBegin: {
    summary: 'Opens the first login: answers the secret for an authenticator app',
    request: Type.Object({ name: Name, code: Type.String({ maxLength: 64 }) }),
    response: Type.Object({ secret: Type.String(), uri: Type.String() }),
  },
  setupFinish: {
    name: { 'zh-CN': '首次登录', en: 'First login' },
    summary: 'Ends the first login: sets the password, and opens a session',
    request: Type.Object({
      name: Name,
      code: Type.String({ maxLength: 64 }),
      password: Type.String({ minLength: 12, maxLength: 128 }),
      totp: Code,
    }),
    response: OperatorView,
  },
  sessionStart: {
    name: { 'zh-CN': '登录', en: 'Login' },
    summary: 'Opens a session with the password and a code of the authenticator app',
    request: Type.Object({ name: Name, password: Password, totp: Code }),
    response: OperatorView,
  },
} as const;

const Request = Type.Object({
  id: Type.String(),
  call: Type.String(),
  facts: Type.Record(Type.String(), Type.Unknown()),
  askedBy: Type.String(),
  askedAt: Time,
  /** Whether the reader asked for it, and so cannot confirm it. */
  isOwn: Type.Boolean(),
  /** Whether the reader may confirm it. */
  canConfirm: Type.Boolean(),
});

export const accountCalls = {
  sessionInfo: read(
    'Who is logged in, and what the roles allow',
    'everyone',
    Type.Object({}),
    Type.Composite([OperatorView, Type.Object({ calls: Type.Array(Type.String()) })]),
  ),
  sessionEnd: act({ 'zh-CN': '退出登录', en: 'Logout' }, 'Ends the own session', 'everyone', Type.Object({})),
  passwordSet: act(
    { 'zh-CN': '修改密码', en: 'Password changed' },
    'Replaces the own password; all other sessions end',
    'everyone',
    Type.Object({ current: Password, password: Type.String({ minLength: 12, maxLength: 128 }), totp: Code }),
  ),
  operatorList: read(
    'All operators',
    [],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Composite([
          OperatorView,
          Type.Object({
            state: OneOf(['waiting', 'active', 'disabled'] as const),
            lastLoginAt: Nullable(Time),
          }),
        ]),
      ),
    }),
  ),
  operatorAdd: act(
    { 'zh-CN': '添加操作员', en: 'Operator added' },
    'Adds an operator, and answers the code of the first login',
    [],
    Type.Object({ name: Name, title: MemberText(24), roles: Roles }),
  ),
  operatorChange: act(
    { 'zh-CN': '修改操作员', en: 'Operator changed' },
    'Changes the roles of an operator, or disables the account',
    [],
    Type.Object({ id: Id, roles: Type.Optional(Roles), disabled: Type.Optional(Type.Boolean()) }),
  ),
  operatorReset: act(
    { 'zh-CN': '重置操作员登录', en: 'Login reset' },
    'Removes password and authenticator of an operator, and answers the code of a new first login',
    [],
    Type.Object({ id: Id }),
  ),
  actList: read(
    'What operators did, newest first',
    [],
    Type.Object({
      cursor: Cursor,
      operator: Type.Optional(Name),
      subject: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    PageOf(
      Type.Object({
        id: Type.String(),
        at: Time,
        operator: Type.String(),
        call: Type.String(),
        subjectKind: Type.String(),
        subject: Type.String(),
        before: Nullable(Type.Record(Type.String(), Type.Unknown())),
        after: Nullable(Type.Record(Type.String(), Type.Unknown())),
        note: Nullable(Type.String()),
        /** Who asked for it, when this operator confirmed it. */
        askedBy: Nullable(Type.String()),
      }),
    ),
  ),
  requestList: read(
    'What waits for a second operator',
    'everyone',
    Type.Object({}),
    Type.Object({ items: Type.Array(Request) }),
  ),
  requestConfirm: act(
    { 'zh-CN': '确认操作', en: 'Request confirmed' },
    'Confirms what another operator asked for, and does it',
    'everyone',
    Type.Object({ id: Id }),
  ),
  requestDecline: act(
    { 'zh-CN': '驳回操作', en: 'Request declined' },
    'Declines what another operator asked for',
    'everyone',
    Type.Object({ id: Id, reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  ),
  requestWithdraw: act(
    { 'zh-CN': '撤回操作', en: 'Request taken back' },
    'Takes an own request back',
    'everyone',
    Type.Object({ id: Id }),
  ),
} as const;
