import { type CallName, wire } from '@pavilion/contract/wire';
import type { StandInRequest } from './handlers';

interface Route {
  readonly name: CallName;
  readonly method: string;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = (Object.keys(wire) as CallName[]).map((name) => ({
  name,
  method: wire[name].method,
  pattern: new RegExp(`^${wire[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the call of an address and the fields of the body that the address holds. */
const matchRoute = (method: string, { pathname, searchParams }: URL) => {
  for (const { name, method: expected, pattern } of routes) {
    const found = method === expected ? pattern.exec(pathname) : null;
    if (!found) continue;
    const inPath = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, addressed: { ...Object.fromEntries(searchParams), ...Object.fromEntries(inPath) } };
  }
  return undefined;
};

/** Parses JSON text and adds the fields of the address; form data stays unchanged. */
const bodyOf = (given: unknown, addressed: object): unknown => {
  if (given !== undefined && typeof given !== 'string') return given;
  const body = JSON.parse(given || '{}') as unknown;
  return Object.keys(addressed).length === 0 ? body : { ...addressed, ...(body as object) };
};

const headersOf = (given: HeadersInit | undefined): Record<string, string> => {
  const pairs =
    given && Symbol.iterator in given
      ? [...(given as Iterable<[string, string]>)]
      : Object.entries(given ?? {});
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]));
};

const isRequest = (input: RequestInfo | URL): input is Request => typeof input === 'object' && 'url' in input;

/** Parses the arguments of `fetch`; undefined for a request that is no call of the contract. */
export const readRequest = async (
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<StandInRequest | undefined> => {
  const request = isRequest(input) ? input : undefined;
  const url = request?.url ?? String(input);
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
  const found = matchRoute(method, new URL(url, 'http://stand-in.invalid'));
  if (!found) return undefined;
  const given = init?.body ?? (request && method !== 'GET' ? await request.text() : undefined);
  const headers = headersOf(init?.headers ?? request?.headers);
  return { name: found.name, method, url, headers, body: bodyOf(given ?? undefined, found.addressed) };
};
