import { emptyChange, judgeNewChange, loginFault, newChangeBody } from './new-change';

const whole = { ...emptyChange, value: ' 张三丰 ', pictures: 'a b', loginPassword: 'Pavilion2026' };

describe('a request to change the profile', () => {
  it('needs what it should be, a picture and the login password, and no note', () => {
    expect(Object.keys(judgeNewChange(emptyChange))).toEqual(['value', 'pictures', 'loginPassword']);
    expect(judgeNewChange(whole)).toEqual({});
    expect(judgeNewChange({ ...whole, value: '  ' })).toEqual({ value: { reason: 'required' } });
  });

  it('is sent as it is meant', () => {
    const body = { field: 'real-name', value: '张三丰', pictures: ['a', 'b'], loginPassword: 'Pavilion2026' };
    expect(newChangeBody(whole)).toEqual(body);
    expect(newChangeBody({ ...whole, note: ' 写错了 ' })).toEqual({ ...body, note: '写错了' });
  });

  it('[ERR-7] tells a wrong login password at its field', () => {
    const refusal = (code: number) => ({ kind: 'business' as const, code, message: '' });
    expect(loginFault(refusal(20001))).toEqual({ loginPassword: { reason: 'unknown' } });
    expect(loginFault(refusal(10003))).toEqual({});
  });
});
