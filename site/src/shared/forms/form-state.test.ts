import fc from 'fast-check';
import { createFormReducer, type FormEvent, initialFormState } from './form-state';

const empty = { name: '', other: '', agreed: false };
type Values = typeof empty;
const reduce = createFormReducer<Values>(empty, ({ name, other, agreed }) => ({
  ...(name.length < 3 ? { name: { reason: 'too-short' as const } } : {}),
  ...(other === name && name !== '' ? { other: { reason: 'blocked' as const } } : {}),
  ...(agreed ? {} : { agreed: { reason: 'must-accept' as const } }),
}));
const run = (...events: FormEvent<Values>[]) => events.reduce(reduce, initialFormState(empty));
const changed = (values: Partial<Values>) => ({ type: 'changed', values }) as const;
const rejected = { type: 'rejected', errors: { name: { reason: 'taken' } }, formError: undefined } as const;

const event = fc.oneof(
  fc.string().map((name) => changed({ name })),
  fc.constant({ type: 'submitted' as const }),
  fc.constant(rejected),
);

describe('form state', () => {
  it('shows no error before the form is submitted', () => {
    expect(run(changed({ name: 'a' })).errors).toEqual({});
  });

  it('validates every field on submit, and a field with an error on every change', () => {
    const submitted = run({ type: 'submitted' });
    expect(Object.keys(submitted.errors)).toEqual(['name', 'agreed']);
    const typing = reduce(submitted, changed({ name: 'ab' }));
    expect(typing.errors.name).toEqual({ reason: 'too-short' });
    const typed = reduce(typing, changed({ name: 'abc' }));
    expect(Object.keys(typed.errors)).toEqual(['agreed']);
  });

  it('drops a field’s error when another field removes its cause', () => {
    const submitted = run(changed({ name: 'same', other: 'same', agreed: true }), { type: 'submitted' });
    expect(submitted.errors).toEqual({ other: { reason: 'blocked' } });
    expect(reduce(submitted, changed({ name: 'another' })).errors).toEqual({});
  });

  it('drops the gateway’s error of a field when that field changes, and not before', () => {
    const state = run(changed({ name: 'abcd', agreed: true }), rejected);
    expect(reduce(state, changed({ other: 'x' })).errors).toEqual({ name: { reason: 'taken' } });
    expect(reduce(state, changed({ name: 'abcde' })).errors).toEqual({});
  });

  it('prefills only what is still the default', () => {
    const typed = run(changed({ name: 'mine' }));
    const filled = reduce(typed, { type: 'prefilled', values: { name: 'theirs', agreed: true } });
    expect(filled.values).toEqual({ ...empty, name: 'mine', agreed: true });
  });

  it('never loses the last input after any rejection', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const typed = events.findLast((each) => each.type === 'changed')?.values.name ?? '';
        expect(run(...events).values.name).toBe(typed);
      }),
    );
  });
});
