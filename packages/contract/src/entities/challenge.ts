import { type Static, Type } from '@sinclair/typebox';
import { challengeKinds, messageChannels } from '../words';
import { Id, LocalText, Moment, Nullable, Words } from './common';

/** What a person is asked for before a login or a new password: a code that was sent, or something only they know. */
export const Challenge = Type.Object({
  id: Id,
  kind: Words(challengeKinds),
  channel: Nullable(Words(messageChannels), { description: 'Where a code was sent; null when none is' }),
  to: Nullable(Type.String(), { description: 'Masked phone or account that a code goes to' }),
  question: Nullable(Type.String(), { description: 'Of kind `question`: a sum, as 7 + 5' }),
  target: Nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
    description: 'Of kind `slider`: where the slider must be put, percent; the answer is that number as text',
  }),
  attemptsLeft: Type.Integer({ minimum: 0 }),
  expiresAt: Moment,
  resendAt: Nullable(Moment, { description: 'When the next code may be asked for; null when none is sent' }),
});
export type Challenge = Static<typeof Challenge>;

/** What `data` holds beside a login-risk code: what to ask for. Null when nothing can be answered, only waited for. */
export const LoginRisk = Type.Object({ challenge: Nullable(Challenge) });
export type LoginRisk = Static<typeof LoginRisk>;

/** A message that a provider would have carried to the person. */
export const SentMessage = Type.Object({
  id: Id,
  channel: Words(messageChannels),
  to: Type.String({ description: 'Masked' }),
  text: LocalText,
  sentAt: Moment,
});
export type SentMessage = Static<typeof SentMessage>;
