import type { PayoutForm } from '@pavilion/contract';
import type { FormValues } from '@pavilion/contract/forms';
import { useLocalText } from '../../../shared/messages';
import { groupDigits } from '../../../shared/schema-fields/form-values';
import { AccountFace } from './account-face';

interface PayoutPreviewProps {
  readonly form: PayoutForm;
  readonly values: FormValues;
}

/** Previews the account while it is typed. Hidden from assistive technology, because the form has the same content. */
export const PayoutPreview = ({ form, values }: PayoutPreviewProps) => {
  const text = useLocalText();
  const { mark, name, fields, numberField, titleField } = form;
  const title = fields
    .find((field) => field.name === titleField)
    ?.options.find(({ value }) => value === values[titleField ?? '']);
  const details = fields.flatMap(({ name, label, control, options }) => {
    const value = values[name];
    if (!value || control === 'fixed' || control === 'secret' || name === numberField || name === titleField)
      return [];
    const option = options.find((each) => each.value === value);
    return [{ name, label, value: option?.label ?? { 'zh-CN': value, en: value } }];
  });
  const owner = fields.find(({ control }) => control === 'fixed');
  return (
    <div aria-hidden="true">
      <AccountFace
        mark={mark}
        title={text(title ? title.label : name)}
        number={groupDigits(values[numberField] ?? '') || '**** **** **** ****'}
        owner={owner?.value ?? null}
        details={details}
      />
    </div>
  );
};
