import { type ChallengeKind, errorCodes, type MessageChannel } from '@pavilion/contract';

export interface RiskCheck {
  readonly kind: ChallengeKind;
  readonly channel?: MessageChannel;
}

const sms = { kind: 'code', channel: 'sms' } as const;

/**
 * The check of each login-risk code; 6035 to 6038 are results of answers (ERR-7). The specification names only
 * the codes; Pavilion defines the checks.
 */
export const riskChecks: Readonly<Record<number, RiskCheck>> = {
  [errorCodes.loginCaptchaRequired]: { kind: 'question' },
  [errorCodes.loginSliderRequired]: { kind: 'slider' },
  [errorCodes.loginSmsRequired]: sms,
  [errorCodes.loginEmailRequired]: { kind: 'code', channel: 'email' },
  [errorCodes.newDevice]: sms,
  [errorCodes.unusualPlace]: sms,
  [errorCodes.bindPhoneRequired]: { kind: 'phone' },
  [errorCodes.realNameRequired]: { kind: 'real-name' },
  [errorCodes.bankCardCheckRequired]: { kind: 'bank-card' },
  [errorCodes.loginGoogleRequired]: { kind: 'code', channel: 'authenticator' },
  [errorCodes.loginVoiceRequired]: { kind: 'code', channel: 'voice' },
};

/** Risks without a check: a new password ends the first, time the second, support the others. */
const refusals: readonly number[] = [
  errorCodes.passwordResetRequired,
  errorCodes.loginLocked,
  errorCodes.loginManualReview,
  errorCodes.loginRejected,
];

/** All login-risk codes. */
export const riskCodes: readonly number[] = [...Object.keys(riskChecks).map(Number), ...refusals];

/** Kinds whose answer the member and the back office know. */
export const knownAnswers: ReadonlySet<ChallengeKind> = new Set(['phone', 'real-name', 'bank-card']);
