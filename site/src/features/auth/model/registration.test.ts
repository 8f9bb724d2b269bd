import { registrationBody } from './registration';

const filled = {
  account: 'moonlit_8',
  password: 'Lake2026x',
  phone: '',
  invite: '',
  ofAge: true,
  acceptsTerms: true,
};

describe('registration', () => {
  it('omits empty fields and trims the account', () => {
    expect(registrationBody({ ...filled, account: ' moonlit_8 ' }, undefined)).toEqual({
      account: 'moonlit_8',
      password: 'Lake2026x',
      ofAge: true,
      acceptsTerms: true,
    });
  });

  it('[INV-5] sends the captured code with its kind and bet', () => {
    const came = { kind: 'r_code', code: 'FRIEND7', bet: '20' } as const;
    expect(registrationBody({ ...filled, invite: ' FRIEND7 ' }, came).invite).toEqual(came);
  });

  it('[INV-5] sends a typed code as an invite code', () => {
    const came = { kind: 'i_code', code: 'AGENT1' } as const;
    expect(registrationBody({ ...filled, invite: 'OTHER2' }, came).invite).toEqual({
      kind: 'invite_code',
      code: 'OTHER2',
    });
  });

  it('[INV-3] sends no prefilled code that has expired, but the one that takes precedence then', () => {
    const values = { ...filled, invite: 'AGENT1', capturedInvite: 'AGENT1' };
    expect(registrationBody(values, undefined)).not.toHaveProperty('invite');
    const later = { kind: 'invite_code', code: 'WELCOME8' } as const;
    expect(registrationBody(values, later).invite).toEqual(later);
    const typed = { ...values, capturedInvite: '' };
    expect(registrationBody(typed, undefined).invite).toEqual({ kind: 'invite_code', code: 'AGENT1' });
  });

  it('[INV-5] sends no code when the visitor cleared it', () => {
    const came = { kind: 'i_code', code: 'AGENT1' } as const;
    expect(registrationBody({ ...filled, invite: ' ' }, came)).not.toHaveProperty('invite');
  });
});
