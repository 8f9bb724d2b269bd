import type { SdkErrorData } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { loadCodeDefinition } from '../../../shared/errors/load-code-definition';
import { useLocale } from '../../../shared/messages';

/** What the catalogue says of a business error; undefined for a failure on the way, for which the kit has words. */
export const useErrorText = (error: SdkErrorData | undefined): string | undefined => {
  const { locale } = useLocale();
  const [define, setDefine] = useState<Awaited<ReturnType<typeof loadCodeDefinition>>>();
  const code = error?.kind === 'business' ? error.code : undefined;
  useEffect(() => {
    if (code !== undefined) void loadCodeDefinition().then((found) => setDefine(() => found));
  }, [code]);
  return code === undefined ? undefined : (define?.(code)?.message[locale] ?? error?.message);
};
