import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { useRebateClaimMutation } from '@pavilion/sdk/react/money';
import { Badge, Button, Card, CoinIcon, Skeleton, token } from '@pavilion/ui';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { useBalanceHiding } from '../../../../shared/money/balance-hiding';
import { Money } from '../../../../shared/money/money';
import { MessageBox } from '../../../../shared/notice/message-box';
import type { OperationRequest } from '../../../../shared/submission/submission';
import { SubmissionMessage } from '../../../../shared/submission/submission-message';
import { useSubmission } from '../../../../shared/submission/use-submission';
import { claimOperation, type EmptyBody } from '../../model/operations';
import { rebateMessages } from '../messages/rebate-messages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  strong {
    color: ${token.color.value};
    font-size: ${token.text.h1};
    font-weight: ${token.weight.heavy};
    line-height: ${token.leading.tight};
  }
`;

const Small = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 24px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface ClaimCardProps {
  readonly memberId: string | undefined;
  readonly info: CallResponse<'rebateInfo'> | undefined;
}

/** The rebate that can be claimed now. A click claims it once, however often the request is repeated. */
export const ClaimCard = ({ memberId, info }: ClaimCardProps) => {
  const { isHidden } = useBalanceHiding();
  const t = useMessages(rebateMessages);
  const [claim] = useRebateClaimMutation();
  const send = useCallback(
    ({ body, key }: OperationRequest<EmptyBody>) => claim({ body, idempotencyKey: key }).unwrap(),
    [claim],
  );
  const submission = useSubmission(claimOperation, memberId, send);
  const { state } = submission;
  const hasMoney = info !== undefined && compareAmounts(info.claimable, '0') > 0;
  const start = () => {
    submission.reset();
    submission.submit({});
  };
  return (
    <Card padding="lg" aria-busy={!info}>
      <Stack>
        <Row>
          <div>
            <h2>{t('claimable')}</h2>
            <strong>{info ? <Money value={info.claimable} /> : <Skeleton width={180} height={48} />}</strong>
            <Small>
              {info ? (
                <>
                  <CoinIcon size={16} />
                  {hasMoney ? t('coins', { coins: formatAmount(info.coins) }) : t('nothing')}
                  <Badge tone="neutral">{t('level', { level: info.vipLevel })}</Badge>
                </>
              ) : (
                <Skeleton width={200} />
              )}
            </Small>
          </div>
          <Button
            variant="primary"
            size="lg"
            loading={submission.isPending}
            disabled={!hasMoney || state.status === 'unknown'}
            onClick={start}
          >
            {hasMoney ? t('claimAmount', { amount: formatAmount(info.claimable) }) : t('claim')}
          </Button>
        </Row>
        {state.status === 'done' ? (
          <MessageBox
            tone="success"
            title={t('claimed', {
              amount: formatAmount(state.result.amount),
              coins: formatAmount(state.result.coins),
            })}
            text={isHidden ? undefined : t('claimedText', { balance: formatAmount(state.result.balance) })}
          />
        ) : (
          <SubmissionMessage submission={state} onRetry={submission.retry} onDiscard={submission.edit} />
        )}
      </Stack>
    </Card>
  );
};
