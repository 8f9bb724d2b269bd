import {
  type Form,
  type FormOptions,
  type FormValues,
  useForm as useSharedForm,
} from '../../../shared/forms/use-form';
import { answerFault } from '../model/check';

/** A form in which a code that was sent may be asked for: a wrong one is told at the field `answer`. */
export const useForm = <V extends FormValues<V>>(options: FormOptions<V>): Form<V> =>
  useSharedForm({
    ...options,
    faultsIn: (error) => ('answer' in options.empty ? answerFault(error) : {}),
  });
