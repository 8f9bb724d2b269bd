import { type Static, Type } from '@sinclair/typebox';
import { realNameStates } from '../enumerations';
import { LocalText, Moment, Nullable, oneOf } from './common';

/** The protection of a member's money: the verified name and the payment password. */
export const MemberSecurity = Type.Object({
  realName: Type.Object({
    state: oneOf(realNameStates),
    name: Nullable(Type.String({ description: 'Masked' })),
    reason: Nullable(LocalText, { description: 'Why it was rejected' }),
  }),
  paymentPassword: Type.Object({
    isSet: Type.Boolean(),
    attemptsLeft: Type.Integer({ minimum: 0 }),
    lockedUntil: Nullable(Moment),
  }),
});
export type MemberSecurity = Static<typeof MemberSecurity>;
