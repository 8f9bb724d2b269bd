import type { SportsProvider } from '@pavilion/contract';

export interface ProviderWords {
  readonly success: (data: object, now: Date) => object;
  /** What is answered to a token that is spent. */
  readonly expired: (now: Date) => object;
}

/** How each provider puts an answer. Source: SPT-4, SPT-6. */
export const providerWords: Readonly<Record<SportsProvider, ProviderWords>> = {
  IMTY: {
    success: (data, now) => ({
      StatusCode: 100,
      StatusDesc: 'Success',
      ServerTime: now.toISOString(),
      ...data,
    }),
    expired: (now) => ({ StatusCode: 1001, StatusDesc: 'Token expired', ServerTime: now.toISOString() }),
  },
  OBTY: {
    success: (data) => ({ code: '0000000', msg: '成功', data }),
    expired: () => ({ code: '0400401', msg: '登录已失效', data: null }),
  },
  FBTY: {
    success: (data) => ({ code: 0, message: 'success', data }),
    expired: () => ({ code: 14010, message: 'token expired', data: null }),
  },
};
