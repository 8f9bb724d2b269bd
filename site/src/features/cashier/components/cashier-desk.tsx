import { type DepositChannel, type DepositOrder, errorCodes } from '@pavilion/contract';
import {
  api,
  type PavilionStore,
  useDepositChannelsQuery,
  useDepositCreateMutation,
} from '@pavilion/sdk/react';
import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Beside } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { useFraudWarning } from '../hooks/use-anti-fraud';
import { useAttempt } from '../hooks/use-attempt';
import { useKept } from '../hooks/use-kept';
import { useOrder } from '../hooks/use-order';
import { cashierMessages } from '../messages/cashier-messages';
import type { Intent } from '../model/attempt';
import { cashierView } from '../model/cashier-view';
import { type DepositBody, depositDeed } from '../model/deeds';
import { type Draft, draftOfOrder, emptyDraft } from '../model/draft';
import { orderParam } from '../model/order-address';
import { LockCard } from '../withdrawal/components/lock-card';
import { halted } from '../withdrawal/model/lock-view';
import { CashierFailed, CashierOut } from './cashier-unavailable';
import { DepositForm } from './deposit-form';
import { DepositSide } from './deposit-side';
import { FormSkeleton } from './form-skeleton';
import { OrderClosed, OrderPaid } from './order-ended';
import { OrderPending } from './order-pending';
import { OrderSkeleton } from './order-skeleton';

/** A deposit from the choice of a channel to the credit, one view at a time. */
export const CashierDesk = ({ memberId }: { memberId: string | undefined }) => {
  const t = useMessages(cashierMessages);
  const openOrdersId = useId();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get(orderParam) ?? undefined;
  const [draft, setDraft] = useState(emptyDraft);

  const kept = useKept(depositDeed, memberId);
  const [create] = useDepositCreateMutation();
  const place = useCallback(
    async ({ body, key }: Intent<DepositBody>) => {
      const order = await create({ body, idempotencyKey: key }).unwrap();
      await dispatch(api.util.upsertQueryData('depositOrder', { id: order.id }, order));
      return order;
    },
    [create, dispatch],
  );
  const { attempt, dispatch: tell, send } = useAttempt(kept, place);
  const channels = useDepositChannelsQuery({});
  const order = useOrder(orderId);
  const { data: balances } = useWalletBalancesQuery({});
  const locks = balances?.halted ? [halted] : undefined;
  const view = cashierView({ orderId, order, locks, form: channels, attempt });

  // The address names the new order; once it does, the form is reset for the next deposit.
  const placedId = attempt.at === 'done' ? attempt.result.id : undefined;
  const showOrder = useEffectEvent((id: string) => setSearch({ [orderParam]: id }));
  useEffect(() => {
    if (placedId !== undefined) showOrder(placedId);
  }, [placedId]);
  useEffect(() => {
    if (placedId === undefined || placedId !== orderId) return;
    tell({ kind: 'reopened' });
    setDraft((earlier) => ({ ...earlier, amount: '' }));
  }, [placedId, orderId, tell]);

  // A refusal often means that the page is out of date: limits, fields, channels, open orders.
  const problem = attempt.at === 'editing' ? attempt.problem : undefined;
  const refetchChannels = useEffectEvent(() => channels.refetch());
  useEffect(() => {
    const code = Number(problem?.code);
    const staleChannels: readonly number[] = [
      errorCodes.depositOutOfRange,
      errorCodes.channelUnavailable,
      errorCodes.validationError,
    ];
    if (staleChannels.includes(code)) refetchChannels();
    if (code === errorCodes.tooManyOpenOrders || code === errorCodes.speedPay)
      dispatch(api.util.invalidateTags(['Deposits']));
  }, [problem, dispatch]);

  // A submission from before a reload is shown again, whether or not it became an order.
  const restored = attempt.at === 'unknown' ? attempt.intent.body : undefined;
  useEffect(() => {
    if (restored) setDraft({ ...restored, values: restored.values ?? {} });
  }, [restored]);

  const change = (difference: Partial<Draft>) => {
    setDraft((earlier) => ({ ...earlier, ...difference }));
    tell({ kind: 'changed' });
    kept?.forget();
  };

  const warnOfFraud = useFraudWarning();
  const submit = async (body: DepositBody, channel: DepositChannel) => {
    if (channel.antiFraudWarning && !(await warnOfFraud())) return;
    send(body);
  };

  const openForm = (next: Draft) => {
    setDraft(next);
    setSearch({});
  };

  const orderView = (shown: DepositOrder) => {
    switch (shown.state) {
      case 'pending':
        return (
          <OrderPending
            key={shown.id}
            order={shown}
            isUnreachable={order.isError}
            onDue={() => orderId !== undefined && order.refetch()}
          />
        );
      case 'paid':
        return <OrderPaid order={shown} onAgain={() => openForm(emptyDraft)} />;
      case 'expired':
      case 'cancelled':
        return (
          <OrderClosed order={shown} state={shown.state} onAgain={() => openForm(draftOfOrder(shown))} />
        );
    }
  };

  const main = () => {
    switch (view.at) {
      case 'loading':
        return view.part === 'order' ? (
          <OrderSkeleton />
        ) : (
          <FormSkeleton titles={[t('channelTitle'), t('amountTitle')]} />
        );
      case 'failed':
        return (
          <CashierFailed
            error={view.error}
            isRetrying={order.isFetching || channels.isFetching}
            onRetry={view.part === 'order' ? order.refetch : channels.refetch}
            onBack={view.part === 'order' ? () => openForm(emptyDraft) : undefined}
          />
        );
      case 'locked':
        return <LockCard locks={view.locks} />;
      case 'form':
        if (view.form.length === 0) return <CashierOut />;
        return (
          <DepositForm
            channels={view.form}
            draft={draft}
            attempt={attempt}
            onChange={change}
            onSubmit={submit}
            onAskAgain={() => attempt.at === 'unknown' && send(attempt.intent.body)}
            onShowOpenOrders={() => document.getElementById(openOrdersId)?.focus()}
          />
        );
      case 'order':
        return orderView(view.order);
    }
  };

  return (
    <Beside>
      {main()}
      <DepositSide openOrdersId={openOrdersId} shown={orderId ?? placedId} />
    </Beside>
  );
};
