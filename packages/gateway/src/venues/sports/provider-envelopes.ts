import type { ErrorCode, SportsProvider } from '@pavilion/contract';
import { imty, providerErrorCode } from '@pavilion/contract/sports-wire';
import { messageOfCode } from '../../domain/texts';

export interface ProviderEnvelope {
  /** @param status of IMTY; success by default. */
  readonly success: (data: object, now: Date, status?: number) => object;
  /** The answer to an expired token. */
  readonly expired: (now: Date) => object;
  /** The answer to a request that was rejected with a code of the contract. */
  readonly rejected: (code: ErrorCode, data: unknown, now: Date) => object;
}

/** The envelope of each provider (SPT-4, SPT-6). */
export const providerEnvelopes: Readonly<Record<SportsProvider, ProviderEnvelope>> = {
  IMTY: {
    success: (data, now, status = imty.codes.status.success) => ({
      StatusCode: status,
      StatusDesc: status === imty.codes.status.success ? 'Success' : '',
      ServerTime: now.toISOString(),
      ...data,
    }),
    expired: (now) => ({ StatusCode: 1001, StatusDesc: 'Token expired', ServerTime: now.toISOString() }),
    rejected: (code, data, now) => ({
      StatusCode: providerErrorCode('IMTY', code),
      StatusDesc: messageOfCode(code),
      ServerTime: now.toISOString(),
      Data: data,
    }),
  },
  OBTY: {
    success: (data) => ({ code: '0000000', msg: '成功', data }),
    expired: () => ({ code: '0400401', msg: '登录已失效', data: null }),
    rejected: (code, data) => ({ code: providerErrorCode('OBTY', code), msg: messageOfCode(code), data }),
  },
  FBTY: {
    success: (data) => ({ code: 0, message: 'success', data }),
    expired: () => ({ code: 14010, message: 'token expired', data: null }),
    rejected: (code, data) => ({
      code: providerErrorCode('FBTY', code),
      message: messageOfCode(code),
      data,
    }),
  },
};
