import { Button } from '@pavilion/ui';
import type { FormField, MemberAct, OperatorActName, OperatorRequest } from '../../src/operator/contract';
import { memberActs } from '../acts.generated';
import { useWords } from '../texts';
import { useAsk, useAskFields } from './act-dialog';
import { type AskField, sentValue, typedValue, useFieldOf } from './ask-fields';
import { valueAt } from './call-facts';
import { useCan } from './session';

interface Props {
  /** The answer of `memberInfo`, whose values forms can begin with. */
  readonly member: { readonly id: string; readonly isBlocked: boolean } & Readonly<Record<string, unknown>>;
  readonly onEnd: () => unknown;
  readonly acts?: readonly MemberAct[];
}

/** The buttons of the acts on a member that the operator may do now and that are defined by `memberAct`. */
export const MemberActs = ({ member, onEnd, acts = memberActs }: Props) => {
  const { id, isBlocked } = member;
  const { of } = useWords();
  const can = useCan();
  const ask = useAsk();
  const common = useAskFields();
  const fieldOf = useFieldOf();
  const askField = (field: FormField, { start }: MemberAct): AskField => {
    // Notes and reasons.
    if (!('label' in field)) return { ...common[field.kind], name: field.name, optional: field.optional };
    const path = start?.[field.name];
    const value = path === undefined ? undefined : valueAt(member, path.split('.'));
    if (value === undefined || value === null) return fieldOf(field);
    return { ...fieldOf(field), start: typedValue(value, field.kind) } as AskField;
  };
  return acts
    .filter(({ act, isBlocked: state = isBlocked }) => can(act) && state === isBlocked)
    .map((shown) => ({ ...shown, asked: shown.fields.map((field) => askField(field, shown)) }))
    .map(({ act, button, question, danger, fields, asked }) => (
      <Button
        key={act}
        variant={danger ? 'danger' : undefined}
        onClick={() =>
          ask({
            title: of(button),
            question: question && of(question),
            danger,
            fields: asked,
            act,
            body: (values) => {
              const given = fields.filter(({ name }) => values[name] !== undefined);
              const entries = given.map((field) => [field.name, sentValue(field, values[field.name])]);
              // The fields are those of the schema.
              return { id, ...Object.fromEntries(entries) } as OperatorRequest<OperatorActName>;
            },
            onEnd,
          })
        }
      >
        {of(button)}
      </Button>
    ));
};
