import { useLocale } from '../messages';
import { showErrorToast } from './error-toast';

/** Shows errors of actions as toasts, for actions without a place for an error message. */
export const useErrorToast = () => {
  const { locale } = useLocale();
  return (error: unknown) => showErrorToast(error, locale);
};
