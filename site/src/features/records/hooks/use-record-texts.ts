import type { GameCategory, LocalText, TransactionKind } from '@pavilion/contract';
import { useMemo } from 'react';
import { gamesMessages } from '../../../shared/games/games-messages';
import { type Locale, type Translate, useLocale, useMessages } from '../../../shared/messages';
import { transactionKindMessages } from '../../../shared/payment/transaction-kinds';
import { recordsMessages } from '../messages/records-messages';

/** The texts that the columns and filters of a record table need, in the current language. */
export interface RecordTexts {
  readonly locale: Locale;
  readonly t: Translate<(typeof recordsMessages)['zh-CN']>;
  readonly category: (category: GameCategory) => string;
  readonly transactionKind: (kind: TransactionKind) => string;
  readonly text: (text: LocalText) => string;
}

export const useRecordTexts = (): RecordTexts => {
  const { locale } = useLocale();
  const t = useMessages(recordsMessages);
  const category = useMessages(gamesMessages);
  const transactionKind = useMessages(transactionKindMessages);
  return useMemo(
    () => ({ locale, t, category, transactionKind, text: (text) => text[locale] }),
    [locale, t, category, transactionKind],
  );
};
