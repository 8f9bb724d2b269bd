import { emptyRegistration, judgeRegistration, registrationBody } from './registration';

const filled = {
  account: 'moonlit_8',
  password: 'Lake2026x',
  phone: '',
  invite: '',
  ofAge: true,
  acceptsTerms: true,
};

describe('registration', () => {
  it('finds nothing wrong with what is filled in well', () => {
    expect(judgeRegistration(filled)).toEqual({});
  });

  it('names every field at fault at once', () => {
    expect(judgeRegistration(emptyRegistration)).toEqual({
      account: { reason: 'required' },
      password: { reason: 'required' },
      ofAge: { reason: 'must-accept' },
      acceptsTerms: { reason: 'must-accept' },
    });
  });

  it.each(['(86)13812345678', '13812345678', '(852)51234567', ''])('[PHN-1] takes the phone %j', (phone) => {
    expect(judgeRegistration({ ...filled, phone })).toEqual({});
  });

  it.each(['(86)1381', '(86)138-1234', '(86)'])('[PHN-1] refuses the phone %j', (phone) => {
    expect(judgeRegistration({ ...filled, phone })).toEqual({ phone: { reason: 'format' } });
  });

  it('leaves out what was left empty, and the blanks around the account', () => {
    expect(registrationBody({ ...filled, account: ' moonlit_8 ' }, undefined)).toEqual({
      account: 'moonlit_8',
      password: 'Lake2026x',
      ofAge: true,
      acceptsTerms: true,
    });
  });

  it('[INV-5] sends the code by which the person came with its kind and its bet', () => {
    const came = { kind: 'r_code', code: 'FRIEND7', bet: '20' } as const;
    expect(registrationBody({ ...filled, invite: ' FRIEND7 ' }, came).invite).toEqual(came);
  });

  it('[INV-5] sends a code that was typed over it as an invite code', () => {
    const came = { kind: 'i_code', code: 'AGENT1' } as const;
    expect(registrationBody({ ...filled, invite: 'OTHER2' }, came).invite).toEqual({
      kind: 'invite_code',
      code: 'OTHER2',
    });
  });

  it('[INV-5] sends no code when the person took it out', () => {
    const came = { kind: 'i_code', code: 'AGENT1' } as const;
    expect(registrationBody({ ...filled, invite: ' ' }, came)).not.toHaveProperty('invite');
  });
});
