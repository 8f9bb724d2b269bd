import { SdkError } from '../../errors/sdk-error';
import type { NavigationPort } from '../../ports/ports';

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown ?? '');

/** Why there is no answer. Source: ERR-8. */
export const transportError = (navigation: NavigationPort, thrown: unknown): SdkError => {
  if (thrown instanceof SdkError) return thrown;
  const kind = navigation.online() ? 'network' : 'offline';
  return new SdkError({ kind, rawMessage: messageOf(thrown), cause: thrown });
};
