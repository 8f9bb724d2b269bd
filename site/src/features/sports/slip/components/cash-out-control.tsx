import type { SportBet } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { addAmounts, formatAmount, formatMinor, parseMinor } from '@pavilion/format';
import { Button, Field, Select, Spinner, token } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../../shared/errors/error-message';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { useClient } from '../../../../shared/session/session-context';
import type { CashOuts } from '../hooks/use-cash-outs';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';
import type { CashOutState } from '../model/cash-out';
import { PendingRing } from './pending-ring';
import { Actions, Column, Muted, Row, SlipNote } from './slip-parts';

export type Quote = CallResponse<'sportsCashOutQuote'>['quotes'][number];

/** A quote with the time until which the gateway accepts it. */
export interface TimedQuote extends Quote {
  /** In ms of the device's clock. */
  readonly expiresAt: number;
}

interface CashOutControlProps {
  readonly bet: SportBet;
  /** The last quote; undefined when there is no offer. */
  readonly quote: TimedQuote | undefined;
  readonly isAsking: boolean;
  readonly cashOuts: CashOuts;
  readonly onRequote: () => void;
}

const parts = [100, 90, 80, 70, 60, 50, 40, 30, 20, 10] as const;

const Struck = styled.s`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const reasons: Readonly<Record<string, SlipLabel>> = {
  changed: 'cashOut-changed',
  expired: 'cashOut-expired',
  suspended: 'cashOut-suspended',
  none: 'cashOut-none',
  small: 'cashOut-small',
  waiting: 'cashOut-waiting',
  'too-late': 'cashOut-too-late',
  settled: 'cashOut-settled',
};

/** The part of an amount, rounded down as the gateway does. */
const partOf = (amount: string, percent: number) =>
  formatMinor((parseMinor(amount) * BigInt(percent)) / 100n);

/** Renders again when a quote expires. */
const useIsExpired = (quote: TimedQuote | undefined): boolean => {
  const [now, setNow] = useState(() => Date.now());
  const expiresAt = quote?.expiresAt;
  useEffect(() => {
    setNow(Date.now());
    if (expiresAt === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, expiresAt - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt !== undefined && now >= expiresAt;
};

const Outcome = ({ state, onDismiss }: { readonly state: CashOutState; readonly onDismiss: () => void }) => {
  const t = useMessages(slipMessages);
  switch (state.status) {
    case 'sending':
    case 'asking':
      return (
        <Row>
          <Muted>{t(state.status === 'sending' ? 'cashOutSending' : 'cashOutAsking')}</Muted>
          <Spinner size={20} />
        </Row>
      );
    case 'pending':
      return (
        <Row>
          <Muted>{t('cashOutPending')}</Muted>
          <PendingRing deadline={state.decideAt} />
        </Row>
      );
    case 'paid':
      return (
        <SlipNote data-tone="success">
          <p>{t('cashOutPaid', { amount: formatAmount(state.amount) })}</p>
        </SlipNote>
      );
    case 'refused': {
      const { reason, error } = state;
      const isOther = error && reason === undefined;
      return (
        <SlipNote data-tone="danger">
          <p>{isOther ? <ErrorMessage error={error} /> : t(reasons[reason ?? ''] ?? 'cashOut-unknown')}</p>
          <Actions>
            <Button size="sm" onClick={onDismiss}>
              {t('requote')}
            </Button>
          </Actions>
        </SlipNote>
      );
    }
  }
};

/**
 * The cash-out of an open bet, whole or in part. The quote that the member decides on is kept until it changes for the worse
 * or expires; then it is struck through, and a new one must be requested.
 */
export const CashOutControl = ({ bet, quote, isAsking, cashOuts, onRequote }: CashOutControlProps) => {
  const t = useMessages(slipMessages);
  const client = useClient();
  /** The quote that the member decides on; undefined while the control is closed. */
  const [held, setHeld] = useState<TimedQuote>();
  const [percent, setPercent] = useState<number>(100);
  // A quote that is not lower replaces the one the member sees. In the same rendering: one that shows the old quote as changed
  // would remove the controls, and the focus with them.
  if (
    held &&
    quote &&
    held !== quote &&
    held.openStake === quote.openStake &&
    parseMinor(quote.amount) >= parseMinor(held.amount)
  ) {
    setHeld(quote);
  }
  const isExpired = useIsExpired(held ?? quote);
  const state = cashOuts.of(bet.id);

  if (state && state.status !== 'paid') {
    return (
      <Outcome
        state={state}
        onDismiss={() => {
          cashOuts.dismiss(bet.id);
          setHeld(undefined);
          onRequote();
        }}
      />
    );
  }

  const paid = state && <Outcome state={state} onDismiss={() => cashOuts.dismiss(bet.id)} />;
  const shown = held ?? quote;
  if (!shown) {
    return (
      <Column>
        {paid}
        <Muted>{t('cashOutNone')}</Muted>
      </Column>
    );
  }

  const isChanged = held !== undefined && quote !== undefined && quote.quote !== held.quote;
  const isVoid = (isExpired && !isAsking) || isChanged || (held !== undefined && quote === undefined);
  const requote = () => {
    if (quote && isChanged) setHeld(quote);
    else {
      setHeld(undefined);
      onRequote();
    }
  };

  if (isVoid) {
    return (
      <Column>
        {paid}
        <Row>
          <span>
            <span className="pv-sr-only">{t('quoteWas', { amount: formatAmount(shown.amount) })}</span>
            <Struck aria-hidden="true">
              <Money value={shown.amount} />
            </Struck>{' '}
            <Muted>{t(isChanged ? 'quoteChanged' : 'quoteExpired')}</Muted>
          </span>
          <Button size="sm" onClick={requote}>
            {t('requote')}
          </Button>
        </Row>
      </Column>
    );
  }

  if (!held) {
    return (
      <Column>
        {paid}
        <Button
          block
          size="sm"
          onClick={() => {
            // The chosen part stays after a refusal, not after a payment.
            if (state?.status === 'paid') setPercent(100);
            setHeld(shown);
          }}
        >
          {t('cashOut', { amount: formatAmount(shown.amount) })}
        </Button>
      </Column>
    );
  }

  const amount = partOf(held.amount, percent);
  const rest = addAmounts(held.openStake, `-${partOf(held.openStake, percent)}`);
  const accept = () => {
    const body = { quote: held.quote, part: percent };
    cashOuts.accept({ key: client.newIdempotencyKey(), bet: bet.id, body, amount });
    setHeld(undefined);
  };
  return (
    <Column>
      <Field label={t('cashOutPart')}>
        <Select
          value={String(percent)}
          onValueChange={(value) => setPercent(Number(value))}
          options={parts.map((part) => ({
            value: String(part),
            label: t('cashOutPartText', { percent: part }),
          }))}
        />
      </Field>
      {percent < 100 && <Muted>{t('cashOutRest', { amount: formatAmount(rest) })}</Muted>}
      <Actions>
        <Button size="sm" variant="primary" onClick={accept}>
          {t('cashOutConfirm', { amount: formatAmount(amount) })}
        </Button>
        <Button size="sm" variant="text" onClick={() => setHeld(undefined)}>
          {t('cashOutCancel')}
        </Button>
      </Actions>
    </Column>
  );
};
