import { SdkError } from '../../errors/sdk-error';
import type { NavigationPort } from '../../ports/ports';

/** Throws why there is no answer. Source: ERR-8. */
export const transportError =
  (navigation: NavigationPort) =>
  (thrown: unknown): never => {
    if (thrown instanceof SdkError) throw thrown;
    const kind = navigation.online() ? 'network' : 'offline';
    const rawMessage = thrown instanceof Error ? thrown.message : String(thrown ?? '');
    throw new SdkError({ kind, rawMessage, cause: thrown });
  };
