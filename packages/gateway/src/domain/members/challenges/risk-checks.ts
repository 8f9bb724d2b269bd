import type { ChallengeKind, MessageChannel } from '@pavilion/contract';

export interface RiskCheck {
  readonly kind: ChallengeKind;
  readonly channel?: MessageChannel;
}

const sms = { kind: 'code', channel: 'sms' } as const;

/**
 * The check of each login-risk code; 6035 to 6038 are results of answers (ERR-7). The specification names the codes
 * only, the checks are ours.
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

/** Risks without a check: a new password ends 6029, time 6038, support 6039 and 900000. */
const refusals = [6029, 6038, 6039, 900000];

/** All login-risk codes. */
export const riskCodes: readonly number[] = [...Object.keys(riskChecks).map(Number), ...refusals];

/** Kinds whose answer the member and the back office know. */
export const knownAnswers: ReadonlySet<ChallengeKind> = new Set(['phone', 'real-name', 'bank-card']);
