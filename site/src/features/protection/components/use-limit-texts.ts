import {
  type LimitKind,
  type LimitUnit,
  limitDefinitions,
  limitSpanTexts,
  type PlayLimit,
} from '@pavilion/contract';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';
import { type ProtectionText, protectionMessages } from '../messages/protection-messages';

/** The label, the hint and the suffix of the field for each unit; money has the currency as prefix. */
const unitTexts = {
  money: { label: 'amount', hint: 'effectNone', suffix: undefined },
  count: { label: 'count', hint: 'effectNoneCount', suffix: 'countUnit' },
  minutes: { label: 'time', hint: 'effectNoneTime', suffix: 'minutesUnit' },
} as const satisfies Readonly<
  Record<
    LimitUnit,
    Readonly<Record<'label' | 'hint', ProtectionText>> & { suffix: ProtectionText | undefined }
  >
>;

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Names and amounts of limits, by their kind and its unit. */
export const useLimitTexts = () => {
  const t = useMessages(protectionMessages);
  const text = useLocalText();
  const moneyText = useMoneyText();
  const spanOf = (span: PlayLimit['span']) =>
    span === 'each' ? t('eachBet') : capitalize(text(limitSpanTexts[span].each));
  const amountIn: Readonly<Record<LimitUnit, (amount: string) => string>> = {
    money: (amount) => moneyText(amount),
    count: (count) => t('times', { count }),
    minutes: (minutes) => t('minutes', { minutes }),
  };
  return {
    kindOf: (kind: LimitKind) => text(limitDefinitions[kind].name),
    aboutKind: (kind: LimitKind) => text(limitDefinitions[kind].about),
    spanOf,
    nameOf: ({ kind, span }: Pick<PlayLimit, 'kind' | 'span'>) =>
      span === 'each'
        ? text(limitDefinitions[kind].name)
        : t('ofKind', { kind: text(limitDefinitions[kind].name), span: spanOf(span) }),
    fieldOf: (kind: LimitKind) => {
      const unit: LimitUnit = limitDefinitions[kind].unit;
      const { label, hint, suffix } = unitTexts[unit];
      return { label: t(label), hint: t(hint), suffix: suffix && t(suffix) };
    },
    amountOf: (kind: LimitKind, amount: string) => amountIn[limitDefinitions[kind].unit](amount),
  };
};
