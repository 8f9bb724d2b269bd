import { paths } from '../../routes/paths';

/** Where the accounts of a kind are listed, and where one is bound. Both may be the same page. */
export interface PayoutPages {
  readonly accounts: string;
  readonly add: string;
}

const onePage = (address: string): PayoutPages => ({ accounts: address, add: address });

const { addBankCard, coinAddresses, ebpay, koipay, alipay, wechat, digital, payoutAccounts } = paths.mine;

/** The kinds whose pages the specification names. */
const specifiedPages = new Map<string, PayoutPages>([
  ['bank', onePage(addBankCard)],
  ['coin', onePage(coinAddresses)],
  ...Object.entries({ ebpay, koipay, alipay, wechat, digital }),
]);

/** The query parameter by which the page for all other kinds knows its kind. */
export const kindParam = 'kind';

/** The pages of a payout kind. */
export const payoutPages = (kind: string): PayoutPages =>
  specifiedPages.get(kind) ?? onePage(`${payoutAccounts}?${new URLSearchParams({ [kindParam]: kind })}`);

/** The kind of a page that only lists accounts or only binds one, by the id of its route (`ebpayAdd`, `ebpayAccounts`). */
export const payoutKindOfPage = (pageId: string): string => pageId.replace(/(Add|Accounts)$/, '');
