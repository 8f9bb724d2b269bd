import type { codeDefinition } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';

/** The row of an error in the catalogue. The codes of providers are not ours, so their errors have none. */
export const catalogueRowOf = (
  { kind, code }: Pick<SdkErrorData, 'kind' | 'code'>,
  define: typeof codeDefinition | undefined,
) => ((kind === 'business' || kind === 'http') && code !== undefined ? define?.(code) : undefined);
