import { createHmac } from 'node:crypto';
import { headers, signaturePayload } from '@pavilion/contract';
import vectors from '@pavilion/contract/vectors/signing.json';
import { signedHeaders } from '../testing/sign';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

describe('the pipeline of every call', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const raw = (payload: string, change: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/site/api/v1/user/login',
      headers: { 'content-type': 'application/json', ...signedHeaders('/site/api', 'raw-device'), ...change },
      payload,
    });
  const callWith = (change: Record<string, string>) => gateway.call('preInfo', {}, { headers: change });

  it.each(vectors)('[SIG-3] agrees with the vector for $input.area', ({ input, key, signature: expected }) =>
    expect(
      createHmac('sha256', key)
        .update(signaturePayload(input as Parameters<typeof signaturePayload>[0]))
        .digest('hex'),
    ).toBe(expected),
  );

  it.each([
    ['missing', { [headers.signature]: '' }],
    ['made up', { [headers.signature]: 'ab'.repeat(32) }],
    ['of another area', signedHeaders('/game/api', 'test-device')],
    ['of another device', signedHeaders('/site/api', 'other-device')],
    ['not hexadecimal', { [headers.signature]: 'zz' }],
  ])('[SIG-3] answers 10108 to a signature that is %s', async (_case, change) => {
    const { [headers.device]: _device, ...others } = change as Record<string, string>;
    expect(await callWith(others)).toMatchObject({ http: 200, status_code: 10108 });
  });

  it('[SIG-3] answers 10108 to a missing and to a too long device', async () => {
    expect((await callWith({ [headers.device]: '' })).status_code).toBe(10108);
    expect((await gateway.call('preInfo', {}, { device: 'd'.repeat(65) })).status_code).toBe(10108);
  });

  it('[ERR-7] answers 10009 to a client of another version', async () => {
    const device = 'old-client';
    const payload = signaturePayload({ area: '/site/api', version: '1.9.0', site: '10001', device });
    const old = createHmac('sha256', 'pavilion-sandbox').update(payload).digest('hex');
    const change = { [headers.version]: '1.9.0', [headers.signature]: old };
    expect((await gateway.call('preInfo', {}, { device, headers: change })).status_code).toBe(10009);
  });

  it.each([
    ['not JSON', '{"account":'],
    ['an object with a __proto__ key', '{"account":"a","password":"b","__proto__":{"admin":true}}'],
    [
      'an object with a constructor key',
      '{"account":"a","password":"b","constructor":{"prototype":{"admin":true}}}',
    ],
    ['an array', '[]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['without a field', '{"account":"a"}'],
    ['with a field of another type', '{"account":1,"password":"b"}'],
    ['with a field that is too long', JSON.stringify({ account: 'a'.repeat(65), password: 'b' })],
  ])('answers HTTP 400 and 10003 to a body that is %s', async (_case, payload) => {
    const answer = await raw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status_code: 10003, data: { fields: expect.any(Array) } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('answers HTTP 400 to another content type, and 413 to a body that is too large', async () => {
    expect((await raw('<x/>', { 'content-type': 'text/xml' })).statusCode).toBe(400);
    const large = await raw(JSON.stringify({ account: 'a'.repeat(70_000), password: 'b' }));
    expect(large.statusCode).toBe(413);
    expect(large.json().status_code).toBe(10003);
  });

  it('[REQ-2] reads a missing body as an empty object', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/site/api/v1/configuration/preInfo',
      headers: { 'content-type': 'application/json', ...signedHeaders('/site/api', 'raw-device') },
    });
    expect(answer.json().status_code).toBe(6000);
  });

  it('[ERR-2] answers an unknown path in the envelope, with HTTP 404', async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/site/api/v1/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status_code: 20201, data: {} });
  });

  it('[ERR-2] answers with a request id and the message of the code', async () => {
    const answer = await raw('{"account":"nobody","password":"Passw0rd1"}');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.json()).toEqual({ status_code: 20001, message: '账号或密码不正确', data: {} });
  });

  it('[MNT-1] reports maintenance in preInfo, and answers 6013 to every other call', async () => {
    await gateway.sandbox('maintenance', { on: true });
    expect((await gateway.call('preInfo', {})).data.maintainConfig.status).toBe(0);
    expect((await gateway.call('gameList', {})).status_code).toBe(6013);
    await gateway.sandbox('maintenance', { on: false });
    expect((await gateway.call('preInfo', {})).data.maintainConfig.status).toBe(1);
    expect((await gateway.call('gameList', {})).status_code).toBe(6000);
  });

  it('[MNT-2] answers 6033 to a restricted address, which preInfo still answers', async () => {
    const address = '10.1.2.3';
    await gateway.sandbox('restrict-ip', { ip: address, on: true });
    expect((await gateway.call('gameList', {}, { address })).status_code).toBe(6033);
    expect((await gateway.call('preInfo', {}, { address })).data.ip).toBe(address);
    await gateway.sandbox('restrict-ip', { ip: address, on: false });
    expect((await gateway.call('gameList', {}, { address })).status_code).toBe(6000);
  });
});
