import { createHmac } from 'node:crypto';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { BrowserContext } from '@playwright/test';
import { areaOf } from '../packages/contract/src/areas';
import { headers } from '../packages/contract/src/headers';
import { limits } from '../packages/contract/src/limits';
import { sandboxSigningKey, signaturePayload } from '../packages/contract/src/signature';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/wire/all.generated';

export interface Answer<Data> {
  httpStatus: number;
  /** The body as received. */
  text: string;
  status_code: number;
  message: string;
  data: Data;
}

const device = 'e2e-0000-4000-8000-000000000000';

/** The headers of a call, signed where its path belongs to an area. */
export const callHeaders = (path: string): Record<string, string> => {
  const area = areaOf(path);
  const payload = area && signaturePayload({ area, version: limits.apiVersion, site: limits.siteId, device });
  return {
    'content-type': 'application/json',
    [headers.client]: limits.client,
    [headers.version]: limits.apiVersion,
    [headers.site]: limits.siteId,
    [headers.device]: device,
    ...(payload && {
      [headers.signature]: createHmac('sha256', sandboxSigningKey).update(payload).digest('hex'),
    }),
  };
};

/** Calls the gateway without a page. A text body is sent unchanged. */
export const callGateway = async <Name extends CallName>(
  url: string,
  name: Name,
  body: CallRequest<Name> | string,
  extra: Record<string, string> = {},
): Promise<Answer<CallResponse<Name>>> => {
  const { path } = wire[name];
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...callHeaders(path), ...extra },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const envelope = JSON.parse(text) as Omit<Answer<CallResponse<Name>>, 'httpStatus' | 'text'>;
  return { httpStatus: answer.status, text, ...envelope };
};

export const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === storageKeys.token)?.value ?? '';

/** Calls the gateway with the session of the member who is logged in in this browser; throws when it rejects. */
export const readAsMember = async <Name extends CallName>(
  url: string,
  context: BrowserContext,
  name: Name,
  body: CallRequest<Name>,
): Promise<CallResponse<Name>> => {
  const answer = await callGateway(url, name, body, { [headers.token]: await tokenOf(context) });
  if (answer.status_code !== limits.successCode)
    throw new Error(`${name}: ${answer.status_code} ${answer.message}`);
  return answer.data;
};
