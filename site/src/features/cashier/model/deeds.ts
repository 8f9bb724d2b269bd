import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { Deed } from './kept-intent';

export type DepositBody = CallRequest<'depositCreate'>;
export const depositDeed: Deed<DepositBody> = { name: 'deposit', texts: ['channel', 'amount'] };

export type TransferBody = CallRequest<'walletTransfer'>;
export type TransferResult = CallResponse<'walletTransfer'>;
export const transferDeed: Deed<TransferBody> = { name: 'transfer', texts: ['venue', 'direction', 'amount'] };

/** A deed that has nothing to choose. */
export type Bare = Readonly<Record<string, never>>;
export const collectDeed: Deed<Bare> = { name: 'collect', texts: [] };

/** Without the payment password, which is never kept. */
export type WithdrawalBody = Omit<CallRequest<'withdrawalCreate'>, 'paymentPassword'>;
export const withdrawalDeed: Deed<WithdrawalBody> = { name: 'withdrawal', texts: ['account', 'amount'] };

export const claimDeed: Deed<Bare> = { name: 'rebate', texts: [] };
