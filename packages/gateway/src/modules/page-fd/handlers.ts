import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/page/fd/api`. */
export const pageFdHandlers: AreaHandlers<'/page/fd/api'> = {
  currencyRecords: ({ body, memberId, services }) => services.records.coins(memberId, body),
  giftRecords: ({ body, memberId, services }) => services.records.gifts(memberId, body),
  transactionRecords: ({ body, memberId, services }) => services.wallet.records(memberId, body),
  welfareRecords: ({ body, memberId, services }) => services.records.welfare(memberId, body),
};
