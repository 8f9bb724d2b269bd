import { errorCodes, type WithdrawalOrder } from '@pavilion/contract';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import {
  moneyApi,
  usePayoutAccountsQuery,
  useWithdrawalCreateMutation,
  useWithdrawalInfoQuery,
} from '@pavilion/sdk/react/money';
import { breakpoint, LockIcon, token } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDue } from '../../../../shared/calendar/use-due';
import { PageHeader } from '../../../../shared/layout/page-header';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { useClient } from '../../../../shared/session/session-context';
import type { OperationRequest } from '../../../../shared/submission/submission';
import { useSubmission } from '../../../../shared/submission/use-submission';
import { CashierFailed } from '../../components/cashier-unavailable';
import { DeferredView, lockCard, withdrawalOrderCard } from '../../components/deferred-views';
import { SectionFields } from '../../components/form-section';
import { FormSkeleton } from '../../components/form-skeleton';
import { OrderSkeleton } from '../../components/order-skeleton';
import { SummaryDesk, SummarySkeleton } from '../../components/summary-card';
import { useFraudWarning } from '../../hooks/use-anti-fraud';
import { useMoneyForm } from '../../hooks/use-money-form';
import { changedFee, refusedRange } from '../../model/cashier-errors';
import { cashierView, isEnd } from '../../model/cashier-view';
import { type WithdrawalBody, withdrawalOperation } from '../../model/operations';
import { orderParam } from '../../model/order-address';
import { smallCards } from '../../model/small-cards';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import {
  accountOf,
  amountLimitsOf,
  emptyWithdrawal,
  nextEnd,
  validatePassword,
  validateWithdrawal,
  type WithdrawalValues,
  withdrawalBody,
} from '../model/withdrawal-values';
import { RulesCard } from './rules-card';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalLists } from './withdrawal-lists';
import { WithdrawalSteps } from './withdrawal-steps';
import { WithdrawalSummary } from './withdrawal-summary';

/**
 * The form while a lock prevents the withdrawal: visible, with every control disabled. The fields share a line and are
 * outlined by dashes on the ground of the card, so that the form reads as one part that waits, not as one that fails.
 */
const Locked = styled.fieldset`
  legend {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    width: 100%;
    margin-block-end: ${token.space[3]};
    padding: 0;
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
    &::after { content: ''; flex: 1; border-top: 1px solid ${token.color.line}; }
  }
  @media (min-width: ${breakpoint.phone + 1}px) {
    ${SectionFields} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  }
  && span:has(> input:disabled), && button:disabled {
    border-color: ${token.color.line};
    border-style: dashed;
    background: none;
    color: ${token.color.inkMuted};
    box-shadow: none;
  }
  && span:has(> input:disabled) * { color: ${token.color.inkMuted}; }
  && button[aria-label]:disabled { border-style: none; }
`;

/** The lists are below the form, on small screens below the summary with its button. */
const Desk = styled(SummaryDesk)`
  @media (min-width: ${breakpoint.desktop + 1}px) {
    grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-row: 1 / span 2; grid-column: 2; }
  }
`;

/** Sent with the request, never stored. */
interface Secret {
  readonly paymentPassword: string;
}

/** How many steps an order has behind it; undefined after an end without money. */
const stepsDone = { requested: 1, reviewed: 2, paid: 3, refused: undefined, cancelled: undefined } as const;

interface WithdrawalDeskProps {
  /** Of the page. */
  readonly title: string;
  readonly memberId: string | undefined;
}

/** A withdrawal from its locks to its payment, one view at a time. */
export const WithdrawalDesk = ({ title, memberId }: WithdrawalDeskProps) => {
  const t = useMessages(withdrawalMessages);
  const formId = useId();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get(orderParam) ?? undefined;
  const { now: clock } = useClient();
  const [now, setNow] = useState(clock);

  const info = useWithdrawalInfoQuery({});
  const accounts = usePayoutAccountsQuery({});
  useDue(nextEnd(info.data?.locks ?? [], accounts.data ?? [], now), () => {
    setNow(clock());
    void info.refetch();
    void accounts.refetch();
  });
  const [create] = useWithdrawalCreateMutation();
  const send = useCallback(
    async ({ body, key }: OperationRequest<WithdrawalBody>, secret: Secret | undefined) => {
      const order = await create({
        body: { ...body, paymentPassword: secret?.paymentPassword ?? '' },
        idempotencyKey: key,
      }).unwrap();
      await dispatch(moneyApi.util.upsertQueryData('withdrawalOrder', { id: order.id }, order));
      return order;
    },
    [create, dispatch],
  );
  const submission = useSubmission<WithdrawalBody, WithdrawalOrder, Secret>(
    withdrawalOperation,
    memberId,
    send,
  );
  const { state } = submission;
  const warnOfFraud = useFraudWarning();
  const form = useMoneyForm<WithdrawalValues, WithdrawalBody, WithdrawalOrder, Secret>({
    submission,
    defaults: emptyWithdrawal,
    persist: { key: memberId && `withdrawal.${memberId}`, fields: ['payoutAccount', 'amount'] },
    secrets: ['password'],
    valuesOf: ({ payoutAccount, amount }) => ({ payoutAccount, amount }),
    // The input of an unknown outcome is fixed; its repetition needs the password alone.
    validate: (values) => {
      if (state.status === 'unknown' || !info.data) return validatePassword(values);
      return validateWithdrawal(values, amountLimitsOf(info.data.balance, info.data.rules));
    },
    errorsFrom: (error) => {
      if (refusedRange(error)) return { amount: { reason: 'above' } };
      return Number(error.code) === errorCodes.paymentPasswordWrong
        ? { password: { reason: 'unknown' } }
        : {};
    },
    submit: async (values) => {
      const secret = { paymentPassword: values.password };
      if (state.status === 'unknown') return submission.retry(secret);
      const account = accountOf(accounts.data ?? [], values, now);
      // The fee of this rendering: one that arrives while the warning covers the page has not been seen.
      if (account && (await warnOfFraud()))
        submission.submit(withdrawalBody(values, account, shownFee), secret);
    },
  });
  const quote = moneyApi.endpoints.withdrawalQuote.useQueryState({ amount: form.values.amount });
  // Without a quote the member expects no fee: the gateway rejects the request if there is one, and the page shows it.
  const shownFee =
    (state.status === 'editing' && state.error && changedFee(state.error)) ||
    (quote.currentData?.fee ?? '0.00');

  const order = useWithdrawal(orderId);
  const view = cashierView({
    orderId,
    order,
    locks: info.data?.locks,
    form: {
      data: info.data && accounts.data && { info: info.data, accounts: accounts.data },
      error: info.error ?? accounts.error,
    },
    submission: state,
  });

  // The address names the new order; once it does, the form is ready for the next withdrawal.
  const placedId = state.status === 'done' ? state.result.id : undefined;
  const resetSubmission = useEffectEvent(submission.reset);
  const showOrder = useEffectEvent((id: string) => setSearch({ [orderParam]: id }));
  useEffect(() => {
    if (placedId !== undefined) showOrder(placedId);
  }, [placedId]);
  useEffect(() => {
    if (placedId !== undefined && placedId === orderId) resetSubmission();
  }, [placedId, orderId]);

  // A rejection means that the page is out of date: limits, locks, attempts of the password.
  const isRejected = 'error' in state && state.error?.kind === 'business';
  useEffect(() => {
    if (isRejected) dispatch(api.util.invalidateTags(['Withdrawals', 'Security']));
  }, [isRejected, dispatch]);

  const openForm = () => {
    form.reset();
    setSearch({});
  };

  // The locks are often known before the accounts: one without the other would be laid out twice.
  const isFormLoading =
    (view.at === 'loading' && view.part === 'form') ||
    (view.at === 'locked' && !accounts.data && !accounts.error);

  const summary = () => {
    if (isFormLoading) return <SummarySkeleton title={t('summaryTitle')} rows={3} />;
    if ((view.at !== 'form' && view.at !== 'locked') || !info.data || !accounts.data) return null;
    return (
      <WithdrawalSummary
        formId={formId}
        info={info.data}
        accounts={accounts.data}
        now={now}
        isLocked={view.at === 'locked'}
        form={form}
        submission={submission}
      />
    );
  };

  const skeleton = (
    <FormSkeleton
      titles={[t('accountsTitle'), t('amountTitle')]}
      choices={4}
      cardWidth={smallCards}
      hasChannels
    />
  );
  const main = () => {
    if (isFormLoading) return skeleton;
    switch (view.at) {
      case 'loading':
        return <OrderSkeleton />;
      case 'failed':
        return (
          <CashierFailed
            error={view.error}
            missing={t('orderMissing')}
            back={t('back')}
            isRetrying={order.isFetching || info.isFetching || accounts.isFetching}
            onRetry={() => {
              if (view.part === 'order') return order.refetch();
              return Promise.all([info.refetch(), accounts.refetch()]);
            }}
            onBack={view.part === 'order' ? openForm : undefined}
          />
        );
      case 'locked':
        return (
          <DeferredView
            component={lockCard}
            props={{
              locks: view.locks,
              turnover: info.data?.turnover,
              children: info.data && accounts.data && (
                <Locked disabled>
                  <legend>
                    <LockIcon size={16} />
                    {t('lockedForm')}
                  </legend>
                  <WithdrawalForm
                    id={formId}
                    info={info.data}
                    accounts={accounts.data}
                    hasLock
                    now={now}
                    form={form}
                    submission={submission}
                  />
                </Locked>
              ),
            }}
            skeleton={skeleton}
          />
        );
      case 'form':
        return (
          <WithdrawalForm
            id={formId}
            {...view.form}
            hasLock={false}
            now={now}
            form={form}
            submission={submission}
          />
        );
      case 'order':
        return (
          <DeferredView
            key={`${view.order.id} ${isEnd(view.order.state)}`}
            component={withdrawalOrderCard}
            props={{ order: view.order, isUnreachable: order.isError, onAgain: openForm }}
            skeleton={<OrderSkeleton />}
          />
        );
    }
  };

  return (
    <Stack>
      <PageHeader
        title={title}
        sandboxNote="money"
        scene="courier"
        isLow={orderId === undefined}
        foot={
          <WithdrawalSteps
            done={view.at === 'order' ? stepsDone[view.order.state] : 0}
            isLocked={view.at === 'locked'}
          />
        }
      />
      <Desk>
        {main()}
        <Stack>
          {summary()}
          <RulesCard
            query={info}
            hidesTurnover={view.at === 'locked' && view.locks[0]?.reason === 'turnover'}
          />
        </Stack>
        <WithdrawalLists shown={orderId ?? placedId} />
      </Desk>
    </Stack>
  );
};
