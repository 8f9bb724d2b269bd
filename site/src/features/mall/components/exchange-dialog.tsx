import { errorCodes, type MallGift } from '@pavilion/contract';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import { formatAmount, formatMinor, parseMinor } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useMallOrderMutation } from '@pavilion/sdk/react/money';
import { Button, MinusIcon, PlusIcon, toast, token } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { coinText } from '../../../shared/coins/coin-text';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { MessageBox } from '../../../shared/notice/message-box';
import type { Operation, OperationRequest } from '../../../shared/submission/submission';
import { SubmissionMessage } from '../../../shared/submission/submission-message';
import { useSubmission } from '../../../shared/submission/use-submission';
import { mallMessages } from '../messages/mall-messages';
import { deliveryOf } from '../model/delivery';
import { coinsFor, giftStateOf } from '../model/gift-state';
import { AddressChoice } from './address-choice';
import { GiftPicture, pictureOf } from './motifs/gift-picture';

const Head = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[4]};
  > :first-child { border-radius: ${token.radius.md}; }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  div { display: flex; justify-content: space-between; gap: ${token.space[3]}; }
  dt { color: ${token.color.inkMuted}; }
  dd { font-variant-numeric: tabular-nums; font-weight: ${token.weight.bold}; }
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  output { min-width: 2.5em; font-weight: ${token.weight.bold}; font-variant-numeric: tabular-nums; text-align: center; }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[3]};
`;

const AddressPart = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

type OrderBody = CallRequest<'mallOrder'>;

/** Each gift has its own, so that an order whose answer was lost is asked for where it was made. */
const orderOperation = (gift: string): Operation<OrderBody> => ({
  name: `mall-order.${gift}`,
  fields: ['gift'],
});

interface ExchangeProps {
  readonly gift: MallGift;
  readonly mall: CallResponse<'mallInfo'>;
  readonly onDone: () => void;
}

/** Orders a gift: how many, to which address, and what it costs. */
export const Exchange = ({ gift: seen, mall, onDone }: ExchangeProps) => {
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const { member } = useMember();
  const [order] = useMallOrderMutation();
  const [gift, setGift] = useState(seen);
  const [chosenQuantity, setQuantity] = useState(1);
  const [chosenAddress, setAddress] = useState<string>();
  const send = useCallback(
    async ({ body, key }: OperationRequest<OrderBody>) => {
      try {
        return await order({ body, idempotencyKey: key }).unwrap();
      } catch (error) {
        const { code, data } = toErrorData(error);
        const changed = (data as { gift?: MallGift } | undefined)?.gift;
        if (code === errorCodes.giftChanged && changed) setGift(changed);
        throw error;
      }
    },
    [order],
  );
  const operation = useMemo(() => orderOperation(seen.id), [seen.id]);
  const submission = useSubmission(operation, member?.id, send);
  const { isPending, state: outcome } = submission;
  // Until the answer is known, the dialog shows the order that was sent and takes no other.
  const isLocked = isPending || outcome.status === 'unknown';
  const ordered = isLocked && 'request' in outcome ? outcome.request?.body : undefined;
  const quantity = ordered?.quantity ?? chosenQuantity;
  const address = ordered?.address ?? chosenAddress;
  const hasChanged = gift.version !== seen.version;
  const state = giftStateOf(gift, mall);
  const most = state.kind === 'ready' ? state.most : 0;
  const count = ordered ? ordered.quantity : Math.min(quantity, Math.max(1, most));
  const coins = coinsFor(gift, count);
  const left = parseMinor(mall.coins) - parseMinor(coins);
  const money = gift.money === null ? null : formatMinor(parseMinor(gift.money) * BigInt(count));
  const delivery = deliveryOf(gift);
  const turnover = formatAmount(formatMinor(parseMinor(gift.turnover ?? '0') * BigInt(count)));

  const confirm = () =>
    submission.submit({
      gift: gift.id,
      version: gift.version,
      quantity: count,
      ...(delivery.needsAddress && address !== undefined && { address }),
    });
  const finish = useEffectEvent(() => {
    toast.success(delivery.ordered(t, money === null ? '' : formatAmount(money)));
    onDone();
  });
  useEffect(() => {
    if (outcome.status === 'done') finish();
  }, [outcome.status]);

  return (
    <Stack>
      <Head>
        <GiftPicture {...pictureOf(gift)} />
        <div>
          <strong>{text(gift.title)}</strong>
          <p>{t('price', { coins: coinText(gift.price) })}</p>
        </div>
      </Head>
      {hasChanged && (
        <MessageBox
          tone="info"
          title={t('changedTitle')}
          text={t('changedText', { coins: coinText(gift.price), stock: gift.stock })}
        />
      )}
      {!(outcome.status === 'editing' && outcome.error?.code === errorCodes.giftChanged && hasChanged) && (
        <SubmissionMessage submission={outcome} onRetry={submission.retry} onDiscard={submission.edit} />
      )}
      <Facts>
        <div>
          <dt>{t('quantity')}</dt>
          <dd>
            <Stepper role="group" aria-label={t('quantity')}>
              <Button
                size="sm"
                aria-label={t('less')}
                disabled={isLocked || count <= 1}
                onClick={() => setQuantity(count - 1)}
              >
                <MinusIcon size={16} />
              </Button>
              <output aria-live="polite">{count}</output>
              <Button
                size="sm"
                aria-label={t('more')}
                disabled={isLocked || count >= most}
                onClick={() => setQuantity(count + 1)}
              >
                <PlusIcon size={16} />
              </Button>
            </Stepper>
          </dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{coinText(coins)}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>{left < 0n ? '—' : coinText(formatMinor(left))}</dd>
        </div>
        {money !== null && (
          <div>
            <dt>{t(delivery.moneyLabel)}</dt>
            <dd>
              <Money value={money} />
            </dd>
          </div>
        )}
      </Facts>
      {delivery.needsAddress && (
        <AddressPart disabled={isLocked}>
          <AddressChoice value={address} onChange={setAddress} />
        </AddressPart>
      )}
      {delivery.note && <p>{delivery.note(t, turnover)}</p>}
      <Actions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          variant="primary"
          loading={isPending}
          disabled={!member || isLocked || most === 0 || (delivery.needsAddress && address === undefined)}
          onClick={confirm}
        >
          {t('confirm')}
        </Button>
      </Actions>
    </Stack>
  );
};
