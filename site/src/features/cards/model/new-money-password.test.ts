import { errorCodes } from '@pavilion/contract';
import { passwordErrorsFrom, paymentPasswordError } from './money-password';
import { emptyNewPassword, newPasswordBody, validateChange, validateFirst } from './new-money-password';

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
  ])('validates %p', (password, reason) => expect(paymentPasswordError(password)?.reason).toBe(reason));

  it('is confirmed by the login password first, by the current one later', () => {
    expect(validateFirst(sound)).toEqual({ loginPassword: { reason: 'required' } });
    expect(validateChange(sound)).toEqual({ current: { reason: 'required' } });
    expect(validateFirst({ ...sound, loginPassword: 'Pavilion2026' })).toEqual({});
    expect(validateChange({ ...sound, current: '246810' })).toEqual({});
  });

  it('must be repeated correctly', () => {
    expect(validateFirst({ ...sound, loginPassword: 'x', repeat: '135791' })).toEqual({
      repeat: { reason: 'blocked' },
    });
  });

  it('sends the required confirmation, and never the repetition', () => {
    const filled = { loginPassword: 'a', current: 'b', paymentPassword: 'c', repeat: 'c' };
    expect(newPasswordBody(filled, true)).toEqual({ paymentPassword: 'c', current: 'b' });
    expect(newPasswordBody(filled, false)).toEqual({ paymentPassword: 'c', loginPassword: 'a' });
  });

  it('[ERR-7] maps a wrong one to its field, with the attempts that are left', () => {
    const errorsFrom = passwordErrorsFrom<'current' | 'loginPassword'>('current', 'loginPassword');
    expect(errorsFrom(refusal(errorCodes.paymentPasswordWrong, { attemptsLeft: 4 }))).toEqual({
      current: { reason: 'unknown', limit: '4' },
    });
    expect(errorsFrom(refusal(errorCodes.wrongCredentials))).toEqual({
      loginPassword: { reason: 'unknown' },
    });
    expect(errorsFrom(refusal(errorCodes.paymentPasswordLocked))).toEqual({});
  });
});
