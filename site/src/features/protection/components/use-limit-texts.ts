import type { PlayLimit } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useMessages } from '../../../shared/messages';
import { protectionMessages } from '../messages/protection-messages';

const kindKeys = { deposit: 'kindDeposit', stake: 'kindStake', loss: 'kindLoss', time: 'kindTime' } as const;
const aboutKeys = {
  deposit: 'kindDepositText',
  stake: 'kindStakeText',
  loss: 'kindLossText',
  time: 'kindTimeText',
} as const;
const spanKeys = { day: 'limitDay', week: 'limitWeek', month: 'limitMonth' } as const;

/** Names and amounts of limits: money, or minutes of the kind `time`. */
export const useLimitTexts = () => {
  const t = useMessages(protectionMessages);
  return {
    kindOf: (kind: PlayLimit['kind']) => t(kindKeys[kind]),
    aboutKind: (kind: PlayLimit['kind']) => t(aboutKeys[kind]),
    spanOf: (span: PlayLimit['span']) => t(spanKeys[span]),
    nameOf: ({ kind, span }: Pick<PlayLimit, 'kind' | 'span'>) =>
      t('ofKind', { kind: t(kindKeys[kind]), span: t(spanKeys[span]) }),
    amountOf: (kind: PlayLimit['kind'], amount: string) =>
      kind === 'time' ? t('minutes', { minutes: amount }) : formatAmount(amount),
  };
};
