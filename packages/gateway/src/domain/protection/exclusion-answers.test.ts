import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';
import { exclusionAnswers } from './exclusion-answers';

const consent = { ofAge: true, acceptsTerms: true };
const phone = '13912370001';
const address = '203.0.113.7';
const coin = (digits: string) =>
  ({
    kind: 'coin',
    values: { network: 'ERC20', number: `0x${digits.padStart(40, '0')}` },
    loginPassword: password,
  }) as const;

describe('answers about excluded persons', () => {
  let gateway: TestGateway;
  let names = 0;
  const register = (options: { phone?: string; address: string }) =>
    gateway.call(
      'register',
      { account: `asking${names++}`, password, ...(options.phone && { phone: options.phone }), ...consent },
      { address: options.address },
    );
  beforeAll(async () => {
    gateway = await createTestGateway();
    const { data } = await register({ phone, address: '203.0.113.1' });
    const by = { token: data.token };
    await gateway.call('payoutAccountAdd', coin('e1'), by);
    await gateway.call('selfExclude', { months: 6, loginPassword: password }, by);
  });
  afterAll(() => gateway.close());

  it('[PRO-2] are bounded for a network: then no phone is registered from it for a day, excluded or not', async () => {
    for (let asked = 0; asked < exclusionAnswers.network; asked++) {
      const answer = await register({ phone, address });
      expect(answer.data).toEqual({ fields: [{ field: 'phone', reason: 'blocked' }] });
    }
    const others = ['13912370002', phone];
    for (const each of others) expect((await register({ phone: each, address })).status_code).toBe(20004);
    // Neither is another network stopped, nor a visitor who enters no phone.
    expect((await register({ phone: '13912370003', address: '203.0.113.8' })).status_code).toBe(6000);
    expect((await register({ address })).status_code).toBe(6000);
    gateway.clock.advance(24 * 3_600_000 + 1);
    expect((await register({ phone: '13912370002', address })).status_code).toBe(6000);
  });

  it('[PRO-2] are bounded for a member, in whatever field the mark is entered', async () => {
    const { token } = await gateway.newMember(`asking${names++}`);
    const bind = async (digits: string) =>
      (await gateway.call('payoutAccountAdd', coin(digits), { token })).status_code;
    const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]).toString('base64');
    const picture = (await gateway.call('evidenceAdd', { data: jpeg }, { token })).data.id;
    const change = async (value: string) =>
      (
        await gateway.call(
          'profileChangeRequest',
          { field: 'phone', value, pictures: [picture], loginPassword: password },
          { token },
        )
      ).status_code;
    for (let asked = 0; asked < exclusionAnswers.member - 1; asked++) expect(await bind('e1')).toBe(10003);
    // What is not that of an excluded person is no answer.
    expect(await bind('e2')).toBe(6000);
    expect(await change(`(86)${phone}`)).toBe(10003);
    expect(await bind('e3')).toBe(20004);
    expect(await change('(86)13912370009')).toBe(20004);
    expect((await gateway.call('realNameSubmit', { name: '钱不问' }, { token })).status_code).toBe(20004);
  });

  it('[PRO-2] are bounded for a network whose visitors all ask at once', async () => {
    const asked = Array.from({ length: exclusionAnswers.network + 10 }, () =>
      register({ phone, address: '203.0.113.9' }),
    );
    const codes = (await Promise.all(asked)).map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === 10003)).toHaveLength(exclusionAnswers.network);
    expect(codes.filter((code) => code === 20004)).toHaveLength(10);
  });

  it('[PRO-2] are bounded for all members of a network, since a visitor can register many', async () => {
    const answers: number[] = [];
    for (let asking = 0; asking <= exclusionAnswers.network / exclusionAnswers.member; asking++) {
      const { token } = await gateway.newMember(`asking${names++}`);
      for (let asked = 0; asked < exclusionAnswers.member; asked++) {
        const from = { token, address: '203.0.113.10' };
        answers.push((await gateway.call('payoutAccountAdd', coin('e1'), from)).status_code);
      }
    }
    const { network, member } = exclusionAnswers;
    expect(answers).toEqual([...Array(network).fill(10003), ...Array(member).fill(20004)]);
  });
});
