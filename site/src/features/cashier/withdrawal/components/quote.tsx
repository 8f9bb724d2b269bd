import { compareAmounts } from '@pavilion/format';
import { useWithdrawalQuoteQuery } from '@pavilion/sdk/react/money';
import { Skeleton } from '@pavilion/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { SummaryPending, SummaryRows } from '../../components/summary-card';
import { withdrawalMessages } from '../messages/withdrawal-messages';

/** How long an amount must stay the same before a quote is requested, ms. */
const debounceDelay = 300;

const useDebounced = <Value,>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/** The fee of a withdrawal and the amount the member receives, calculated by the gateway. `amount` is undefined while it is invalid. */
export const Quote = ({ amount }: { amount: string | undefined }) => {
  const t = useMessages(withdrawalMessages);
  const debounced = useDebounced(amount);
  const { currentData, isError } = useWithdrawalQuoteQuery(
    debounced === undefined ? skipToken : { amount: debounced },
  );
  const quote = amount === undefined ? undefined : currentData;
  const placeholder = (text: string) =>
    amount === undefined || isError ? <SummaryPending>{text}</SummaryPending> : <Skeleton width={88} />;
  return (
    <SummaryRows data-sum aria-live="polite">
      <div>
        <dt>{t('fee')}</dt>
        <dd>
          {quote ? (
            compareAmounts(quote.fee, '0') === 0 ? (
              t('free')
            ) : (
              <Money value={quote.fee} />
            )
          ) : (
            placeholder('–')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('receives')}</dt>
        <dd>{quote ? <Money value={quote.receives} /> : placeholder(t('quoteWaits'))}</dd>
      </div>
    </SummaryRows>
  );
};
