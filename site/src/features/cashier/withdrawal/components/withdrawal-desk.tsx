import type { WithdrawalOrder } from '@pavilion/contract';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import {
  moneyApi,
  usePayoutAccountsQuery,
  useWithdrawalCreateMutation,
  useWithdrawalInfoQuery,
} from '@pavilion/sdk/react/money';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Beside, Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { CashierFailed } from '../../components/cashier-unavailable';
import { FormSkeleton } from '../../components/form-skeleton';
import { OrderSkeleton } from '../../components/order-skeleton';
import { useFraudWarning } from '../../hooks/use-anti-fraud';
import { useAttempt } from '../../hooks/use-attempt';
import { useKept } from '../../hooks/use-kept';
import type { Intent } from '../../model/attempt';
import { cashierView, isEnd } from '../../model/cashier-view';
import { type WithdrawalBody, withdrawalDeed } from '../../model/deeds';
import { orderParam } from '../../model/order-address';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { emptyDraft, type WithdrawalDraft } from '../model/withdrawal-draft';
import { LockCard } from './lock-card';
import { RulesCard } from './rules-card';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalLists } from './withdrawal-lists';
import { WithdrawalOrderCard } from './withdrawal-order-card';

/** The withdrawal from what stands in its way to its payment, one view at a time. */
export const WithdrawalDesk = ({ memberId }: { memberId: string | undefined }) => {
  const t = useMessages(withdrawalMessages);
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get(orderParam) ?? undefined;
  const [draft, setDraft] = useState(emptyDraft);

  // The payment password lives as long as the form, and goes nowhere but into the question.
  const [password, setPassword] = useState('');
  const secret = useRef('');
  useEffect(() => {
    secret.current = password;
  }, [password]);

  const kept = useKept(withdrawalDeed, memberId);
  const [create] = useWithdrawalCreateMutation();
  const place = useCallback(
    async ({ body, key }: Intent<WithdrawalBody>) => {
      const order = await create({
        body: { ...body, paymentPassword: secret.current },
        idempotencyKey: key,
      }).unwrap();
      await dispatch(moneyApi.util.upsertQueryData('withdrawalOrder', { id: order.id }, order));
      return order;
    },
    [create, dispatch],
  );
  const { attempt, dispatch: tell, send } = useAttempt<WithdrawalBody, WithdrawalOrder>(kept, place);

  const info = useWithdrawalInfoQuery({});
  const accounts = usePayoutAccountsQuery({});
  const order = useWithdrawal(orderId);
  const view = cashierView({
    orderId,
    order,
    locks: info.data?.locks,
    form: {
      data: info.data && accounts.data && { info: info.data, accounts: accounts.data },
      error: info.error ?? accounts.error,
    },
    attempt,
  });

  // The address follows the attempt; when it has arrived, the form is ready for the next one.
  const placedId = attempt.at === 'done' ? attempt.result.id : undefined;
  const showOrder = useEffectEvent((id: string) => setSearch({ [orderParam]: id }));
  useEffect(() => {
    if (placedId === undefined) return;
    setPassword('');
    showOrder(placedId);
  }, [placedId]);
  useEffect(() => {
    if (placedId === undefined || placedId !== orderId) return;
    tell({ kind: 'reopened' });
    setDraft(emptyDraft);
  }, [placedId, orderId, tell]);

  // A refusal says that what is shown is old: limits, locks, attempts of the password.
  const problem = 'problem' in attempt ? attempt.problem : undefined;
  const refused = problem?.kind === 'business';
  useEffect(() => {
    if (!refused) return;
    setPassword('');
    dispatch(api.util.invalidateTags(['Withdrawals', 'Security']));
  }, [refused, dispatch]);

  // What was asked for before a reload is shown again.
  const restored = attempt.at === 'unknown' ? attempt.intent.body : undefined;
  useEffect(() => {
    if (restored) setDraft({ ...emptyDraft, ...restored });
  }, [restored]);

  const change = (difference: Partial<WithdrawalDraft>) => {
    setDraft((earlier) => ({ ...earlier, ...difference }));
    tell({ kind: 'changed' });
    kept?.forget();
  };
  const warnOfFraud = useFraudWarning();
  const submit = async (body: WithdrawalBody) => {
    if (await warnOfFraud()) send(body);
  };
  const openForm = () => {
    setDraft(emptyDraft);
    setSearch({});
  };

  const main = () => {
    switch (view.at) {
      case 'loading':
        return view.part === 'order' ? (
          <OrderSkeleton />
        ) : (
          <FormSkeleton titles={[t('accountsTitle'), t('amountTitle')]} />
        );
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
        return <LockCard locks={view.locks} />;
      case 'form':
        return (
          <WithdrawalForm
            {...view.form}
            draft={draft}
            password={password}
            attempt={attempt}
            onChange={change}
            onPassword={setPassword}
            onSubmit={submit}
            onAskAgain={() => attempt.at === 'unknown' && send(attempt.intent.body)}
          />
        );
      case 'order':
        return (
          <WithdrawalOrderCard
            key={`${view.order.id} ${isEnd(view.order.state)}`}
            order={view.order}
            isUnreachable={order.isError}
            onAgain={openForm}
          />
        );
    }
  };

  return (
    <Beside>
      {main()}
      <Stack>
        <RulesCard info={info.data} />
        <WithdrawalLists shown={orderId ?? placedId} />
      </Stack>
    </Beside>
  );
};
