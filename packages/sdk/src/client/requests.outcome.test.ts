import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { SdkError } from '../errors/sdk-error';
import { buildPreInfo, createTestClient, type Fault, refuse } from '../testing';

const failure = async (fault: Fault, online = true) => {
  const { client, gateway, ports } = createTestClient({ handlers: { preInfo: () => buildPreInfo() } });
  gateway.fault('preInfo', fault);
  ports.tab.goOnline(online);
  return client.request(wire.preInfo, {}).then(
    () => undefined,
    (error: SdkError) => error,
  );
};

describe('outcomes of requests', () => {
  it('[REQ-4] resolves with the data of a success', async () => {
    const { client } = createTestClient({ handlers: { preInfo: () => buildPreInfo({ ip: '192.0.2.1' }) } });
    await expect(client.request(wire.preInfo, {})).resolves.toEqual(buildPreInfo({ ip: '192.0.2.1' }));
  });

  it('[ERR-1] reports the status of a response that is not OK', async () => {
    const error = await failure({ kind: 'status', status: 502, statusText: 'Bad Gateway' });
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({ kind: 'http', status: 502, message: 'Bad Gateway', name: 'HttpError' });
  });

  it('[ERR-1] keeps code and fields of an envelope in a response that is not OK', async () => {
    const envelope = { status_code: 10003, message: '请检查填写的内容', data: { fields: [] } };
    const fetch = async () => new Response(JSON.stringify(envelope), { status: 400 });
    const { client } = createTestClient({ ports: { fetch: fetch as never } });
    await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({
      kind: 'http',
      status: 400,
      code: 10003,
      message: '请检查填写的内容',
      data: { fields: [] },
    });
  });

  it('[ERR-2] rejects a code other than 6000 in HTTP 200 with code, message and response', async () => {
    const data = { min: '50.00', max: '100.00' };
    expect(
      await failure({ kind: 'code', code: errorCodes.depositOutOfRange, message: '超出限额', data }),
    ).toMatchObject({
      kind: 'business',
      name: 'BusinessError',
      code: 20102,
      status: 200,
      message: '超出限额',
      data,
      response: { status_code: 20102, message: '超出限额', data },
    });
  });

  it('[ERR-2] has a message for a business error without one', async () => {
    expect((await failure({ kind: 'code', code: errorCodes.depositOutOfRange }))?.message).toBe(
      '未知业务异常',
    );
  });

  it('[REQ-4] distinguishes a lost connection, being offline and an unreadable response', async () => {
    expect((await failure({ kind: 'drop' }))?.kind).toBe('network');
    expect((await failure({ kind: 'drop' }, false))?.kind).toBe('offline');
    expect((await failure({ kind: 'malformed' }))?.kind).toBe('decode');
  });

  it.each(['', 'null', '[]', '7', '"text"', '{}', '{"status_code":"6000"}', '<html></html>'])(
    '[REQ-4] rejects with decode when the response is not an envelope: %j',
    async (text) => {
      const { client } = createTestClient({ ports: { fetch: (async () => new Response(text)) as never } });
      await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({
        kind: 'decode',
        response: text,
      });
    },
  );

  it('[REQ-10] never retries by itself', async () => {
    const { client, gateway } = createTestClient({
      handlers: { preInfo: () => refuse(errorCodes.generalError) },
    });
    await client.request(wire.preInfo, {}).catch(() => {});
    expect(gateway.requests).toHaveLength(1);
  });
});
