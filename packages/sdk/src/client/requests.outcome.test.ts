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

describe('outcomes', () => {
  it('[REQ-4] gives the data of a success', async () => {
    const { client } = createTestClient({ handlers: { preInfo: () => buildPreInfo({ ip: '192.0.2.1' }) } });
    await expect(client.request(wire.preInfo, {})).resolves.toEqual(buildPreInfo({ ip: '192.0.2.1' }));
  });

  it('[ERR-1] carries the status of an answer that is not OK', async () => {
    const error = await failure({ kind: 'status', status: 502, statusText: 'Bad Gateway' });
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({ kind: 'http', status: 502, message: 'Bad Gateway', name: 'HttpError' });
  });

  it('[ERR-1] keeps code and fields when an answer that is not OK explains itself', async () => {
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

  it('[ERR-2] makes a code other than 6000 inside HTTP 200 an error with code, message and whole response', async () => {
    const data = { min: '50.00', max: '100.00' };
    expect(await failure({ kind: 'code', code: 20102, message: '超出限额', data })).toMatchObject({
      kind: 'business',
      name: 'BusinessError',
      code: 20102,
      status: 200,
      message: '超出限额',
      data,
      response: { status_code: 20102, message: '超出限额', data },
    });
  });

  it('[ERR-2] words a business error without a message', async () => {
    expect((await failure({ kind: 'code', code: 20102 }))?.message).toBe('未知业务异常');
  });

  it('[REQ-4] tells a lost connection, being offline and an unreadable answer apart', async () => {
    expect((await failure({ kind: 'drop' }))?.kind).toBe('network');
    expect((await failure({ kind: 'drop' }, false))?.kind).toBe('offline');
    expect((await failure({ kind: 'malformed' }))?.kind).toBe('decode');
  });

  it.each(['', 'null', '[]', '7', '"text"', '{}', '{"status_code":"6000"}', '<html></html>'])(
    '[REQ-4] calls an answer that is no envelope unreadable: %j',
    async (text) => {
      const { client } = createTestClient({ ports: { fetch: (async () => new Response(text)) as never } });
      await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({
        kind: 'decode',
        response: text,
      });
    },
  );

  it('[REQ-10] repeats nothing by itself', async () => {
    const { client, gateway } = createTestClient({ handlers: { preInfo: () => refuse(10001) } });
    await client.request(wire.preInfo, {}).catch(() => {});
    expect(gateway.requests).toHaveLength(1);
  });
});
