import { Button, useMounted } from '@pavilion/ui';
import { DividendCard } from '../../../shared/dividends/dividend-card';
import { DividendClaimed } from '../../../shared/dividends/dividend-claimed';
import { dividendsMessages } from '../../../shared/dividends/dividends-messages';
import { useDividends } from '../../../shared/dividends/use-dividends';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';

/** The dividends to be claimed, including those postponed in their pop-up. Renders nothing if there are none. */
export const WaitingDividends = () => {
  const t = useMessages(dividendsMessages);
  const { offers, claim, claiming, claimed, forget } = useDividends();
  // Other parts of the page may have loaded the offers before this one hydrates.
  const isMounted = useMounted();
  if (!isMounted || (offers.length === 0 && !claimed)) return null;
  return (
    <Stack as="section" aria-label={t('waiting')}>
      {claimed && (
        <DividendClaimed key={claimed.id} amount={claimed.amount}>
          <Button onClick={forget}>{t('done')}</Button>
        </DividendClaimed>
      )}
      {offers.map((offer) => (
        <DividendCard
          key={offer.id}
          offer={offer}
          isClaiming={claiming === offer.dividend.id}
          onClaim={() => claim(offer)}
        />
      ))}
    </Stack>
  );
};
