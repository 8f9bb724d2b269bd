import type { WithdrawalRefusal } from '@pavilion/contract';
import { paths } from '../../../../routes/paths';
import type { WithdrawalText } from '../messages/withdrawal-messages';

/** The link to the page where the member takes the next step after a refusal. */
export interface RefusalLink {
  readonly text: Extract<WithdrawalText, `refusal${string}`>;
  readonly to: string;
}

const { mine, customer } = paths;

/**
 * The link of each refused withdrawal. The reason itself is a text of the gateway (`withdrawal-refusals.ts`), which the
 * order contains.
 */
export const refusalLinks: Readonly<Record<WithdrawalRefusal, RefusalLink>> = {
  review: { text: 'refusalSupport', to: customer.main },
  'payout-account-rejected': { text: 'refusalAccounts', to: mine.payoutAccounts },
  'account-holder-differs': { text: 'refusalAccounts', to: mine.payoutAccounts },
  'stakes-not-counted': { text: 'refusalTurnover', to: mine.audit },
};
