import type { ChallengeKind, MessageChannel } from '@pavilion/contract';

export interface RiskCheck {
  readonly kind: ChallengeKind;
  readonly channel?: MessageChannel;
}

const sms = { kind: 'code', channel: 'sms' } as const;

/**
 * What each login-risk code asks for. 6035 to 6038 come of answering.
 * Source: ERR-7; the specification names the codes alone, so what they ask for is ours.
 */
export const riskChecks: Readonly<Record<number, RiskCheck>> = {
  6002: { kind: 'question' },
  6008: { kind: 'slider' },
  6021: sms,
  6022: { kind: 'code', channel: 'email' },
  6024: sms,
  6025: sms,
  6026: { kind: 'phone' },
  6027: { kind: 'real-name' },
  6028: { kind: 'bank-card' },
  6501: { kind: 'code', channel: 'authenticator' },
  22007: { kind: 'code', channel: 'voice' },
};

/** Risks that no answer lifts: a new password does (6029), time (6038) or support (6039, 900000). */
const refusals = [6029, 6038, 6039, 900000];

/** Every code that a login may be made to answer with. */
export const riskCodes: readonly number[] = [...Object.keys(riskChecks).map(Number), ...refusals];

/** Answers that only the person and whoever keeps their data know. */
export const knownAnswers: ReadonlySet<ChallengeKind> = new Set(['phone', 'real-name', 'bank-card']);
