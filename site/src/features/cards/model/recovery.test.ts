import { emptyRecovery, judgeAnswer, judgeAsking, lacksPhone, recoveryFaults } from './recovery';

const refusal = (code: number, data?: unknown) => ({ kind: 'business' as const, code, message: '', data });

describe('a forgotten payment password', () => {
  it('asks for the login password before a code is sent', () => {
    expect(judgeAsking(emptyRecovery)).toEqual({ loginPassword: { reason: 'required' } });
    expect(judgeAsking({ ...emptyRecovery, loginPassword: 'x' })).toEqual({});
  });

  it('asks for the code, and for the new one twice the same', () => {
    expect(judgeAnswer(emptyRecovery)).toEqual({
      code: { reason: 'required' },
      paymentPassword: { reason: 'required' },
      repeat: { reason: 'required' },
    });
    const typed = { ...emptyRecovery, code: '123456', paymentPassword: '135790' };
    expect(judgeAnswer({ ...typed, repeat: '135791' })).toEqual({ repeat: { reason: 'blocked' } });
    expect(judgeAnswer({ ...typed, repeat: '135790' })).toEqual({});
  });

  it('[ERR-7] tells a wrong code and a wrong login password at their fields, and that there is no phone', () => {
    expect(recoveryFaults(refusal(10409, { challenge: { attemptsLeft: 3 } }))).toEqual({
      code: { reason: 'unknown', limit: '3' },
    });
    expect(recoveryFaults(refusal(20001))).toEqual({ loginPassword: { reason: 'unknown' } });
    expect(recoveryFaults(refusal(6036))).toEqual({});
    expect(lacksPhone(refusal(10003, { fields: [{ field: 'phone', reason: 'required' }] }))).toBe(true);
    expect(lacksPhone(refusal(20004))).toBe(false);
  });
});
