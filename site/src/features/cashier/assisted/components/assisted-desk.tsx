import { type AssistedDeposit, errorCodes } from '@pavilion/contract';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useAssistedDepositInfoQuery, useAssistedDepositRequestMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Empty, ErrorFallback, Skeleton } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '../../../../routes/paths';
import { ErrorMessage } from '../../../../shared/errors/error-message';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { ClosedNotice } from '../../../../shared/protection/closed-notice';
import { useProtection } from '../../../../shared/protection/use-protection';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import type { OperationRequest } from '../../../../shared/submission/submission';
import { useSubmission } from '../../../../shared/submission/use-submission';
import { LimitsReview } from '../../components/limits-review';
import { useFraudWarning } from '../../hooks/use-anti-fraud';
import { useChannels } from '../../hooks/use-channels';
import { useMoneyForm } from '../../hooks/use-money-form';
import { reachedLimit, refusedRange } from '../../model/cashier-errors';
import { type AssistedBody, assistedOperation } from '../../model/operations';
import { assistedMessages } from '../messages/assisted-messages';
import {
  type AssistedValues,
  assistedBody,
  assistedChannels,
  emptyAssisted,
  isEnded,
  isOpen,
  validateAssisted,
  valuesOfAssisted,
} from '../model/assisted-values';
import { AssistedForm } from './assisted-form';
import { AssistedEnded, AssistedOpen } from './assisted-state';

const infoBody = {};

/** An assisted deposit of a member: the form, the open request, or the one that has just ended. */
export const AssistedDesk = ({ memberId }: { readonly memberId: string }) => {
  const t = useMessages(assistedMessages);
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const info = useAssistedDepositInfoQuery(infoBody, { refetchOnMountOrArgChange: true });
  const protection = useProtection();
  const warnOfFraud = useFraudWarning();
  const [create] = useAssistedDepositRequestMutation();
  const request = useCallback(
    ({ body, key }: OperationRequest<AssistedBody>) =>
      // A submission begins after the warning was confirmed.
      create({ body: { ...body, warningAccepted: true }, idempotencyKey: key }).unwrap(),
    [create],
  );
  const submission = useSubmission<AssistedBody, AssistedDeposit>(assistedOperation, memberId, request);
  const { state, reset } = submission;
  const offered = useMemo(() => info.data && assistedChannels(info.data.channels), [info.data]);
  const { channels, channelOf, isReplaced } = useChannels(offered, state.status !== 'editing');
  const form = useMoneyForm<AssistedValues, AssistedBody, AssistedDeposit, undefined>({
    submission,
    defaults: emptyAssisted,
    persist: { key: `assisted.${memberId}`, fields: ['channel', 'amount', 'note'] },
    valuesOf: valuesOfAssisted,
    validate: (values) => {
      const channel = channelOf(values.channel);
      return channel && state.status !== 'unknown' ? validateAssisted(values, channel) : {};
    },
    errorsFrom: (error) => {
      if (Number(error.code) === errorCodes.paymentDetailsRefused) return { note: { reason: 'blocked' } };
      return refusedRange(error) || reachedLimit(error) ? { amount: { reason: 'above' } } : {};
    },
    submit: async (values) => {
      const channel = channelOf(values.channel);
      if (!channel) return;
      if (state.status === 'unknown') return submission.retry();
      if (!(await warnOfFraud())) return;
      submission.submit(assistedBody(values, channel));
    },
  });

  const { data } = info;
  const submitted = state.status === 'done' ? state.result : undefined;
  const isListed = submitted !== undefined && data?.latest?.id === submitted.id;
  // The answer of the submission is shown until the fetched data contain it.
  const latest = submitted && !isListed ? submitted : data?.latest;
  const open = latest && isOpen(latest) ? latest : undefined;
  const [watched, setWatched] = useState<string>();
  if (open && open.id !== watched) setWatched(open.id);
  const ended = latest && isEnded(latest) && latest.id === watched ? latest : undefined;

  const [newId, setNewId] = useState<string>();
  if (submitted && submitted.id !== newId) setNewId(submitted.id);
  const resetSubmission = useEffectEvent(reset);
  useEffect(() => {
    if (isListed) resetSubmission();
  }, [isListed]);

  // The page does not show the open request that the rejection is about, or has stale limits.
  const code = state.status === 'editing' && state.error ? Number(state.error.code) : undefined;
  useEffect(() => {
    if (code === errorCodes.assistedDepositOpen || code === errorCodes.depositOutOfRange)
      dispatch(api.util.invalidateTags(['Support']));
  }, [code, dispatch]);

  if (!data && info.error) {
    return (
      <Card>
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('loadFailed')}
          message={<ErrorMessage error={info.error} />}
          onRetry={() => void info.refetch()}
          retrying={info.isFetching}
        />
      </Card>
    );
  }
  if (!data || protection.isLoading) {
    return (
      <Card title={t('formTitle')} aria-busy="true">
        <Skeleton lines={10} />
      </Card>
    );
  }
  if (open) {
    return (
      <AssistedOpen
        key={open.id}
        request={open}
        memberId={memberId}
        isNew={open.id === newId}
        onDue={() => void info.refetch()}
      />
    );
  }
  if (ended) {
    return <AssistedEnded request={ended} onAgain={() => setWatched(undefined)} />;
  }
  if (protection.data?.closure && state.status === 'editing') {
    return <ClosedNotice closure={protection.data.closure} />;
  }
  const channel = channelOf(form.values.channel);
  if (!channels || !channel) {
    return (
      <Card>
        <Empty
          picture={<SceneImage name="maintenance" />}
          title={t('noChannels')}
          description={t('noChannelsText')}
          action={
            <Button as={Link} to={paths.mine.finance.deposit} variant="primary">
              {t('toDeposit')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Stack>
      {protection.data?.reviewDue && <LimitsReview />}
      <AssistedForm
        channels={channels}
        channel={channel}
        isReplaced={isReplaced(form.values.channel)}
        form={form}
        submission={submission}
        playLimits={protection.data?.limits}
      />
    </Stack>
  );
};
