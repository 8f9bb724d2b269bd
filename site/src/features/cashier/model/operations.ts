import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { Operation } from '../../../shared/submission/submission';

/** Without the secrets of the channel's fields, which are never stored. */
export type DepositBody = Omit<CallRequest<'depositCreate'>, 'secrets'>;
export type DepositSecrets = Pick<CallRequest<'depositCreate'>, 'secrets'>;
export const depositOperation: Operation<DepositBody> = { name: 'deposit', fields: ['channel', 'amount'] };

/** Without the confirmation of the anti-fraud warning, which each request contains. */
export type AssistedBody = Omit<CallRequest<'assistedDepositRequest'>, 'warningAccepted'>;
export const assistedOperation: Operation<AssistedBody> = {
  name: 'assisted-deposit',
  fields: ['channel', 'amount', 'note'],
};

export type TransferBody = CallRequest<'walletTransfer'>;
export type TransferResult = CallResponse<'walletTransfer'>;
export const transferOperation: Operation<TransferBody> = {
  name: 'transfer',
  fields: ['venue', 'direction', 'amount'],
};

/** The body of an operation without parameters. */
export type EmptyBody = Readonly<Record<string, never>>;
export const collectOperation: Operation<EmptyBody> = { name: 'collect', fields: [] };
export const claimOperation: Operation<EmptyBody> = { name: 'rebate', fields: [] };

/** Without the payment password, which is never stored. */
export type WithdrawalBody = Omit<CallRequest<'withdrawalCreate'>, 'paymentPassword'>;
export const withdrawalOperation: Operation<WithdrawalBody> = {
  name: 'withdrawal',
  fields: ['payoutAccount', 'amount'],
};
