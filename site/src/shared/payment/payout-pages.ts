import { paths } from '../../routes/paths';

/** The page that lists the accounts of a kind and the page that binds one. Both may be the same page. */
export interface PayoutPages {
  readonly accounts: string;
  readonly add: string;
}

const onePage = (address: string): PayoutPages => ({ accounts: address, add: address });

const { addBankCard, coinAddresses, ebpay, koipay, alipay, wechat, digital, payoutAccounts } = paths.mine;

/** The kinds with their own pages in the specification (RTE-1). */
const specifiedPages = new Map<string, PayoutPages>([
  ['bank', onePage(addBankCard)],
  ['coin', onePage(coinAddresses)],
  ...Object.entries({ ebpay, koipay, alipay, wechat, digital }),
]);

/** These kinds, as a guess of what the gateway offers until it has answered. */
export const specifiedKinds: readonly string[] = [...specifiedPages.keys()];

/** The query parameter with the kind, on the page for all other kinds. */
export const kindParam = 'kind';

/** The pages of a payout kind. */
export const payoutPages = (kind: string): PayoutPages =>
  specifiedPages.get(kind) ?? onePage(`${payoutAccounts}?${new URLSearchParams({ [kindParam]: kind })}`);

/** The kind of a page that only lists accounts or only binds one, by the id of its route (`ebpayAdd`, `ebpayAccounts`). */
export const payoutKindOfPage = (pageId: string): string => pageId.replace(/(Add|Accounts)$/, '');
