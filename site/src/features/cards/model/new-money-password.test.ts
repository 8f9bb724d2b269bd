import { digitsFault, passwordFaultIn } from './money-password';
import { emptyNewPassword, judgeChange, judgeFirst, newPasswordBody } from './new-money-password';

const refusal = (code: number, data?: unknown) => ({ kind: 'business' as const, code, message: '', data });
const sound = { ...emptyNewPassword, paymentPassword: '135790', repeat: '135790' };

describe('a payment password', () => {
  it.each([
    ['', 'required'],
    ['12345', 'format'],
    ['1234567', 'format'],
    ['12345x', 'format'],
    ['１２３４５６', 'format'],
    ['135790', undefined],
  ])('judges %p', (password, reason) => expect(digitsFault(password)?.reason).toBe(reason));

  it('is proved by the login password first, by the one before later', () => {
    expect(judgeFirst(sound)).toEqual({ loginPassword: { reason: 'required' } });
    expect(judgeChange(sound)).toEqual({ current: { reason: 'required' } });
    expect(judgeFirst({ ...sound, loginPassword: 'Pavilion2026' })).toEqual({});
    expect(judgeChange({ ...sound, current: '246810' })).toEqual({});
  });

  it('is entered twice the same', () => {
    expect(judgeFirst({ ...sound, loginPassword: 'x', repeat: '135791' })).toEqual({
      repeat: { reason: 'blocked' },
    });
  });

  it('sends the proof that counts, and never the repetition', () => {
    const filled = { loginPassword: 'a', current: 'b', paymentPassword: 'c', repeat: 'c' };
    expect(newPasswordBody(filled, true)).toEqual({ paymentPassword: 'c', current: 'b' });
    expect(newPasswordBody(filled, false)).toEqual({ paymentPassword: 'c', loginPassword: 'a' });
  });

  it('[ERR-7] tells a wrong one at its field, with the tries that are left', () => {
    const tell = passwordFaultIn<'current' | 'loginPassword'>('current', 'loginPassword');
    expect(tell(refusal(20110, { attemptsLeft: 4 }))).toEqual({ current: { reason: 'unknown', limit: '4' } });
    expect(tell(refusal(20001))).toEqual({ loginPassword: { reason: 'unknown' } });
    expect(tell(refusal(20111))).toEqual({});
  });
});
