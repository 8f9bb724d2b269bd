import type { Rows } from '../rows';
import type { Tag } from '../tags';

/** What changes when money moves between a member's own accounts. */
const moved = ['Balance', 'Transactions'] as const satisfies readonly Tag[];
/** What a withdrawal changes when it begins and when it ends. */
const withdrawn = [...moved, 'Withdrawals', 'Turnover'] as const satisfies readonly Tag[];

export const moneyRows = {
  walletBalances: { kind: 'query', tags: ['Balance'] },
  walletTransfer: { kind: 'mutation', tags: moved },
  walletCollect: { kind: 'mutation', tags: moved },
  walletAutoTransfer: { kind: 'mutation', tags: ['Balance'] },
  payoutForms: { kind: 'query', tags: ['Payouts', 'Security'] },
  payoutAccounts: { kind: 'query', tags: ['Payouts'] },
  payoutAccountAdd: { kind: 'mutation', tags: ['Payouts'] },
  payoutAccountDefault: { kind: 'mutation', tags: ['Payouts'] },
  payoutAccountRemove: { kind: 'mutation', tags: ['Payouts', 'Security'] },
  memberSecurity: { kind: 'query', tags: ['Security'] },
  realNameSubmit: { kind: 'mutation', tags: ['Security'] },
  paymentPasswordSet: { kind: 'mutation', tags: ['Security'] },
  paymentPasswordForgot: { kind: 'mutation', tags: [] },
  paymentPasswordReset: { kind: 'mutation', tags: ['Security'] },
  profileChanges: { kind: 'list', tags: ['Profile'] },
  profileChangeRequest: { kind: 'mutation', tags: ['Profile'] },
  profileChangeCancel: { kind: 'mutation', tags: ['Profile'] },
  evidenceAdd: { kind: 'mutation', tags: [] },
  evidencePicture: { kind: 'query', tags: ['Profile'] },
  withdrawalInfo: { kind: 'query', tags: ['Balance', 'Withdrawals', 'Payouts', 'Security', 'Turnover'] },
  withdrawalQuote: { kind: 'query', tags: ['Withdrawals'] },
  withdrawalCreate: { kind: 'mutation', tags: withdrawn },
  withdrawalOrder: {
    kind: 'query',
    tags: ['Withdrawals'],
    moved: (before, after) => (before.state === after.state ? [] : withdrawn),
  },
  withdrawalOrders: { kind: 'query', tags: ['Withdrawals'] },
  withdrawalCancel: { kind: 'mutation', tags: withdrawn },
  turnoverAudit: { kind: 'query', tags: ['Turnover'] },
  rebateInfo: { kind: 'query', tags: ['Turnover'] },
  rebateClaim: { kind: 'mutation', tags: [...moved, 'Turnover'] },
  coinExchange: { kind: 'mutation', tags: moved },
  giftRecords: { kind: 'list', tags: ['Dividends'] },
  welfareRecords: { kind: 'list', tags: ['Transactions'] },
  currencyRecords: { kind: 'list', tags: ['Transactions'] },
} as const satisfies Rows;
