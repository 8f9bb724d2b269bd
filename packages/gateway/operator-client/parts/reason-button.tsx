import type { LocalText } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import type { OperatorActName, OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { useAsk, useAskFields } from './act-dialog';

/** The button of an act in a list that needs a reason which the member reads, such as a refusal. */
export const ReasonButton = <Name extends OperatorActName>({
  label,
  title = label,
  danger,
  act,
  body,
  onEnd,
}: {
  readonly label: string;
  /** The title of the dialog, if it says more than the button. */
  readonly title?: string;
  /** Marks an act that takes something from the member. */
  readonly danger?: boolean;
  readonly act: Name;
  /** The request, with the reason. */
  readonly body: (reason: LocalText) => OperatorRequest<Name>;
  readonly onEnd: (answer: OperatorResponse<Name> | undefined) => unknown;
}) => {
  const ask = useAsk();
  const { reason } = useAskFields();
  return (
    <Button
      size="sm"
      variant={danger ? 'danger' : undefined}
      onClick={() =>
        ask({
          title,
          danger,
          fields: [reason],
          act,
          body: (values) => body(values.reason as LocalText),
          onEnd,
        })
      }
    >
      {label}
    </Button>
  );
};
