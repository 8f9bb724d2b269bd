import fc from 'fast-check';
import { emptyRecovery, type Recovery, validateRecovery } from './recovery';

const right: Recovery = {
  account: 'moonlit_8',
  phone: '(86)13800002026',
  answer: '271828',
  password: 'Boathouse2027',
};
/** The fields that each step shows. */
const shown = {
  identify: ['account', 'phone'],
  code: ['answer'],
  password: ['password'],
  done: [],
} as const;
const steps = Object.keys(shown) as (keyof typeof shown)[];

describe('validation of a password recovery', () => {
  it.each(steps)('requires every field that step %s shows, and no other', (step) => {
    expect(Object.keys(validateRecovery[step](emptyRecovery))).toEqual(shown[step]);
    expect(validateRecovery[step](right)).toEqual({});
  });

  it('rejects an account of spaces and an invalid phone', () => {
    expect(validateRecovery.identify({ ...right, account: '  ' })).toEqual({
      account: { reason: 'required' },
    });
    expect(validateRecovery.identify({ ...right, phone: '(86)12' })).toEqual({ phone: { reason: 'format' } });
  });

  it('never reports an error of a field that the step does not show', () => {
    const form = fc.record({
      account: fc.string(),
      phone: fc.string(),
      answer: fc.string(),
      password: fc.string(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...steps), form, (step, values) => {
        const errors = Object.keys(validateRecovery[step](values));
        expect(errors.filter((field) => !(shown[step] as readonly string[]).includes(field))).toEqual([]);
      }),
    );
  });
});
