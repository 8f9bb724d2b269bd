import { type Static, Type } from '@sinclair/typebox';
import { avatars } from '../enumerations';
import { Amount, Id, Moment, Nullable, oneOf } from './common';

/** The member of the session, with the balance as a decimal string. */
export const Member = Type.Object({
  id: Id,
  account: Type.String(),
  nickname: Type.String(),
  avatar: oneOf(avatars),
  phone: Nullable(Type.String({ description: '(countryNumber)number, already masked' })),
  birthday: Nullable(Type.String({ description: 'Masked but for the year' })),
  email: Nullable(Type.String({ description: 'Masked' })),
  vipLevel: Type.Integer({ minimum: 0 }),
  balance: Amount,
  lockedMoney: Amount,
  inviteCode: Type.String({ description: 'The code with which this member invites others' }),
  registeredAt: Moment,
  lastLoginAt: Nullable(Moment),
  isDemo: Type.Boolean({ description: 'Plays with demo money, without a password or a cashier' }),
});
export type Member = Static<typeof Member>;

/** The answer of a login: the token, its expiry and the member. */
export const SessionGrant = Type.Object({ token: Type.String(), expiresAt: Moment, member: Member });
export type SessionGrant = Static<typeof SessionGrant>;
