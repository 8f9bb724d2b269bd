import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FormError } from '../../../shared/forms/form-errors';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { useMessages } from '../../../shared/messages';

/** Shows why a submission was rejected, and that the input is kept. */
export const SubmitError = ({ error }: { error: FormError | undefined }) => {
  const t = useMessages(formsMessages);
  return error ? <FormErrorBox error={error}>{t('inputKept')}</FormErrorBox> : null;
};
