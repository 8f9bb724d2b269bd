import { limits, type MallOrder, type MallOrderState, mallOrderStates } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import {
  useMallInfoQuery,
  useMallOrderCancelMutation,
  useMallOrdersInfiniteQuery,
} from '@pavilion/sdk/react/money';
import {
  Badge,
  type BadgeTone,
  Button,
  breakpoint,
  Card,
  CopyButton,
  Empty,
  ErrorFallback,
  Select,
  Steps,
  toast,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useNow } from '../../../shared/calendar/use-now';
import { coinText } from '../../../shared/coins/coin-text';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { PageHeader } from '../../../shared/layout/page-header';
import { RowSkeletons } from '../../../shared/layout/row-skeletons';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { NextPage } from '../../../shared/paging/next-page';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { GiftPicture, pictureOf } from '../components/motifs/gift-picture';
import { mallMessages } from '../messages/mall-messages';
import { deliveryOf } from '../model/delivery';

const List = styled.ol`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  padding: ${token.space[4]} ${token.space[5]};
  & + & { border-top: 1px solid ${token.color.line}; }
  > :first-child { align-self: start; border-radius: ${token.radius.md}; }
  h2 { color: ${token.color.ink}; font-size: ${token.text.md}; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    padding: ${token.space[4]};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
  span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${token.space[1]}; }
`;

const Side = styled.div`
  display: grid;
  justify-items: end;
  align-self: start;
  gap: ${token.space[2]};
`;

const Progress = styled.div`
  grid-column: 1 / -1;
  padding-top: ${token.space[3]};
`;

const Offers = styled.section`
  padding: ${token.space[5]};
  border-top: 1px solid ${token.color.line};
  h2 { margin-bottom: ${token.space[4]}; font-size: ${token.text.md}; }
  ul { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${token.space[4]}; }
  a {
    display: grid;
    height: 100%;
    align-content: start;
    overflow: hidden;
    padding-bottom: ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.lg};
    &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
  }
  strong, span { padding-inline: ${token.space[3]}; }
  strong { padding-top: ${token.space[3]}; font-size: ${token.text.md}; }
  span { color: ${token.color.value}; font-size: ${token.text.sm}; font-variant-numeric: tabular-nums; }
  @media (max-width: ${breakpoint.tablet}px) { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

const stateNames = {
  placed: 'placed',
  packing: 'packing',
  shipped: 'shipped',
  received: 'receivedState',
  cancelled: 'cancelled',
  refused: 'refused',
} as const satisfies Readonly<Record<MallOrderState, string>>;

const tones: Readonly<Record<MallOrderState, BadgeTone>> = {
  placed: 'info',
  packing: 'info',
  shipped: 'value',
  received: 'success',
  cancelled: 'neutral',
  refused: 'danger',
};

const Order = ({ order }: { readonly order: MallOrder }) => {
  const ask = useConfirm();
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const moneyText = useMoneyText();
  const timeText = useTimeText();
  const now = useNow();
  const showError = useErrorToast();
  const [cancel, { isLoading }] = useMallOrderCancelMutation();
  const { id, state, money, address, tracking, reason, cancellableUntil } = order;
  const title = t('times', { title: text(order.title), quantity: order.quantity });
  const { steps, moneyLabel, valueLabel } = deliveryOf(order);
  const isUnderWay = steps.length > 0 && state !== 'cancelled' && state !== 'refused';
  const isCancellable =
    cancellableUntil !== null && (now === undefined || now < Date.parse(cancellableUntil));
  const moments = {
    placed: order.at,
    packing: order.packedAt,
    shipped: order.shippedAt,
    received: order.endedAt,
  };
  const askCancel = async () => {
    const isConfirmed = await ask({
      title: t('cancelOrder'),
      message: t('cancelText', { coins: coinText(order.coins) }),
      confirmText: t('cancelOrder'),
      cancelText: t('keepOrder'),
      direction: 'center',
    });
    if (!isConfirmed) return;
    try {
      await cancel({ id }).unwrap();
      toast.success(t('cancelledDone'));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Row>
      <GiftPicture {...pictureOf({ ...order, money: null })} />
      <Lines>
        <h2>{title}</h2>
        <time dateTime={order.at}>{timeText(order.at, 'minute')}</time>
        <span>
          {t('price', { coins: coinText(order.coins) })}
          {money !== null && ` · ${t(moneyLabel)} ${moneyText(money)}`}
        </span>
        <span>
          {t('orderId')} …{id.slice(-8)} <CopyButton text={id} label={t('copyOrderId')} iconOnly />
        </span>
        {address !== null && (
          <span>
            {t('sentTo')} {address}
          </span>
        )}
        {tracking !== null && valueLabel !== null && (
          <span>
            {t(valueLabel)} {tracking}
          </span>
        )}
        {reason !== null && (
          <span>
            {t('reason')} {text(reason)}
          </span>
        )}
      </Lines>
      <Side>
        <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
        {isCancellable && (
          <Button size="sm" loading={isLoading} onClick={askCancel}>
            {t('cancelOrder')}
          </Button>
        )}
      </Side>
      {isUnderWay && (
        <Progress>
          <Steps
            current={state === 'received' ? steps.length : steps.indexOf(state)}
            items={steps.map((each) => {
              const at = moments[each];
              return {
                id: each,
                title: t(stateNames[each]),
                description: at && timeText(at, 'brief'),
              };
            })}
          />
        </Progress>
      )}
    </Row>
  );
};

/** Gifts that a member without orders could choose, the cheapest first. */
const Suggestions = () => {
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const { data } = useMallInfoQuery({});
  const gifts = [...(data?.gifts ?? [])]
    .sort((one, other) => compareAmounts(one.price, other.price))
    .slice(0, 4);
  if (gifts.length === 0) return null;
  return (
    <Offers aria-labelledby="offers">
      <h2 id="offers">{t('offers')}</h2>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <Link to={paths.mine.mall}>
              <GiftPicture {...pictureOf(gift)} />
              <strong>{text(gift.title)}</strong>
              <span>{t('price', { coins: coinText(gift.price) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Offers>
  );
};

/** The member's orders in the mall (MAL-2). */
export const MallOrdersPage = ({ title }: PageProps) => {
  const t = useMessages(mallMessages);
  const closure = useProtection().protection?.closure;
  const [state, setState] = useState<MallOrderState | 'all'>('all');
  const list = useMallOrdersInfiniteQuery(state === 'all' ? {} : { state }, {
    refetchOnMountOrArgChange: true,
  });
  const orders = list.currentData?.pages.flatMap((page) => page.items);

  /** Whether there is nothing to filter. */
  const hasNone = state === 'all' && orders?.length === 0;

  const content = () => {
    if (!orders)
      return list.isError ? (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('ordersFailed')}
          message={<ErrorMessage error={list.error} />}
          onRetry={list.refetch}
          retrying={list.isFetching}
        />
      ) : (
        <RowSkeletons rows={3} />
      );
    if (orders.length === 0)
      return (
        <>
          <Empty
            compact
            picture={<SceneImage name="records" />}
            title={t(state === 'all' ? 'noOrders' : 'noOrdersOfState')}
            description={t('noOrdersText')}
            action={
              state === 'all' ? (
                !closure && (
                  <Button as={Link} variant="primary" to={paths.mine.mall}>
                    {t('toMall')}
                  </Button>
                )
              ) : (
                <Button onClick={() => setState('all')}>{t('showAll')}</Button>
              )
            }
          />
          {state === 'all' && !closure && <Suggestions />}
        </>
      );
    return (
      <>
        <List>
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </List>
        <NextPage list={list} />
      </>
    );
  };

  return (
    <Stack>
      <PageHeader
        title={title}
        lead={t('ordersLead', { minutes: limits.mall.cancellableFor / 60_000 })}
        scene="courier"
        isCool
      />
      <Card
        padding="none"
        aria-busy={!orders && !list.isError}
        extra={
          !hasNone && (
            <Select
              aria-label={t('state')}
              value={state}
              onValueChange={(value) => setState(value as MallOrderState | 'all')}
              options={[
                { value: 'all', label: t('all') },
                ...mallOrderStates.map((each) => ({ value: each, label: t(stateNames[each]) })),
              ]}
            />
          )
        }
        title={
          orders && orders.length > 0 && !list.hasNextPage
            ? t('orderCount', { count: orders.length })
            : t('orders')
        }
      >
        {content()}
      </Card>
    </Stack>
  );
};
