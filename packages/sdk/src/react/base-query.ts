import { coreWire, type WireCall } from '@pavilion/contract/wire';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Client } from '../client/client';
import type { SdkErrorData } from '../errors/sdk-error';
import { toErrorData } from '../errors/to-error-data';

/** The arguments of one request of an endpoint. */
export interface CallArgs {
  readonly call: WireCall;
  readonly body: unknown;
  readonly idempotencyKey?: string;
}

export type SdkBaseQuery = BaseQueryFn<CallArgs, unknown, SdkErrorData>;

/** The extra argument of the store's thunks. It holds the client, which must not be in the state. */
export interface StoreExtra {
  readonly client: Client;
}

/** Sends requests with the given client, by default with the client of the store. */
export const sdkBaseQuery =
  (bound?: Client): SdkBaseQuery =>
  async ({ call, body, idempotencyKey }, { extra, signal }) => {
    const client = bound ?? (extra as StoreExtra).client;
    try {
      const options = { signal, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
      // preInfo has fallbacks for when the gateway does not answer (REQ-6).
      if (call === coreWire.preInfo) return { data: await client.siteConfig.load(body as object, options) };
      return { data: await client.request(call, body as never, options) };
    } catch (error) {
      return { error: toErrorData(error) };
    }
  };
