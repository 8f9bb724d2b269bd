import type { GameCategory, LocalText } from '@pavilion/contract';
import { inLanguage, punctuationOf } from '@pavilion/format';
import { gamesMessages } from '../../../shared/games/games-messages';
import { fill, useLocale, useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';

/**
 * Fills the templates of rules in the language that is shown. Of the fields it shows strings as amounts, since templates can
 * name no other strings, lists as names of categories, and numbers as they are; `texts` are values that are ready to be shown.
 */
export const useRuleText = () => {
  const { locale } = useLocale();
  const moneyText = useMoneyText();
  const nameOf = useMessages(gamesMessages);
  const format = (value: unknown): string | number => {
    if (typeof value === 'string') return moneyText(value);
    if (typeof value === 'number') return value;
    return (value as readonly GameCategory[]).map((name) => nameOf(name)).join(punctuationOf(locale).list);
  };
  return (template: LocalText, fields: object, texts: Readonly<Record<string, string>> = {}): string => {
    const text = inLanguage(template, locale);
    const named = Object.entries(fields).filter(([name]) => text.includes(`{${name}}`));
    const values = Object.fromEntries(named.map(([name, value]) => [name, format(value)]));
    return fill(text, { ...values, ...texts });
  };
};
