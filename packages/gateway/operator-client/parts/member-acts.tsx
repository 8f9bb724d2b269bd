import { Button } from '@pavilion/ui';
import type { FormField, MemberAct, OperatorActName, OperatorRequest } from '../../src/operator/contract';
import { memberActs } from '../acts.generated';
import { useWords } from '../texts';
import { type AskField, useAsk, useAskFields } from './act-dialog';
import { useCan } from './session';

/** The value of a field in the request: the form holds texts. */
const sentValue = ({ kind }: FormField, value: unknown): unknown => {
  if (kind === 'number') return Number(value);
  return kind === 'moment' ? new Date(value as string).toISOString() : value;
};

interface Props {
  /** Of the member. */
  readonly id: string;
  readonly onEnd: () => unknown;
  readonly acts?: readonly MemberAct[];
}

/** The buttons of the acts on a member that the operator may do and that are defined by `memberAct`. */
export const MemberActs = ({ id, onEnd, acts = memberActs }: Props) => {
  const { of } = useWords();
  const can = useCan();
  const ask = useAsk();
  const common = useAskFields();
  const askField = (field: FormField): AskField => {
    const { name, optional } = field;
    // Notes and reasons.
    if (!('label' in field)) return { ...common[field.kind], name, optional };
    const label = of(field.label);
    if (field.kind !== 'choice') return { name, kind: field.kind, label, optional };
    const options = field.options.map((option) => ({ value: option.value, label: of(option.label) }));
    return { name, kind: 'choice', label, optional, options };
  };
  return acts
    .filter(({ act }) => can(act))
    .map(({ act, button, question, fields }) => (
      <Button
        key={act}
        onClick={() =>
          ask({
            title: of(button),
            question: question && of(question),
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

/** Names a fact of a request for the second operator: as the field of the form, or as requests of all acts name it. */
export const useFactName = (acts: readonly MemberAct[] = memberActs) => {
  const { texts, of } = useWords();
  return (call: string, name: string): string => {
    const field = acts.find(({ act }) => act === call)?.fields.find((each) => each.name === name);
    if (field && 'label' in field) return of(field.label);
    return texts.facts[name as keyof typeof texts.facts] ?? name;
  };
};
