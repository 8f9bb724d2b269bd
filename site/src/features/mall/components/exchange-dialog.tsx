import { errorCodes, type MallGift } from '@pavilion/contract';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import { formatAmount, formatMinor, parseMinor } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useMallOrderMutation } from '@pavilion/sdk/react/money';
import { Button, MinusIcon, PlusIcon, toast, token } from '@pavilion/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { coinText } from '../../../shared/coins/coin-text';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { MessageBox } from '../../../shared/notice/message-box';
import { useClient } from '../../../shared/session/session-context';
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

interface ExchangeProps {
  readonly gift: MallGift;
  readonly mall: CallResponse<'mallInfo'>;
  readonly onDone: () => void;
}

/** Orders a gift: how many, to which address, and what it costs. */
export const Exchange = ({ gift: seen, mall, onDone }: ExchangeProps) => {
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const client = useClient();
  const [send, { isLoading }] = useMallOrderMutation();
  const [gift, setGift] = useState(seen);
  const [quantity, setQuantity] = useState(1);
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<unknown>();
  const hasChanged = gift.version !== seen.version;
  const state = giftStateOf(gift, mall);
  const most = state.kind === 'ready' ? state.most : 0;
  const count = Math.min(quantity, Math.max(1, most));
  const coins = coinsFor(gift, count);
  const left = parseMinor(mall.coins) - parseMinor(coins);
  const money = gift.money === null ? null : formatMinor(parseMinor(gift.money) * BigInt(count));
  const delivery = deliveryOf(gift);
  const turnover = formatAmount(formatMinor(parseMinor(gift.turnover ?? '0') * BigInt(count)));

  /** The same request keeps its key, so that a retry after a lost answer orders once. */
  const request = useRef<{ text: string; key: string }>(undefined);
  const order = async () => {
    const body: CallRequest<'mallOrder'> = {
      gift: gift.id,
      version: gift.version,
      quantity: count,
      ...(delivery.needsAddress && address !== undefined && { address }),
    };
    const bodyText = JSON.stringify(body);
    if (request.current?.text !== bodyText)
      request.current = { text: bodyText, key: client.newIdempotencyKey() };
    setError(undefined);
    try {
      await send({ body, idempotencyKey: request.current.key }).unwrap();
      toast.success(delivery.ordered(t, money === null ? '' : formatAmount(money)));
      onDone();
    } catch (failed) {
      const { code, data } = toErrorData(failed);
      const changed = (data as { gift?: MallGift } | undefined)?.gift;
      if (code === errorCodes.giftChanged && changed) setGift(changed);
      else setError(failed);
    }
  };

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
      {error !== undefined && <MessageBox tone="danger" title={<ErrorMessage error={error} />} />}
      <Facts>
        <div>
          <dt>{t('quantity')}</dt>
          <dd>
            <Stepper role="group" aria-label={t('quantity')}>
              <Button
                size="sm"
                aria-label={t('less')}
                disabled={count <= 1}
                onClick={() => setQuantity(count - 1)}
              >
                <MinusIcon size={16} />
              </Button>
              <output aria-live="polite">{count}</output>
              <Button
                size="sm"
                aria-label={t('more')}
                disabled={count >= most}
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
      {delivery.needsAddress && <AddressChoice value={address} onChange={setAddress} />}
      {delivery.note && <p>{delivery.note(t, turnover)}</p>}
      <Actions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          variant="primary"
          loading={isLoading}
          disabled={most === 0 || (delivery.needsAddress && address === undefined)}
          onClick={order}
        >
          {t('confirm')}
        </Button>
      </Actions>
    </Stack>
  );
};
