import { useLocale } from '../messages';

/** Loads what shows an error, so that it is there when the network is not. */
export const loadErrorToast = () => import('./error-toast');

/**
 * Shows errors of actions as toasts, for actions without a place for an error message. Resolves without a toast if its chunk
 * cannot be loaded.
 */
export const useErrorToast = () => {
  const { locale } = useLocale();
  return (error: unknown): Promise<void> =>
    loadErrorToast().then(
      ({ showErrorToast }) => showErrorToast(error, locale),
      () => {},
    );
};
