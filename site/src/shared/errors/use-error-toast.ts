import { useLocale } from '../messages';
import { showErrorToast } from './error-toast';

/** Says a failure where the screen has no place for it: what was asked for by a press, and did not come. */
export const useErrorToast = () => {
  const { locale } = useLocale();
  return (error: unknown) => showErrorToast(error, locale);
};
