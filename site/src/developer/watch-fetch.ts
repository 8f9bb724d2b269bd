import { areaOf, type HeaderName, headers, secretHeaders } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import type { Ports } from '@pavilion/sdk';
import type { Journal, SignatureSource } from './journal';

const patterns = Object.entries(wire).map(([name, { method, path }]) => ({
  name,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const nameOf = (method: string, path: string): string =>
  patterns.find((each) => each.method === method && each.pattern.test(path))?.name ?? path;

const shown = (sent: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      secretHeaders.includes(name as HeaderName) ? '•••' : value,
    ]),
  );

const fieldsOf = (body: unknown): string[] => {
  if (typeof body !== 'string') return [];
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : [];
};

const envelopeOf = (text: string): { code?: number; message?: string } => {
  try {
    const { status_code: code, message } = JSON.parse(text);
    return typeof code === 'number' ? { code, message: String(message ?? '') } : {};
  } catch {
    return {};
  }
};

/** Wraps `fetch` and the signing port to log every request. */
export const watchFetch = (ports: Ports, journal: Journal): Pick<Ports, 'fetch' | 'signing'> => {
  const signedHere = new Set<string>();

  const sourceOf = (area: string | undefined, isSigned: boolean): SignatureSource => {
    if (!area) return 'none';
    if (!isSigned) return 'missing';
    return signedHere.has(area) ? 'made' : 'stored';
  };

  return {
    fetch: async (input, init) => {
      const { origin, pathname } = new URL(String(input), ports.navigation.origin());
      const sent = (init?.headers ?? {}) as Record<string, string>;
      const method = init?.method ?? 'GET';
      const area = areaOf(pathname);
      const at = ports.clock.now();
      const change = journal.request({
        at,
        name: nameOf(method, pathname),
        method,
        url: origin + pathname,
        headers: shown(sent),
        fields: fieldsOf(init?.body),
        area,
        signature: sourceOf(area, headers.signature in sent),
      });
      try {
        const response = await ports.fetch(input, init);
        change({ status: response.status });
        const read = response.text.bind(response);
        // Measured when the client reads the body; reading a clone would change the timing.
        return Object.assign(response, {
          text: async () => {
            const text = await read();
            change({ took: ports.clock.now() - at, ...envelopeOf(text) });
            return text;
          },
        });
      } catch (error) {
        const { name, message } = error as Error;
        change({ took: ports.clock.now() - at, failure: `${name}: ${message}` });
        throw error;
      }
    },
    signing: async () => {
      const { sign } = await ports.signing();
      return {
        sign: async (payload, key, crypto) => {
          const signature = await sign(payload, key, crypto);
          // The first line of the signed payload is the area.
          signedHere.add(payload.split('\n')[0]!);
          return signature;
        },
      };
    },
  };
};
