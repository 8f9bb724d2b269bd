import fc from 'fast-check';
import { createFormReducer, type FormEvent, initialForm } from './form-state';

const empty = { name: '', agreed: false };
type Values = typeof empty;
const reduce = createFormReducer<Values>(({ name, agreed }) => ({
  ...(name.length < 3 ? { name: { reason: 'too-short' as const } } : {}),
  ...(agreed ? {} : { agreed: { reason: 'must-accept' as const } }),
}));
const run = (...events: FormEvent<Values>[]) => events.reduce(reduce, initialForm(empty));

const event = fc.oneof(
  fc.record({
    kind: fc.constant('changed' as const),
    field: fc.constant('name' as const),
    value: fc.string(),
  }),
  fc.constant({ kind: 'submitted' as const }),
  fc.constant({
    kind: 'refused' as const,
    faults: { name: { reason: 'taken' as const } },
    problem: undefined,
  }),
);

describe('form state', () => {
  it('complains of nothing before it is sent', () => {
    expect(run({ kind: 'changed', field: 'name', value: 'a' }).faults).toEqual({});
  });

  it('judges every field when it is sent, and a field at fault with every change', () => {
    const sent = run({ kind: 'submitted' });
    expect(Object.keys(sent.faults)).toEqual(['name', 'agreed']);
    const typing = reduce(sent, { kind: 'changed', field: 'name', value: 'ab' });
    expect(typing.faults.name).toEqual({ reason: 'too-short' });
    const typed = reduce(typing, { kind: 'changed', field: 'name', value: 'abc' });
    expect(Object.keys(typed.faults)).toEqual(['agreed']);
  });

  it('drops the gateway’s complaint of a field when that field changes', () => {
    const refused = run(
      { kind: 'changed', field: 'name', value: 'abcd' },
      { kind: 'refused', faults: { name: { reason: 'taken' } }, problem: undefined },
    );
    expect(refused.faults.name).toEqual({ reason: 'taken' });
    expect(reduce(refused, { kind: 'changed', field: 'name', value: 'abcde' }).faults).toEqual({});
  });

  it('fills in only what is still empty', () => {
    const typed = run({ kind: 'changed', field: 'name', value: 'mine' });
    const filled = reduce(typed, { kind: 'prefilled', values: { name: 'theirs', agreed: true } });
    expect(filled.values).toEqual({ name: 'mine', agreed: true });
  });

  it('never loses what was typed last, whatever is refused', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const typed = events.findLast((each) => each.kind === 'changed')?.value ?? '';
        expect(run(...events).values.name).toBe(typed);
      }),
    );
  });
});
