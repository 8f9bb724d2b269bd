import { errorCodes } from '@pavilion/contract';
import { buildChallenge } from '@pavilion/sdk/testing';
import { checkAfter } from './check';

const challenge = buildChallenge();
const refusal = (code: number, asked: typeof challenge | null = challenge) =>
  ({ kind: 'business', code, message: '', data: { challenge: asked } }) as const;
const before = { code: 6024, challenge: buildChallenge({ id: 'earlier' }) };

describe('the check of a login', () => {
  it('[ERR-7] starts with the code that asks for it, and keeps it after wrong answers', () => {
    expect(checkAfter(refusal(errorCodes.loginSmsRequired), undefined)).toEqual({ code: 6021, challenge });
    expect(checkAfter(refusal(errorCodes.loginCodeWrong), before)).toEqual({ code: 6024, challenge });
    expect(checkAfter(refusal(errorCodes.loginCodeExpired), before)).toEqual({ code: 6024, challenge });
  });

  it('[ERR-7] changes with another code', () => {
    expect(checkAfter(refusal(errorCodes.realNameRequired), before)).toEqual({ code: 6027, challenge });
  });

  it('[ERR-7] ends with a rejection without a challenge', () => {
    expect(checkAfter(refusal(errorCodes.loginLocked, null), before)).toBeUndefined();
    expect(checkAfter({ kind: 'business', code: 20_001, message: '' }, before)).toBeUndefined();
  });

  it('stays after a connection error', () => {
    expect(checkAfter({ kind: 'network', message: '' }, before)).toBe(before);
  });
});
