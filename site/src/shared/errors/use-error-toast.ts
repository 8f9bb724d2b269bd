import { useLocale } from '../messages';

/**
 * Shows errors of actions as toasts, for actions without a place for an error message. Resolves without a toast if its chunk
 * cannot be loaded.
 */
export const useErrorToast = () => {
  const { locale } = useLocale();
  return (error: unknown): Promise<void> =>
    import('./error-toast').then(
      ({ showErrorToast }) => showErrorToast(error, locale),
      () => {},
    );
};
