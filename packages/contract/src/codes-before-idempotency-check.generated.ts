// Generated from the error catalogue by `npm run generate`. Do not edit.

/** The codes that the gateway rejects a call with before it looks the idempotency key up. */
export const codesBeforeIdempotencyCheck: readonly number[] = [
  6001, // loggedInElsewhere
  6013, // siteMaintenance
  6031, // regionRestricted
  6032, // accessAlert
  6033, // ipRestricted
  10004, // sessionExpired
  10009, // oldVersion
  10102, // deviceBlocked
  10104, // accountBlocked
  10105, // passwordChanged
  10108, // signatureInvalid
  20004, // tooManyRequests
  20006, // unavailable
  20105, // idempotencyKeyMissing
  20110, // paymentPasswordWrong
  20111, // paymentPasswordLocked
  20119, // demoRefused
  20301, // selfExcluded
  20302, // timedOut
];
