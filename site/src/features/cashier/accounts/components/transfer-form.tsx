import type { Balances } from '@pavilion/contract';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { amountIssue, Button, Card, Field, MoneyInput, RadioGroup, token } from '@pavilion/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Stack } from '../../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { MessageBox } from '../../../../shared/notice/message-box';
import { AttemptMessage } from '../../components/attempt-message';
import { FormStack } from '../../components/form-stack';
import type { Attempt } from '../../model/attempt';
import type { TransferBody, TransferResult } from '../../model/deeds';
import { accountsMessages } from '../messages/accounts-messages';
import { movableOf, type TransferChoice, venueOf } from '../model/transfer-draft';
import { WalletPair } from './wallet-pair';

interface TransferFormProps {
  readonly balances: Balances;
  readonly choice: TransferChoice;
  readonly amount: string;
  readonly attempt: Attempt<TransferBody, TransferResult>;
  readonly onChoice: (choice: TransferChoice) => void;
  readonly onAmount: (amount: string) => void;
  readonly onSubmit: (body: TransferBody) => void;
  readonly onAskAgain: () => void;
  readonly onGiveUp: () => void;
}

/** From where to where, how much. */
export const TransferForm = ({
  balances,
  choice,
  amount,
  attempt,
  onChoice,
  onAmount,
  onSubmit,
  onAskAgain,
  onGiveUp,
}: TransferFormProps) => {
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  const field = useRef<HTMLInputElement>(null);
  const [isRequired, setRequired] = useState(false);
  const chosen = venueOf(balances.venues, choice);
  if (!chosen) return null;

  const { direction } = choice;
  const { venue } = chosen;
  const venueName = text(venue.name);
  const movable = movableOf(balances, chosen, direction);
  const wallet = direction === 'in' ? t('main') : t('venueWallet', { venue: venueName });
  const isFree = attempt.at === 'editing' || attempt.at === 'done';
  const isEmpty = compareAmounts(movable, '0') <= 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFree) return;
    if (amount !== '' && !amountIssue(amount, { min: '0.01', max: movable }))
      return onSubmit({ venue: venue.code, direction, amount });
    flushSync(() => setRequired(true));
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Card>
        <Stack style={{ gap: token.space[5] }}>
          <WalletPair
            main={balances.main}
            venueName={venueName}
            venueBalance={chosen.balance}
            direction={direction}
            disabled={!isFree}
            onSwap={() => onChoice({ venue: venue.code, direction: direction === 'in' ? 'out' : 'in' })}
          />
          <Field label={t('chooseVenue')}>
            <RadioGroup
              variant="cards"
              cardWidth={188}
              name="venue"
              disabled={!isFree}
              value={venue.code}
              onValueChange={(code) => onChoice({ venue: code, direction })}
              options={balances.venues.map((each) => ({
                value: each.venue.code,
                label: text(each.venue.name),
                description: <span className="pv-num">¥{formatAmount(each.balance)}</span>,
              }))}
            />
          </Field>
          <FormStack>
            <Field
              label={t('amount')}
              hint={
                isEmpty
                  ? t('nothingToMove', { wallet })
                  : t('amountHint', { wallet, amount: formatAmount(movable) })
              }
              error={isRequired && amount === '' && t('amountRequired')}
              required
            >
              <MoneyInput
                ref={field}
                name="amount"
                placeholder={t('amountPlaceholder')}
                value={amount}
                min="0.01"
                max={movable}
                readOnly={!isFree}
                quickAmounts={isEmpty ? [] : [{ label: t('all'), value: movable }]}
                onValueChange={onAmount}
              />
            </Field>
            <AttemptMessage attempt={attempt} onAskAgain={onAskAgain} onGiveUp={onGiveUp} />
            {attempt.at === 'done' && (
              <MessageBox
                tone="success"
                title={t(attempt.body.direction === 'in' ? 'transferIn' : 'transferOut', {
                  venue: venueName,
                  amount: formatAmount(attempt.body.amount),
                })}
                text={t('transferDoneText', { main: formatAmount(attempt.result.main) })}
              />
            )}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={attempt.at === 'sending' || attempt.at === 'checking'}
              disabled={attempt.at === 'unknown' || balances.halted}
            >
              {amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
            </Button>
          </FormStack>
        </Stack>
      </Card>
    </form>
  );
};
