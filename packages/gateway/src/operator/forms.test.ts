import { type TProperties, Type } from '@sinclair/typebox';
import {
  AmountInput,
  DayInput,
  fact,
  Id,
  LocalInput,
  labelled,
  Note,
  Nullable,
  OneOf,
  Reason,
  TimeInput,
} from './contract/define';
import { checkStart, factsOf, formFieldsOf } from './contract/forms';

const label = { 'zh-CN': '名', en: 'Name' };
const fieldsOf = (fields: TProperties) =>
  formFieldsOf({ request: Type.Object({ id: Id, ...fields, note: Note }) });

describe('the form of an act on a member', () => {
  it('[OPS-5] has a field for each field of the request', () => {
    const required = { optional: false, label };
    const [a, b] = [
      { 'zh-CN': '甲', en: 'A' },
      { 'zh-CN': '乙', en: 'B' },
    ];
    expect(
      fieldsOf({
        reason: Type.Optional(Reason),
        above: labelled(AmountInput, label),
        days: labelled(Type.Optional(Type.Integer({ minimum: 1 })), label),
        from: labelled(DayInput, label),
        until: labelled(TimeInput, label),
        word: labelled(Type.String(), label),
        isHeld: labelled(Type.Boolean(), label),
        kind: labelled(OneOf(['a', 'b']), label, { a, b }),
      }),
    ).toEqual([
      { name: 'reason', kind: 'reason', optional: true },
      { name: 'above', kind: 'amount', ...required },
      { name: 'days', kind: 'number', optional: true, label },
      { name: 'from', kind: 'day', ...required },
      { name: 'until', kind: 'moment', ...required },
      { name: 'word', kind: 'text', ...required },
      { name: 'isHeld', kind: 'boolean', ...required },
      {
        ...{ name: 'kind', kind: 'choice', ...required },
        options: [
          { value: 'a', label: a },
          { value: 'b', label: b },
        ],
      },
      { name: 'note', kind: 'note', optional: false },
    ]);
  });

  it('[OPS-5] has lists: of choices, and of steps with numbers and amounts', () => {
    const step = Type.Object({ days: labelled(Type.Integer(), label), amount: labelled(AmountInput, label) });
    const a = { 'zh-CN': '甲', en: 'A' };
    expect(
      fieldsOf({
        games: labelled(Type.Array(OneOf(['a'])), label, { a }),
        steps: labelled(Type.Array(step, { maxItems: 4 }), label),
        question: labelled(LocalInput(20), label),
      }).slice(0, -1),
    ).toEqual([
      { name: 'games', kind: 'several', optional: false, label, options: [{ value: 'a', label: a }] },
      {
        ...{ name: 'steps', kind: 'steps', optional: false, label, most: 4 },
        fields: [
          { name: 'days', kind: 'number', label },
          { name: 'amount', kind: 'amount', label },
        ],
      },
      { name: 'question', kind: 'local', optional: false, label },
    ]);
  });

  it.each([
    ['a label', { word: Type.String() }, '"word" has no label'],
    ['names of its values', { kind: labelled(OneOf(['a']), label) }, 'The value "a" of "kind" has no label'],
    ['a field of forms', { list: labelled(Type.Array(Type.String()), label) }, 'No field of a form'],
  ])('[OPS-5] is refused for a field without %s', (_, fields, message) => {
    expect(() => fieldsOf(fields)).toThrow(message);
  });
});

it('[OPS-5] fields of the form of an act begin with values of the answer about the member', () => {
  const fields = fieldsOf({ word: labelled(Type.String(), label) });
  const answer = Type.Object({
    nickname: Type.String(),
    closure: Nullable(Type.Object({ until: Type.String() })),
  });
  const check = (start: Readonly<Record<string, string>>) => () => checkStart(start, fields, answer);
  expect(check({ word: 'nickname' })).not.toThrow();
  expect(check({ word: 'closure.until' })).not.toThrow();
  expect(check({ other: 'nickname' })).toThrow('"other", which is no field');
  expect(check({ word: 'closure.from' })).toThrow('"closure.from", which is no value of `memberInfo`');
});

it('[OPS-5] the facts of an answer are its marked values, in its order, also of its parts', () => {
  const schema = Type.Object({
    id: Id,
    name: fact(Type.String(), 'text', label),
    balances: Type.Object({ main: fact(Type.String(), 'money', label), other: Type.String() }),
    at: fact(Nullable(Type.String()), 'time', label),
  });
  expect(factsOf(schema)).toEqual([
    { path: ['name'], kind: 'text', label },
    { path: ['balances', 'main'], kind: 'money', label },
    { path: ['at'], kind: 'time', label },
  ]);
});
