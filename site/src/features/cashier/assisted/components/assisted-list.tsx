import type { AssistedDeposit } from '@pavilion/contract';
import { useAssistedDepositListInfiniteQuery } from '@pavilion/sdk/react/money';
import { Badge, type BadgeTone, Card, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { NextPage } from '../../../../shared/paging/next-page';
import { PaymentMark } from '../../../../shared/payment/payment-mark';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { type AssistedKey, assistedMessages } from '../messages/assisted-messages';

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} ${token.space[5]};
  }
  li + li { border-top: 1px solid ${token.color.line}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; overflow-wrap: anywhere; }
`;

const Bones = styled.div`
  padding: ${token.space[5]};
`;

const states = {
  requested: { text: 'stateRequested', tone: 'info' },
  assigned: { text: 'stateAssigned', tone: 'info' },
  instructed: { text: 'stateInstructed', tone: 'warning' },
  paid: { text: 'statePaid', tone: 'success' },
  refused: { text: 'stateRefused', tone: 'danger' },
  expired: { text: 'stateExpired', tone: 'neutral' },
  cancelled: { text: 'stateCancelled', tone: 'neutral' },
} as const satisfies Readonly<
  Record<AssistedDeposit['state'], { readonly text: AssistedKey; readonly tone: BadgeTone }>
>;

/** The assisted deposits of the member, newest first. */
export const AssistedList = () => {
  const t = useMessages(assistedMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const list = useAssistedDepositListInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const { error, isFetching } = list;
  const items = list.data?.pages.flatMap((page) => page.items);

  const body = () => {
    if (!items && error)
      return (
        <ErrorFallback
          compact
          title={t('listFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void list.refetch()}
          retrying={isFetching}
        />
      );
    if (!items)
      return (
        <Bones>
          <Skeleton lines={3} />
        </Bones>
      );
    if (items.length === 0)
      return (
        <Empty
          compact
          picture={<SceneImage name="records" />}
          title={t('listEmpty')}
          description={t('listEmptyText')}
        />
      );
    return (
      <>
        <List>
          {items.map(({ id, amount, channel, state, reason, at }) => (
            <li key={id}>
              <PaymentMark mark={channel.mark} />
              <div>
                <Money value={amount} />
                <p className="pv-num">
                  {text(channel.name)} · {timeText(at, 'brief')}
                </p>
                {reason && <p>{t('refusedText', { reason: text(reason) })}</p>}
              </div>
              <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
            </li>
          ))}
        </List>
        <NextPage list={list} />
      </>
    );
  };

  return (
    <Card title={t('listTitle')} padding="none" aria-busy={!items && !error}>
      {body()}
    </Card>
  );
};
