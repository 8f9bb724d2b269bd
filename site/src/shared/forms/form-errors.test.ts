import { codeDefinition, codes, errorCodes } from '@pavilion/contract';
import { fieldErrorsOf, formErrorOf } from './form-errors';

const refusal = (code: number, data?: unknown) => ({
  kind: 'business' as const,
  code,
  message: '提示',
  data,
});

describe('formErrorOf', () => {
  const risks = Object.entries(codes).filter(([, { kind }]) => kind === 'login-risk');

  it.each(risks)(
    '[ERR-7] words the login-risk code %s as the catalogue does, with its next step',
    (code, row) => {
      const formError = formErrorOf(refusal(Number(code)), codeDefinition);
      expect(formError.text).toEqual(row.message);
      expect(formError.step).toBe(row.nextStep);
    },
  );

  it('keeps the gateway’s message for an unknown code, or without a catalogue', () => {
    expect(formErrorOf(refusal(77_777), codeDefinition)).toMatchObject({ text: undefined, message: '提示' });
    expect(formErrorOf(refusal(errorCodes.wrongCredentials), undefined)).toMatchObject({
      text: undefined,
      message: '提示',
    });
  });
});

describe('fieldErrorsOf', () => {
  it('[ERR-7] returns the errors of the form’s fields', () => {
    const data = {
      fields: [
        { field: 'account', reason: 'too-short', limit: '4' },
        { field: 'elsewhere', reason: 'format' },
      ],
    };
    expect(fieldErrorsOf(refusal(errorCodes.validationError, data), ['account', 'password'])).toEqual({
      account: { reason: 'too-short', limit: '4' },
    });
  });

  it('returns none for another code, or without data', () => {
    expect(
      fieldErrorsOf(
        refusal(errorCodes.wrongCredentials, { fields: [{ field: 'account', reason: 'taken' }] }),
        ['account'],
      ),
    ).toEqual({});
    expect(fieldErrorsOf(refusal(errorCodes.validationError), ['account'])).toEqual({});
  });
});
