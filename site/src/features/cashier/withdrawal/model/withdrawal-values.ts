import type { PayoutAccount, WithdrawalLock, WithdrawalRules } from '@pavilion/contract';
import { memberFields, validateMemberField } from '@pavilion/contract/forms';
import { compareAmounts } from '@pavilion/format';
import type { AmountLimits } from '@pavilion/ui';
import { type FieldErrors, fieldErrors } from '../../../../shared/forms/form-errors';
import { payoutAccountStateAt } from '../../../../shared/payment/payout-account-state';
import { amountError } from '../../model/amount-error';
import type { WithdrawalBody } from '../../model/operations';

/** The values of the withdrawal form. */
export interface WithdrawalValues {
  /** Empty until the member chooses one; until then the default account is shown. */
  readonly payoutAccount: string;
  readonly amount: string;
  /** The payment password; never stored. */
  readonly password: string;
}

export const emptyWithdrawal: WithdrawalValues = { payoutAccount: '', amount: '', password: '' };

/** The chosen account; if none was chosen or it cannot be used, the first usable one: the default account comes first. */
export const accountOf = (
  accounts: readonly PayoutAccount[],
  { payoutAccount }: Pick<WithdrawalValues, 'payoutAccount'>,
  now: number,
): PayoutAccount | undefined => {
  const usable = accounts.filter((each) => payoutAccountStateAt(each, now) === 'usable');
  return usable.find(({ id }) => id === payoutAccount) ?? usable[0];
};

/** When the first lock or cooling period ends that has not ended at `now`, ms: then the page is out of date. */
export const nextEnd = (
  locks: readonly WithdrawalLock[],
  accounts: readonly PayoutAccount[],
  now: number,
): number | undefined => {
  const ends = [
    ...locks.flatMap(({ until }) => until ?? []),
    ...accounts.flatMap(({ state, usableAt }) => (state === 'cooling' ? usableAt : [])),
  ].map((end) => Date.parse(end));
  const next = Math.min(...ends.filter((end) => end > now));
  return Number.isFinite(next) ? next : undefined;
};

const lower = (a: string, b: string) => (compareAmounts(a, b) < 0 ? a : b);

/** The limits of one withdrawal now: the maximum is the lowest of balance, level and what is left of the day. */
export const amountLimitsOf = (
  balance: string,
  { min, max, dayLeft }: WithdrawalRules,
): Required<AmountLimits> & { readonly min: string; readonly max: string } => ({
  min,
  max: lower(lower(balance, max), dayLeft),
});

/** The error of the payment password before it is sent; anything but six digits counts as missing. */
export const validatePassword = ({ password }: WithdrawalValues): FieldErrors<keyof WithdrawalValues> =>
  fieldErrors({
    password: validateMemberField(memberFields.paymentPassword, password) && { reason: 'required' },
  });

/** Validates amount and payment password. */
export const validateWithdrawal = (
  values: WithdrawalValues,
  limits: AmountLimits,
): FieldErrors<keyof WithdrawalValues> => ({
  ...fieldErrors({ amount: amountError(values.amount, limits) }),
  ...validatePassword(values),
});

/** The request body; the payment password is added when it is sent. */
export const withdrawalBody = (
  { amount }: WithdrawalValues,
  { id }: PayoutAccount,
  shownFee: string,
): WithdrawalBody => ({ payoutAccount: id, amount, shownFee });
