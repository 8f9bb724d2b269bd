import type { SportsProvider } from '@pavilion/contract';

export interface ProviderEnvelope {
  readonly success: (data: object, now: Date) => object;
  /** The answer to an expired token. */
  readonly expired: (now: Date) => object;
}

/** The envelope of each provider (SPT-4, SPT-6). */
export const providerEnvelopes: Readonly<Record<SportsProvider, ProviderEnvelope>> = {
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
