import type { Balances, TransferDirection } from '@pavilion/contract';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, token } from '@pavilion/ui';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { Form } from '../../../../shared/forms/form';
import { CategoryIcon } from '../../../../shared/games/category-icon';
import { Stack } from '../../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { MessageBox } from '../../../../shared/notice/message-box';
import { CompactCards } from '../../components/compact-cards';
import { SubmissionMessage } from '../../components/submission-message';
import type { MoneyForm } from '../../hooks/use-money-form';
import type { SubmissionHandle } from '../../hooks/use-submission';
import type { TransferBody, TransferResult } from '../../model/operations';
import { smallCards } from '../../model/small-cards';
import { accountsMessages } from '../messages/accounts-messages';
import type { TransferChoice } from '../model/transfer-choice';
import { WalletPair } from './wallet-pair';

interface TransferFormProps {
  readonly balances: Balances;
  /** The chosen venue, with its balance. */
  readonly venue: Balances['venues'][number];
  readonly direction: TransferDirection;
  /** The balance of the source wallet. */
  readonly movable: string;
  readonly form: MoneyForm<{ readonly amount: string }>;
  readonly submission: SubmissionHandle<TransferBody, TransferResult>;
  readonly onChoice: (choice: TransferChoice) => void;
}

/** Wallets, direction and amount of a transfer. */
export const TransferForm = ({
  balances,
  venue: { venue, balance },
  direction,
  movable,
  form,
  submission,
  onChoice,
}: TransferFormProps) => {
  const currency = useCurrency();
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  const venueName = text(venue.name);
  const wallet = direction === 'in' ? t('main') : t('venueWallet', { venue: venueName });
  const isEmpty = compareAmounts(movable, '0') <= 0;
  const { isLocked, errors } = form;
  const { amount } = form.values;
  const { state } = submission;

  return (
    <Form form={form}>
      <Card>
        <Stack style={{ gap: token.space[5] }}>
          <WalletPair
            main={balances.main}
            venueName={venueName}
            venueBalance={balance}
            direction={direction}
            disabled={isLocked}
            onSwap={() => onChoice({ venue: venue.code, direction: direction === 'in' ? 'out' : 'in' })}
          />
          <Field label={t('chooseVenue')}>
            <CompactCards
              variant="cards"
              cardWidth={smallCards}
              name="venue"
              disabled={isLocked}
              value={venue.code}
              onValueChange={(code) => onChoice({ venue: code, direction })}
              options={balances.venues.map((each) => ({
                value: each.venue.code,
                label: text(each.venue.name),
                description: <Money value={each.balance} />,
                icon: <CategoryIcon category={each.category} size={32} />,
              }))}
            />
          </Field>
          <Field
            label={t('amount')}
            hint={
              isEmpty
                ? t('nothingToMove', { wallet })
                : t('amountHint', { wallet, amount: formatAmount(movable) })
            }
            // The control itself reports an amount outside its limits.
            error={errors.amount?.reason === 'required' && t('amountRequired')}
            required
          >
            <MoneyInput
              {...form.field('amount')}
              prefix={currency}
              placeholder={t('amountPlaceholder')}
              min="0.01"
              max={movable}
              readOnly={isLocked}
              quickAmounts={isEmpty ? [] : [{ label: t('all'), value: movable }]}
            />
          </Field>
          <SubmissionMessage submission={state} onRetry={submission.retry} onDiscard={submission.edit} />
          {state.status === 'done' && (
            <MessageBox
              tone="success"
              title={t(state.body.direction === 'in' ? 'transferIn' : 'transferOut', {
                venue: venueName,
                amount: formatAmount(state.body.amount),
              })}
              text={t('transferDoneText', { main: formatAmount(state.result.main) })}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={submission.isPending}
            disabled={state.status === 'unknown' || balances.halted}
          >
            {amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
          </Button>
        </Stack>
      </Card>
    </Form>
  );
};
