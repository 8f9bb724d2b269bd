import { Button } from '@pavilion/ui';
import type { FormField, MemberAct, OperatorActName, OperatorRequest } from '../../src/operator/contract';
import { memberActs } from '../acts.generated';
import { useWords } from '../texts';
import { useAsk, useAskFields } from './act-dialog';
import { type AskField, sentValue, useFieldOf } from './ask-fields';
import { useCan } from './session';

interface Props {
  readonly member: { readonly id: string; readonly isBlocked: boolean };
  readonly onEnd: () => unknown;
  readonly acts?: readonly MemberAct[];
}

/** The buttons of the acts on a member that the operator may do now and that are defined by `memberAct`. */
export const MemberActs = ({ member: { id, isBlocked }, onEnd, acts = memberActs }: Props) => {
  const { of } = useWords();
  const can = useCan();
  const ask = useAsk();
  const common = useAskFields();
  const fieldOf = useFieldOf();
  const askField = (field: FormField): AskField => {
    if ('label' in field) return fieldOf(field);
    // Notes and reasons.
    return { ...common[field.kind], name: field.name, optional: field.optional };
  };
  return acts
    .filter(({ act, isBlocked: state = isBlocked }) => can(act) && state === isBlocked)
    .map(({ act, button, question, danger, fields }) => (
      <Button
        key={act}
        variant={danger ? 'danger' : undefined}
        onClick={() =>
          ask({
            title: of(button),
            question: question && of(question),
            danger,
            fields: fields.map(askField),
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
