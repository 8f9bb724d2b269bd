export { type Api, api, createApi } from './api';
export type { StoreExtra } from './base-query';
export {
  useBetRecordsInfiniteQuery,
  useDepositCancelMutation,
  useDepositChannelsQuery,
  useDepositCreateMutation,
  useDepositOrderQuery,
  useDepositOrdersQuery,
  useGameFavouriteMutation,
  useGameListInfiniteQuery,
  useLatestWinsQuery,
  useLazyMemberInfoQuery,
  useLoginMutation,
  useLogoutMutation,
  useMemberInfoQuery,
  usePlatformCountQuery,
  usePreInfoQuery,
  useQueryNoticeListQuery,
  useQueryStationAdListQuery,
  useRegisterMutation,
  useTransactionRecordsInfiniteQuery,
  useVenueLaunchMutation,
  useWalletOverviewQuery,
} from './hooks';
export { createStore, type PavilionState, type PavilionStore, type StoreOptions } from './store';
export { depositTags, roundTags, type Tag, tags } from './tags';
