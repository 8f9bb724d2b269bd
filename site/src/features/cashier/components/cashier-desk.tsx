import type { DepositOrder, NextStep } from '@pavilion/contract';
import {
  api,
  type PavilionStore,
  useDepositChannelsQuery,
  useDepositCreateMutation,
} from '@pavilion/sdk/react';
import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { useCallback, useEffect, useEffectEvent, useId } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useNextStep } from '../../../shared/errors/use-error-text';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { outdatedAfter } from '../../../shared/next-steps/deferred-next-step';
import { useProtection } from '../../../shared/protection/use-protection';
import { secretFields, storableFields } from '../../../shared/schema-fields/form-values';
import type { OperationRequest } from '../../../shared/submission/submission';
import { useSubmission } from '../../../shared/submission/use-submission';
import { useFraudWarning } from '../hooks/use-anti-fraud';
import { useChannels } from '../hooks/use-channels';
import { useMoneyForm } from '../hooks/use-money-form';
import { useOrder } from '../hooks/use-order';
import { cashierMessages } from '../messages/cashier-messages';
import { reachedLimit, refusedRange } from '../model/cashier-errors';
import { cashierView } from '../model/cashier-view';
import {
  type DepositValues,
  depositBody,
  depositSecrets,
  emptyDeposit,
  validateDeposit,
  validateDepositSecrets,
  valuesOfBody,
  valuesOfOrder,
  withoutSecrets,
} from '../model/deposit-values';
import { type DepositBody, type DepositSecrets, depositOperation } from '../model/operations';
import { orderParam } from '../model/order-address';
import { smallCards } from '../model/small-cards';
import { halted } from '../withdrawal/model/halted';
import { CashierFailed, NoChannels } from './cashier-unavailable';
import { closedNotice, DeferredView, lockCard, orderClosed, orderPaid, orderPending } from './deferred-views';
import { DepositForm } from './deposit-form';
import { DepositSide } from './deposit-side';
import { DepositSteps } from './deposit-steps';
import { DepositSummary } from './deposit-summary';
import { FormSkeleton } from './form-skeleton';
import { FraudStrip } from './fraud-strip';
import { OrderSkeleton } from './order-skeleton';
import { SummaryDesk, SummarySkeleton } from './summary-card';

/** The next steps of rejections that the channels of the page were too old for. */
const staleChannels: readonly NextStep[] = ['choose-amount', 'choose-channel', 'fix-field'];

/** How many steps an order has behind it; undefined after an end without money. */
const stepsDone = { pending: 1, paid: 3, expired: undefined, cancelled: undefined } as const;

interface CashierDeskProps {
  /** Of the page. */
  readonly title: string;
  readonly memberId: string | undefined;
}

/** A deposit from the form to the credited order, one view at a time. */
export const CashierDesk = ({ title, memberId }: CashierDeskProps) => {
  const t = useMessages(cashierMessages);
  const openOrdersId = useId();
  const formId = useId();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get(orderParam) ?? undefined;

  const [create] = useDepositCreateMutation();
  const place = useCallback(
    async ({ body, key }: OperationRequest<DepositBody>, secrets: DepositSecrets | undefined) => {
      const order = await create({ body: { ...body, ...secrets }, idempotencyKey: key }).unwrap();
      await dispatch(api.util.upsertQueryData('depositOrder', { id: order.id }, order));
      return order;
    },
    [create, dispatch],
  );
  const submission = useSubmission<DepositBody, DepositOrder, DepositSecrets>(
    depositOperation,
    memberId,
    place,
  );
  const { state, reset } = submission;
  const query = useDepositChannelsQuery({});
  const { channels, channelOf, isReplaced } = useChannels(query.data, state.status !== 'editing');
  const warnOfFraud = useFraudWarning();
  const form = useMoneyForm<DepositValues, DepositBody, DepositOrder, DepositSecrets>({
    submission,
    defaults: emptyDeposit,
    persist: {
      // The channels define the fields: before they are known, restoring would drop the stored values of their fields.
      key: memberId && channels && `deposit.${memberId}`,
      fields: ['channel', 'amount', ...(channels ?? []).flatMap(({ fields }) => storableFields(fields))],
    },
    secrets: (channels ?? []).flatMap(({ fields }) => secretFields(fields)),
    valuesOf: valuesOfBody,
    valuesAfter: (values) => ({ ...withoutSecrets(values, channels ?? []), amount: '' }),
    validate: (values) => {
      const channel = channelOf(values.channel);
      if (!channel) return {};
      return state.status === 'unknown'
        ? validateDepositSecrets(values, channel)
        : validateDeposit(values, channel);
    },
    errorsFrom: (error) =>
      refusedRange(error) || reachedLimit(error) ? { amount: { reason: 'above' } } : {},
    submit: async (values) => {
      const channel = channelOf(values.channel);
      if (!channel) return;
      const secrets = depositSecrets(values, channel);
      if (state.status === 'unknown') return submission.retry(secrets);
      if (channel.antiFraudWarning && !(await warnOfFraud())) return;
      submission.submit(depositBody(values, channel), secrets);
    },
  });
  const order = useOrder(orderId);
  const { data: balances } = useWalletBalancesQuery({});
  const protection = useProtection();
  const locks = balances?.halted ? [halted] : undefined;
  const view = cashierView({
    orderId,
    order,
    locks,
    form: { data: channels, error: query.error },
    submission: state,
  });

  // The address names the new order; once it does, the form is reset for the next deposit.
  const placedId = state.status === 'done' ? state.result.id : undefined;
  const resetSubmission = useEffectEvent(reset);
  const showOrder = useEffectEvent((id: string) => setSearch({ [orderParam]: id }));
  useEffect(() => {
    if (placedId !== undefined) showOrder(placedId);
  }, [placedId]);
  useEffect(() => {
    if (placedId !== undefined && placedId === orderId) resetSubmission();
  }, [placedId, orderId]);

  // A rejection often means that limits, fields, channels or open orders of the page are stale.
  const error = state.status === 'editing' ? state.error : undefined;
  const step = useNextStep(error);
  const refetchChannels = useEffectEvent(() => query.refetch());
  useEffect(() => {
    if (!error || !step) return;
    if (staleChannels.includes(step)) refetchChannels();
    outdatedAfter(step).then((tags) => dispatch(api.util.invalidateTags(tags)));
  }, [error, step, dispatch]);

  const openForm = (next: DepositValues) => {
    form.reset(next);
    setSearch({});
  };

  const orderView = (shown: DepositOrder) => {
    switch (shown.state) {
      case 'pending':
        return (
          <DeferredView
            key={shown.id}
            component={orderPending}
            props={{
              order: shown,
              isUnreachable: order.isError,
              onDue: () => orderId !== undefined && order.refetch(),
            }}
            skeleton={<OrderSkeleton />}
          />
        );
      case 'paid':
        return (
          <DeferredView
            component={orderPaid}
            props={{ order: shown, onAgain: () => openForm(emptyDeposit) }}
            skeleton={<OrderSkeleton />}
          />
        );
      case 'expired':
      case 'cancelled':
        return (
          <DeferredView
            component={orderClosed}
            props={{ order: shown, state: shown.state, onAgain: () => openForm(valuesOfOrder(shown)) }}
            skeleton={<OrderSkeleton />}
          />
        );
    }
  };

  const closure = state.status === 'editing' ? protection.data?.closure : undefined;
  const summary = () => {
    const isLoading =
      view.at === 'loading' ? view.part === 'form' : view.at === 'form' && protection.isLoading;
    if (isLoading) return <SummarySkeleton title={t('summaryTitle')} rows={2} />;
    if (view.at !== 'form' || closure || view.form.length === 0) return null;
    return (
      <DepositSummary
        formId={formId}
        channel={channelOf(form.values.channel)!}
        form={form}
        submission={submission}
        onShowOpenOrders={() => document.getElementById(openOrdersId)?.focus()}
      />
    );
  };

  const skeleton = (
    <FormSkeleton
      titles={[t('channelTitle'), t('amountTitle')]}
      choices={8}
      cardWidth={smallCards}
      hasChannels
    />
  );
  const main = () => {
    switch (view.at) {
      case 'loading':
        return view.part === 'order' ? <OrderSkeleton /> : skeleton;
      case 'failed':
        return (
          <CashierFailed
            error={view.error}
            isRetrying={order.isFetching || query.isFetching}
            onRetry={view.part === 'order' ? order.refetch : query.refetch}
            onBack={view.part === 'order' ? () => openForm(emptyDeposit) : undefined}
          />
        );
      case 'locked':
        return <DeferredView component={lockCard} props={{ locks: view.locks }} skeleton={skeleton} />;
      case 'form':
        // A form that is filled in must not disappear while the limits are fetched again.
        if (protection.isLoading) return skeleton;
        if (closure) {
          return <DeferredView component={closedNotice} props={{ closure }} skeleton={skeleton} />;
        }
        if (view.form.length === 0) return <NoChannels />;
        return (
          <DepositForm
            id={formId}
            channels={view.form}
            channel={channelOf(form.values.channel)!}
            isReplaced={isReplaced(form.values.channel)}
            form={form}
            submission={submission}
            limits={protection.data?.limits}
            isReviewDue={protection.data?.reviewDue ?? false}
          />
        );
      case 'order':
        return orderView(view.order);
    }
  };

  const done = () => {
    if (view.at === 'order') return stepsDone[view.order.state];
    return view.at === 'locked' || closure ? undefined : 0;
  };

  return (
    <Stack>
      <PageHeader
        title={title}
        sandboxNote="money"
        scene="counter"
        isLow={orderId === undefined}
        foot={<DepositSteps done={done()} />}
      />
      <FraudStrip />
      <SummaryDesk>
        {main()}
        <Stack>
          {summary()}
          <DepositSide openOrdersId={openOrdersId} shown={orderId ?? placedId} />
        </Stack>
      </SummaryDesk>
    </Stack>
  );
};
