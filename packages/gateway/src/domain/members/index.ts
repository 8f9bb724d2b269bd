/** Members: accounts, sessions, login checks, security and profile. Other areas and the handlers import from this file only. */

export { createMemberBlocks } from './blocks/member-blocks';
export { createChallenges } from './challenges/challenges';
export { createLoginRisks } from './challenges/login-risks';
export { createMessageBox, noMessages } from './challenges/message-box';
export { riskCodes } from './challenges/risk-checks';
export { createDemo } from './demo/demo';
export { createForgottenPassword } from './members/forgotten-password';
export { maskAddress, maskEmail } from './members/masks';
export { createMemberJwt, type MemberJwt } from './members/member-jwt';
export { createMemberStore } from './members/member-store';
export { createMembers } from './members/members';
export { createPasswords, hashPassword, type Passwords, passwordCost } from './members/password';
export { createNicknames } from './nicknames';
export { createEvidence } from './profile/evidence';
export { createProfile } from './profile/profile';
export { createProfileChanges } from './profile/profile-changes';
export { createForgottenPaymentPassword } from './security/forgotten-payment-password';
export { createLoginPassword, type LoginPassword } from './security/login-password';
export { createPaymentPassword, type PaymentPassword } from './security/payment-password';
export { createPhoneProof } from './security/phone-proof';
export { createSecurity, type Security } from './security/security';
export { createAttempts } from './sessions/attempts';
export { networkOf } from './sessions/network';
export {
  createSessions,
  endCodes,
  maxDeviceIdLength,
  type Origin,
  type Sessions,
} from './sessions/sessions';
export { createThrottle, type Throttle } from './sessions/throttle';
