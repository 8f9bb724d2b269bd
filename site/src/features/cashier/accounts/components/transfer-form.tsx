import type { Balances, TransferDirection } from '@pavilion/contract';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Card, Field, MoneyInput, token } from '@pavilion/ui';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { Form } from '../../../../shared/forms/form';
import { VenueIcon } from '../../../../shared/games/venue-icon';
import { Stack } from '../../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { useBalanceHiding } from '../../../../shared/money/balance-hiding';
import { CompactCards } from '../../components/compact-cards';
import { usePhoneFold } from '../../components/phone-fold';
import type { MoneyForm } from '../../hooks/use-money-form';
import type { AmountReason } from '../../model/amount-error';
import type { Range } from '../../model/cashier-errors';
import { smallCards } from '../../model/small-cards';
import { accountsMessages } from '../messages/accounts-messages';
import { type TransferChoice, transferLimits } from '../model/transfer-choice';
import { WalletPair } from './wallet-pair';

/** The control itself reports an amount outside its limits. */
const amountTexts = {
  required: 'amountRequired',
  below: undefined,
  above: undefined,
} as const satisfies Readonly<Record<AmountReason, string | undefined>>;

interface TransferFormProps {
  /** The element id, for the button in the summary. */
  readonly id: string;
  readonly balances: Balances;
  /** The chosen venue, with its balance. */
  readonly venue: Balances['venues'][number];
  readonly direction: TransferDirection;
  /** The balance of the source wallet. */
  readonly movable: string;
  readonly form: MoneyForm<{ readonly amount: string }>;
  /** The limits that the gateway rejected the amount with. */
  readonly refusedLimits: Range | undefined;
  readonly onChoice: (choice: TransferChoice) => void;
}

/** Wallets, direction and amount of a transfer. */
export const TransferForm = ({
  id,
  balances,
  venue: { venue, balance },
  direction,
  movable,
  form,
  refusedLimits,
  onChoice,
}: TransferFormProps) => {
  const currency = useCurrency();
  const t = useMessages(accountsMessages);
  const { isHidden } = useBalanceHiding();
  const text = useLocalText();
  const venueName = text(venue.name);
  const wallet = direction === 'in' ? t('main') : t('venueWallet', { venue: venueName });
  const isEmpty = compareAmounts(movable, '0') <= 0;
  const { isLocked, errors } = form;
  const amountText = errors.amount && amountTexts[errors.amount.reason as AmountReason];
  const { folded, more } = usePhoneFold(balances.venues.length);

  return (
    <Form form={form} id={id}>
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
          <Field label={t('chooseVenue')} extra={more}>
            <CompactCards
              variant="cards"
              cardWidth={smallCards}
              name="venue"
              data-folded={folded}
              disabled={isLocked}
              value={venue.code}
              onValueChange={(code) => onChoice({ venue: code, direction })}
              options={balances.venues.map((each) => ({
                value: each.venue.code,
                label: text(each.venue.name),
                description: <Balance value={each.balance} />,
                icon: <VenueIcon name={text(each.venue.name)} category={each.category} size={32} />,
              }))}
            />
          </Field>
          <Field
            label={t('amount')}
            hint={
              isEmpty
                ? t('nothingToMove', { wallet })
                : isHidden
                  ? undefined
                  : t('amountHint', { wallet, amount: formatAmount(movable) })
            }
            error={
              (amountText && t(amountText)) ||
              (refusedLimits &&
                t('amountRefused', {
                  min: formatAmount(refusedLimits.min),
                  max: formatAmount(refusedLimits.max),
                }))
            }
            required
          >
            <MoneyInput
              {...form.field('amount')}
              prefix={currency}
              placeholder={t('amountPlaceholder')}
              {...transferLimits(movable)}
              readOnly={isLocked}
              quickAmounts={isEmpty ? [] : [{ label: t('all'), value: movable }]}
            />
          </Field>
        </Stack>
      </Card>
    </Form>
  );
};
