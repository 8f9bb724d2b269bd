import type { FormField, PayoutKind } from '@pavilion/contract';
import type { FormValues } from '@pavilion/contract/forms';
import { useLocalText } from '../../../shared/messages';
import { grouped } from '../model/form-values';
import { AccountFace } from './account-face';

interface PayoutPreviewProps {
  readonly kind: PayoutKind;
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly values: FormValues;
}

/** How the account will look, while it is typed. What it says stands in the form beside it. */
export const PayoutPreview = ({ kind, name, fields, values }: PayoutPreviewProps) => {
  const text = useLocalText();
  const choice = fields.find(({ control }) => control === 'choice');
  const chosen = choice?.options.find(({ value }) => value === values[choice.name]);
  const owner = fields.find(({ control }) => control === 'fixed');
  return (
    <div aria-hidden="true">
      <AccountFace
        kind={kind}
        title={chosen ? text(chosen.label) : name}
        number={grouped(values.number ?? '') || '**** **** **** ****'}
        owner={owner?.value ?? null}
      />
    </div>
  );
};
