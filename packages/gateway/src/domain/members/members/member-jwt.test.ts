import { createHmac } from 'node:crypto';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

describe('member jwt', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('jwt00001');
  });
  afterAll(() => gateway.close());

  const issue = async () => (await gateway.call('memberJwt', {}, { token: member.token })).data.jwt;
  const subject = (jwt: string) => gateway.services.memberJwt.subject(jwt);

  it('[LIV-2] identifies the member for a minute', async () => {
    const jwt = await issue();
    expect(await subject(jwt)).toBe(member.id);
    gateway.clock.advance(59_999);
    expect(await subject(jwt)).toBe(member.id);
    gateway.clock.advance(1);
    expect(await subject(jwt)).toBeUndefined();
  });

  it('[LIV-2] is issued to members only', async () => {
    expect((await gateway.call('memberJwt', {})).status_code).toBe(10004);
  });

  it('[LIV-2] is rejected when made or changed by others', async () => {
    const [head = '', claims = '', mark = ''] = (await issue()).split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = encode({ sub: 'somebody', exp: 9_999_999_999 });
    const none = encode({ alg: 'none' });
    const own = createHmac('sha256', 'pavilion-sandbox').update(`${head}.${forged}`).digest('base64url');
    for (const jwt of [
      `${head}.${forged}.${mark}`,
      `${head}.${forged}.${own}`,
      `${none}.${claims}.${mark}`,
      `${none}.${forged}.`,
      `${head}.${claims}`,
      '',
      '..',
    ]) {
      expect(await subject(jwt)).toBeUndefined();
    }
  });
});
