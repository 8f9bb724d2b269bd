import type { PayoutKind } from '@pavilion/contract';
import { paths } from '../../../routes/paths';

const { addBankCard, coinAddresses, ebpay, koipay, alipay, wechat, digital } = paths.mine;

/** Where the accounts of a kind are listed and where one is bound; a bank card and a coin address have one page for both. */
export const payoutRooms: Readonly<Record<PayoutKind, { readonly accounts: string; readonly add: string }>> =
  {
    bank: { accounts: addBankCard, add: addBankCard },
    coin: { accounts: coinAddresses, add: coinAddresses },
    ebpay,
    koipay,
    alipay,
    wechat,
    digital,
  };

const wallets = ['ebpay', 'koipay', 'alipay', 'wechat', 'digital'] as const satisfies readonly PayoutKind[];

/** The wallet that a page is about, by the id of its row (`ebpayAdd`, `ebpayAccounts`). */
export const walletOf = (pageId: string): PayoutKind =>
  wallets.find((kind) => pageId.startsWith(kind)) ?? wallets[0];
