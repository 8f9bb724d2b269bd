import { headers } from '@pavilion/contract';
import { isPlain } from '../pipeline/body';
import { compose, type Exchange, type Step } from '../pipeline/exchange';

/** What a call would send, without its secrets. */
export interface Explanation {
  /** The layers, outermost first. */
  readonly steps: readonly string[];
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** In ms. */
  readonly timeout: number;
}

const redacted = '[redacted]';
const secretHeaders = new Set<string>(
  [headers.token, headers.signature, headers.userHash, 'Authorization'].map((name) => name.toLowerCase()),
);
const secretField = /password|token|secret|pin$|phone|payername|card/i;

const hide = (value: unknown, isSecret: (key: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => hide(item, isSecret));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? redacted : hide(item, isSecret)]),
  );
};

/** Runs the layers of the way out up to the transport and shows what would go out. */
export const explain = async (
  wayOut: readonly Step[],
  exchange: Exchange,
): Promise<Omit<Explanation, 'steps'>> => {
  let outgoing = exchange;
  const stop = compose(wayOut, async (last) => {
    outgoing = last;
    return { status: 200, statusText: '', ok: true, text: '' };
  });
  await stop(exchange);
  return {
    method: outgoing.call.method,
    url: outgoing.url,
    headers: hide({ ...outgoing.headers, ...outgoing.options.headers }, (key) =>
      secretHeaders.has(key.toLowerCase()),
    ) as Record<string, string>,
    body: hide(outgoing.body, (key) => secretField.test(key)),
    timeout: outgoing.timeout,
  };
};
