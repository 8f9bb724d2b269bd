import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FormError } from '../../../shared/forms/form-errors';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { useMessages } from '../../../shared/messages';

/** Why a submission was rejected, and that no input is lost. */
export const Refusal = ({ problem }: { problem: FormError | undefined }) => {
  const t = useMessages(formsMessages);
  return problem ? <FormErrorBox error={problem}>{t('inputKept')}</FormErrorBox> : null;
};
