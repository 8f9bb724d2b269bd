import { type Static, Type } from '@sinclair/typebox';
import { challengeKinds, messageChannels } from '../enumerations';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';

/** A check before a login or a new password: a code that was sent, or something that only the member knows. */
export const Challenge = Type.Object({
  id: Id,
  kind: oneOf(challengeKinds),
  channel: Nullable(oneOf(messageChannels), { description: 'Channel of the code; null when none is sent' }),
  to: Nullable(Type.String(), { description: 'Masked phone or account that the code is sent to' }),
  question: Nullable(Type.String(), { description: 'Of kind `question`: a sum, as 7 + 5' }),
  target: Nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
    description: 'Of kind `slider`: the target position in percent; the answer is that number as text',
  }),
  attemptsLeft: Type.Integer({ minimum: 0 }),
  expiresAt: Moment,
  resendAt: Nullable(Moment, { description: 'When the next code may be requested; null when none is sent' }),
});
export type Challenge = Static<typeof Challenge>;

/** The `data` of a login-risk code. The challenge is null when the member can only wait. */
export const LoginRisk = Type.Object({ challenge: Nullable(Challenge) });
export type LoginRisk = Static<typeof LoginRisk>;

/** A message that a provider would deliver outside the sandbox. */
export const SentMessage = Type.Object({
  id: Id,
  channel: oneOf(messageChannels),
  to: Type.String({ description: 'Masked' }),
  text: LocalText,
  sentAt: Moment,
});
export type SentMessage = Static<typeof SentMessage>;
