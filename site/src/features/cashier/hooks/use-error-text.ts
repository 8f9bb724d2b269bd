import type { codeDefinition } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

/** What an error is called in the language shown. The catalogue is big, so it comes with the first refusal. */
export const useErrorText = () => {
  const t = useMessages(cashierMessages);
  const local = useLocalText();
  const [define, setDefine] = useState<{ readonly code: typeof codeDefinition }>();
  useEffect(() => {
    let isHere = true;
    import('@pavilion/contract').then(
      (module) => isHere && setDefine({ code: module.codeDefinition }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);

  return ({ kind, code, message }: SdkErrorData): string => {
    if (kind === 'offline') return t('failureOffline');
    if (kind === 'timeout') return t('failureTimeout');
    if (kind !== 'business') return t('failureOther');
    const wording = code === undefined ? undefined : define?.code(code)?.message;
    return wording ? local(wording) : message;
  };
};
