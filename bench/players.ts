import { createHmac, randomUUID } from 'node:crypto';
import { areaOf, headers, limits, sandboxSigningKey, signaturePayload } from '@pavilion/contract';
import { type WireCall, wire } from '@pavilion/contract/wire';
import type { Product } from '../e2e/product';

/** A deposit channel whose limit is high enough for the whole run. */
const channel = 'usdt';
const device = randomUUID();

/** The headers of a call, with signature and session token. */
export const callHeaders = (call: WireCall, token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  [headers.client]: limits.client,
  [headers.version]: limits.apiVersion,
  [headers.site]: limits.siteId,
  [headers.device]: device,
  [headers.signature]: createHmac('sha256', sandboxSigningKey)
    .update(
      signaturePayload({ area: areaOf(call.path)!, version: limits.apiVersion, site: limits.siteId, device }),
    )
    .digest('hex'),
  ...(token ? { [headers.token]: token } : {}),
});

const callGateway = async <Data>(
  url: string,
  call: WireCall,
  body: object,
  token?: string,
  more: Record<string, string> = {},
): Promise<Data> => {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: { ...callHeaders(call, token), ...more },
    body: JSON.stringify({ ...call.defaults, ...body }),
  });
  const { status_code, message, data } = (await answer.json()) as {
    status_code: number;
    message: string;
    data: Data;
  };
  if (status_code !== limits.successCode) throw new Error(`${call.path}: ${status_code} ${message}`);
  return data;
};

/** Registers a member with money; resolves to the token of the session. */
export const registerPlayer = async (product: Product, name: string): Promise<string> => {
  const account = `${name}x${Date.now().toString(36)}`.slice(0, 16);
  const { token } = await callGateway<{ token: string }>(product.url, wire.register, {
    account,
    password: 'Bench2026',
    ofAge: true,
    acceptsTerms: true,
  });
  const order = await callGateway<{ id: string }>(
    product.url,
    wire.depositCreate,
    { channel, amount: '100000.00' },
    token,
    { [headers.idempotencyKey]: randomUUID() },
  );
  await product.control('pay-deposit', { id: order.id });
  return token;
};

/** Opens a game; resolves to the address of its page and its launch token. */
export const launchGame = (
  product: Product,
  session: string,
  game: { enName: string; gameCode: string },
): Promise<{ url: string; token: string }> => callGateway(product.url, wire.venueLaunch, game, session);
