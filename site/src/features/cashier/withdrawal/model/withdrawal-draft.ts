import type { PayoutAccount, WithdrawalRules } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { type AmountIssue, type AmountLimits, amountIssue } from '@pavilion/ui';
import type { WithdrawalBody } from '../../model/deeds';

/** What a person has entered. The payment password stands apart: it is never kept. */
export interface WithdrawalDraft {
  /** Empty until one is chosen; the default account stands in for it. */
  readonly account: string;
  readonly amount: string;
}

export const emptyDraft: WithdrawalDraft = { account: '', amount: '' };

/** Whether money can be paid to an account at a moment, ms. */
export const isUsable = ({ usableAt }: PayoutAccount, now: number): boolean => Date.parse(usableAt) <= now;

/** The chosen account; without a choice, or when it can not be used, the first that can: the default one comes first. */
export const accountOf = (
  accounts: readonly PayoutAccount[],
  { account }: WithdrawalDraft,
  now: number,
): PayoutAccount | undefined => {
  const usable = accounts.filter((each) => isUsable(each, now));
  return usable.find(({ id }) => id === account) ?? usable[0];
};

const lower = (a: string, b: string) => (compareAmounts(a, b) < 0 ? a : b);

/** Between which amounts one withdrawal may be now: the lowest of balance, level and what is left of the day. */
export const limitsOf = (
  balance: string,
  { min, max, dayLeft }: WithdrawalRules,
): Required<AmountLimits> & { readonly min: string; readonly max: string } => ({
  min,
  max: lower(lower(balance, max), dayLeft),
});

export interface WithdrawalFaults {
  readonly amount?: 'required' | AmountIssue['fault'];
  readonly password?: 'required';
}

/** What is missing before anything is sent. */
export const faultsOf = (
  { amount }: WithdrawalDraft,
  password: string,
  limits: AmountLimits,
): WithdrawalFaults => {
  const ofAmount = amount === '' ? 'required' : amountIssue(amount, limits)?.fault;
  const ofPassword = /^\d{6}$/.test(password) ? undefined : 'required';
  return { ...(ofAmount && { amount: ofAmount }), ...(ofPassword && { password: ofPassword }) };
};

export const bodyOf = ({ amount }: WithdrawalDraft, { id }: PayoutAccount): WithdrawalBody => ({
  account: id,
  amount,
});
