import { errorCodes } from '@pavilion/contract';
import { emptyRecovery, lacksPhone, recoveryErrors, validateIdentity, validateReset } from './recovery';

const refusal = (code: number, data?: unknown) => ({ kind: 'business' as const, code, message: '', data });

describe('payment password recovery', () => {
  it('requires the login password before a code is sent', () => {
    expect(validateIdentity(emptyRecovery)).toEqual({ loginPassword: { reason: 'required' } });
    expect(validateIdentity({ ...emptyRecovery, loginPassword: 'x' })).toEqual({});
  });

  it('requires the code, and the new password twice the same', () => {
    expect(validateReset(emptyRecovery)).toEqual({
      code: { reason: 'required' },
      paymentPassword: { reason: 'required' },
      repeat: { reason: 'required' },
    });
    const typed = { ...emptyRecovery, code: '123456', paymentPassword: '135790' };
    expect(validateReset({ ...typed, repeat: '135791' })).toEqual({ repeat: { reason: 'blocked' } });
    expect(validateReset({ ...typed, repeat: '135790' })).toEqual({});
  });

  it('[ERR-7] maps a wrong code and a wrong login password to their fields, and recognizes a missing phone', () => {
    expect(
      recoveryErrors(refusal(errorCodes.verificationCodeError, { challenge: { attemptsLeft: 3 } })),
    ).toEqual({
      code: { reason: 'unknown', limit: '3' },
    });
    expect(recoveryErrors(refusal(errorCodes.wrongCredentials))).toEqual({
      loginPassword: { reason: 'unknown' },
    });
    expect(recoveryErrors(refusal(errorCodes.loginCodeExpired))).toEqual({});
    expect(
      lacksPhone(refusal(errorCodes.validationError, { fields: [{ field: 'phone', reason: 'required' }] })),
    ).toBe(true);
    expect(lacksPhone(refusal(errorCodes.tooManyRequests))).toBe(false);
  });
});
