import { errorCodes } from '@pavilion/contract';
import {
  emptyChange,
  loginPasswordErrors,
  type NewChange,
  newChangeBody,
  validateNewChange,
} from './new-change';

const validate = (values: NewChange) => validateNewChange(values, { today: '2026-11-28', adultAge: 18 });

const whole = { ...emptyChange, value: ' 张三丰 ', pictures: 'a b', loginPassword: 'Pavilion2026' };

describe('a request to change the profile', () => {
  it('requires a value, a picture and the login password, and no note', () => {
    expect(Object.keys(validate(emptyChange))).toEqual(['value', 'pictures', 'loginPassword']);
    expect(validate(whole)).toEqual({});
    expect(validate({ ...whole, value: '  ' })).toEqual({ value: { reason: 'required' } });
  });

  it('validates the value by the rules of the chosen field', () => {
    const errorOf = (field: typeof whole.field, value: string) => validate({ ...whole, field, value }).value;
    expect(errorOf('real-name', '张三2')).toEqual({ reason: 'format' });
    expect(errorOf('phone', '(86)12')).toEqual({ reason: 'format' });
    expect(errorOf('birthday', '1990-02-30')).toEqual({ reason: 'format' });
    expect(errorOf('birthday', '2008-11-28')).toBeUndefined();
    expect(errorOf('birthday', '2008-11-29')).toEqual({ reason: 'under-age', limit: '18' });
    expect(errorOf('email', 'me@home')).toEqual({ reason: 'format' });
    expect(errorOf('email', 'Me@Example.org')).toBeUndefined();
  });

  it('is sent normalized, without an empty note', () => {
    const body = { field: 'real-name', value: '张三丰', pictures: ['a', 'b'], loginPassword: 'Pavilion2026' };
    expect(newChangeBody(whole)).toEqual(body);
    expect(newChangeBody({ ...whole, note: ' 写错了 ' })).toEqual({ ...body, note: '写错了' });
  });

  it('[ERR-7] maps a wrong login password to its field', () => {
    const refusal = (code: number) => ({ kind: 'business' as const, code, message: '' });
    expect(loginPasswordErrors(refusal(errorCodes.wrongCredentials))).toEqual({
      loginPassword: { reason: 'unknown' },
    });
    expect(loginPasswordErrors(refusal(errorCodes.validationError))).toEqual({});
  });
});
