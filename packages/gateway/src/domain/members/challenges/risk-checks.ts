import { type ChallengeKind, errorCodes, type MessageChannel } from '@pavilion/contract';

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

/** Risks that no answer lifts: a new password does (6029), time (6038) or support (6039, 900000). */
const refusals = [
  errorCodes.passwordResetRequired,
  errorCodes.loginLocked,
  errorCodes.loginManualReview,
  errorCodes.loginRejected,
];

/** Every code that a login may be made to answer with. */
export const riskCodes: readonly number[] = [...Object.keys(riskChecks).map(Number), ...refusals];

/** Answers that only the person and whoever keeps their data know. */
export const knownAnswers: ReadonlySet<ChallengeKind> = new Set(['phone', 'real-name', 'bank-card']);
