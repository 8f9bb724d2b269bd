import type { GameCategory, LocalText } from '@pavilion/contract';
import { useMemo } from 'react';
import { gamesMessages } from '../../../shared/games/games-messages';
import { type Locale, type Translate, translate, useLocale } from '../../../shared/messages';
import { recordsMessages } from '../messages/records-messages';

/** All that a table of configuration needs to put a record into words, in the language that is shown. */
export interface Words {
  readonly locale: Locale;
  readonly t: Translate<(typeof recordsMessages)['zh-CN']>;
  readonly category: (category: GameCategory) => string;
  readonly text: (text: LocalText) => string;
}

export const useWords = (): Words => {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      locale,
      t: translate(recordsMessages, locale),
      category: translate(gamesMessages, locale),
      text: (text) => text[locale],
    }),
    [locale],
  );
};
