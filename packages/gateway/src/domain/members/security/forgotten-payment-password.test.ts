import { errorCodes, limits } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword } from '../../../testing/test-member';

const device = 'test-device';
const fresh = '864202';

describe('a forgotten payment password', () => {
  let gateway: TestGateway;
  let people = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const newOne = async (phone: string | null = '(86)13900001111') => {
    people += 1;
    const member = await newReadyMember(gateway, `forgot${people}`, cardNumber(800 + people));
    await gateway.services.db.updateTable('members').set({ phone }).where('id', '=', member.id).execute();
    const { token } = member;
    const requestCode = (loginPassword = password) =>
      gateway.call('paymentPasswordForgot', { loginPassword }, { token });
    const reset = (id: string, code: string, wanted = fresh) =>
      gateway.call('paymentPasswordReset', { id, code, paymentPassword: wanted }, { token });
    return { ...member, requestCode, reset };
  };
  const codeSent = () =>
    /\d{6}/.exec(gateway.services.messages.listFor(device)[0]?.text['zh-CN'] ?? '')?.[0] as string;
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('[REQ-5] is replaced by the login password and a code; a lock ends with it', async () => {
    const { token, account, requestCode, reset } = await newOne();
    for (let time = 0; time < 5; time += 1) {
      await gateway.call('payoutAccountRemove', { id: account, paymentPassword: '135791' }, { token });
    }
    const locked = await gateway.call('memberSecurity', {}, { token });
    expect(locked.data.paymentPassword.attemptsLeft).toBe(0);
    const { data } = await requestCode();
    expect(data).toMatchObject({ kind: 'code', channel: 'sms', to: '(86)*******1111' });
    expect((await reset(data.id, codeSent())).data.paymentPassword).toEqual({
      isSet: true,
      attemptsLeft: 5,
      lockedUntil: null,
    });
    const remove = (given: string) =>
      gateway.call('payoutAccountRemove', { id: account, paymentPassword: given }, { token });
    expect((await remove(paymentPassword)).status_code).toBe(20110);
    expect((await remove(fresh)).status_code).toBe(6000);
    // A code is valid once.
    expect((await reset(data.id, codeSent(), '975310')).status_code).toBe(6036);
  });

  it('[ERR-7] names the error: login password, code, weak password, no phone', async () => {
    const { requestCode, reset } = await newOne();
    expect((await requestCode('Wrong2026')).status_code).toBe(20001);
    const { data } = await requestCode();
    const refused = await reset(data.id, wrong(codeSent()));
    expect(refused).toMatchObject({ status_code: 10409, data: { challenge: { attemptsLeft: 4 } } });
    expect(await reset(data.id, codeSent(), '123456')).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'paymentPassword', reason: 'weak' }] },
    });
    expect((await reset(data.id, codeSent())).status_code).toBe(6000);
    const phoneless = await newOne(null);
    expect(await phoneless.requestCode()).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'phone', reason: 'required' }] },
    });
  });

  it('cannot be replaced by guessing, nor with a code of another member or purpose', async () => {
    const { requestCode, reset } = await newOne();
    const other = await newOne();
    const { data } = await requestCode();
    const code = codeSent();
    expect((await other.reset(data.id, code)).status_code).toBe(6036);
    for (let time = 0; time < limits.verification.attempts; time += 1) await reset(data.id, wrong(code));
    expect((await reset(data.id, code)).status_code).toBe(6036);
    const forLogin = await gateway.services.challenges.create({
      purpose: 'password',
      memberId: other.id,
      device,
      kind: 'code',
      channel: 'sms',
      to: '***',
    });
    await gateway.services.challenges.send(forLogin.id, device);
    expect((await other.reset(forLogin.id, codeSent())).status_code).toBe(6036);
  });

  it('[REQ-5] keeps a code when the new payment password is not stored', async () => {
    const { account, token, requestCode, reset } = await newOne();
    const { data } = await requestCode();
    jest
      .spyOn(gateway.services.passwords, 'hash')
      .mockRejectedValueOnce(new BusinessError(errorCodes.tooManyRequests));
    expect((await reset(data.id, codeSent())).status_code).toBe(20004);
    expect((await reset(data.id, codeSent())).status_code).toBe(6000);
    const removed = await gateway.call(
      'payoutAccountRemove',
      { id: account, paymentPassword: fresh },
      { token },
    );
    expect(removed.status_code).toBe(6000);
  });

  it('[REQ-5] counts no payment password that waited too long to be checked', async () => {
    const { account, token } = await newOne();
    const remove = (given: string) =>
      gateway.call('payoutAccountRemove', { id: account, paymentPassword: given }, { token });
    const busy = jest.spyOn(gateway.services.passwords, 'verify');
    for (let time = 0; time < 6; time += 1) {
      busy.mockRejectedValueOnce(new BusinessError(errorCodes.tooManyRequests));
      expect((await remove(paymentPassword)).status_code).toBe(20004);
    }
    expect(await remove('135791')).toMatchObject({ status_code: 20110, data: { attemptsLeft: 4 } });
    expect((await remove(paymentPassword)).status_code).toBe(6000);
  });

  it('[REQ-5] limits the codes to a phone', async () => {
    const { requestCode } = await newOne();
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) codes.push((await requestCode()).status_code);
    expect(codes).toEqual([6000, 6000, 6000, 6000, 6000, 20004]);
  });
});
