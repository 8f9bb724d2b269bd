import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import type { SdkError } from '../errors/sdk-error';
import { createTestClient } from '../testing';

const ask = async (text: string, status: number) => {
  const fetch = async () => new Response(text, { status });
  const { client } = createTestClient({ ports: { fetch: fetch as never } });
  return client.request({ ...wire.preInfo, path: '/site/api/v1/x' as string }, {}).then(
    (data) => ({ data }),
    ({ name, kind, code }: SdkError) => ({ name, kind, code }),
  );
};

/** Reference model of ERR-1 and ERR-2. */
const expected = (text: string, status: number) => {
  let envelope: { status_code?: unknown; data?: unknown } = {};
  try {
    envelope = Object(JSON.parse(text));
  } catch {}
  const code = typeof envelope.status_code === 'number' ? envelope.status_code : undefined;
  if (status < 200 || status > 299) return { name: 'HttpError', kind: 'http', code };
  if (code === undefined) return { name: 'DecodeError', kind: 'decode', code };
  return code === 6000 ? { data: envelope.data } : { name: 'BusinessError', kind: 'business', code };
};

describe('any response', () => {
  const envelope = fc.record(
    {
      status_code: fc.oneof(fc.constantFrom(6000, 0, 10001, '6000', null), fc.integer(), fc.jsonValue()),
      message: fc.jsonValue(),
      data: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    envelope.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
  );

  it('[ERR-1] [ERR-2] [REQ-4] resolves with data or rejects with one kind of SdkError', async () => {
    const anyStatus = fc.constantFrom(200, 201, 299, 300, 400, 404, 500, 503);
    await fc.assert(
      fc.asyncProperty(text, anyStatus, async (body, status) => {
        expect(await ask(body, status)).toEqual(expected(body, status));
      }),
      { numRuns: 300 },
    );
  });
});
