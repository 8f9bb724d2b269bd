import fc from 'fast-check';
import { emptyRecovery, judgeRecovery, type Recovery } from './recovery';

const right: Recovery = {
  account: 'moonlit_8',
  phone: '(86)13800002026',
  answer: '271828',
  password: 'Boathouse2027',
};
/** What each step shows, and so may complain of. */
const shown = {
  identify: ['account', 'phone'],
  code: ['answer'],
  password: ['password'],
  done: [],
} as const;
const steps = Object.keys(shown) as (keyof typeof shown)[];

describe('the judgement of a forgotten password', () => {
  it.each(steps)('at %s asks for all that is shown, and for nothing else', (step) => {
    expect(Object.keys(judgeRecovery[step](emptyRecovery))).toEqual(shown[step]);
    expect(judgeRecovery[step](right)).toEqual({});
  });

  it('takes an account of spaces for none, and a phone that is none for wrong', () => {
    expect(judgeRecovery.identify({ ...right, account: '  ' })).toEqual({ account: { reason: 'required' } });
    expect(judgeRecovery.identify({ ...right, phone: '(86)12' })).toEqual({ phone: { reason: 'format' } });
  });

  it('never complains of what the step does not show, whatever stands in the form', () => {
    const form = fc.record({
      account: fc.string(),
      phone: fc.string(),
      answer: fc.string(),
      password: fc.string(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...steps), form, (step, values) => {
        const faults = Object.keys(judgeRecovery[step](values));
        expect(faults.filter((field) => !(shown[step] as readonly string[]).includes(field))).toEqual([]);
      }),
    );
  });
});
