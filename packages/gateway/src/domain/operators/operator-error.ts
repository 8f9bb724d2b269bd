/** Why the console refuses a call, with the HTTP status that it is answered with. */
export const operatorRefusals = {
  /** No session, or one that has ended. */
  'logged-out': 401,
  /** Name, password, code or one-time code is wrong, or the account is disabled. */
  'wrong-credentials': 401,
  /** The role of the operator does not allow the call. */
  'not-allowed': 403,
  /** The operator asked for it: a second person must confirm it. */
  'same-person': 403,
  /** Another operator asked for it: only that one can withdraw it. */
  'other-person': 403,
  /** The request of a page of another origin. */
  'foreign-page': 403,
  'not-found': 404,
  /** Another operator, the member or a rule was first, or it is in another state. */
  unchanged: 409,
  /** The round is not overdue: the gateways draw and settle it by themselves. */
  'not-due': 409,
  /** This gateway lacks the rules of a round, or they have no result for one of its bets. */
  'unknown-rules': 409,
  /** The outcome of a round is not that of the seed which was committed to. */
  unproven: 409,
  /** Money is halted. */
  halted: 409,
  /** The ledger does not verify. */
  unsound: 409,
  /** The key of the act is that of another one, which was done. */
  'key-used': 409,
  /** The same is waiting for its confirmation already. */
  'already-asked': 409,
  'name-taken': 409,
  /** Another promotion has the name in its address. */
  'slug-taken': 409,
  /** Members have taken part: the conditions of the promotion stay as they joined. */
  'members-joined': 409,
  /** The promotion is on the site: its conditions change while it is taken down. */
  published: 409,
  /** The budget of a promotion or of grants by hand is below what is granted or reserved. */
  'below-committed': 409,
  /** Fewer of a gift are left than are taken away: the others are ordered. */
  'below-ordered': 409,
  /** The rest of the month's budget for grants by hand is smaller. */
  'over-budget': 409,
  /** The last administrator cannot lose the role, and nobody their own account. */
  'last-admin': 409,
  'invalid-request': 422,
  /** The end is not after the start. */
  'ends-too-early': 422,
  /** The budget does not pay for one participation. */
  'budget-too-small': 422,
  /** A rule would pay for the volume of play. */
  'rule-volume': 422,
  /** The steps of a rule do not ascend. */
  'rule-steps': 422,
  /** A step of a rule needs more days than a participation lasts. */
  'rule-days': 422,
  /** The rule can be earned once only, and the promotion repeats. */
  'rule-once-only': 422,
  /** The terms have more paragraphs in one language than in the other. */
  'terms-unequal': 422,
  /** The address of a stream is not at one of `STREAM_ORIGINS`. */
  'stream-not-allowed': 422,
  'too-many-attempts': 429,
} as const;

export type OperatorRefusal = keyof typeof operatorRefusals;

export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly reason: OperatorRefusal;
  /** What the answer says beside the reason. */
  readonly details: object;

  constructor(reason: OperatorRefusal, details: object = {}) {
    super(`refused: ${reason}`);
    this.reason = reason;
    this.details = details;
  }
}
