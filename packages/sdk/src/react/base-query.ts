import { coreWire, type WireCall } from '@pavilion/contract/wire';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Client } from '../client/client';
import type { SdkErrorData } from '../errors/sdk-error';
import { toErrorData } from '../errors/to-error-data';

/** What an endpoint asks of the client. */
export interface CallArgs {
  readonly call: WireCall;
  readonly body: unknown;
  readonly idempotencyKey?: string;
}

export type SdkBaseQuery = BaseQueryFn<CallArgs, unknown, SdkErrorData>;

/** What the store's thunks are given: the client lives here, never in the state. */
export interface StoreExtra {
  readonly client: Client;
}

/** Sends by the given client, or by that of the store. */
export const sdkBaseQuery =
  (bound?: Client): SdkBaseQuery =>
  async ({ call, body, idempotencyKey }, { extra, signal }) => {
    const client = bound ?? (extra as StoreExtra).client;
    try {
      const options = { signal, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
      // The one call that others may answer when the gateway does not (REQ-6).
      if (call === coreWire.preInfo) return { data: await client.siteConfig.load(body as object, options) };
      return { data: await client.request(call, body as never, options) };
    } catch (error) {
      return { error: toErrorData(error) };
    }
  };
