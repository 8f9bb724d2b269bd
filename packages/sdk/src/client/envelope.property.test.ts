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

/** What section 7 and ERR-1, ERR-2 say of an answer, written once more. */
const expected = (text: string, status: number) => {
  let told: { status_code?: unknown; data?: unknown } = {};
  try {
    told = Object(JSON.parse(text));
  } catch {}
  const code = typeof told.status_code === 'number' ? told.status_code : undefined;
  if (status < 200 || status > 299) return { name: 'HttpError', kind: 'http', code };
  if (code === undefined) return { name: 'DecodeError', kind: 'decode', code };
  return code === 6000 ? { data: told.data } : { name: 'BusinessError', kind: 'business', code };
};

describe('whatever is answered', () => {
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

  it('[ERR-1] [ERR-2] [REQ-4] is data or one kind of error, and nothing else', async () => {
    const status = fc.constantFrom(200, 201, 299, 300, 400, 404, 500, 503);
    await fc.assert(
      fc.asyncProperty(text, status, async (said, at) => {
        expect(await ask(said, at)).toEqual(expected(said, at));
      }),
      { numRuns: 300 },
    );
  });
});
