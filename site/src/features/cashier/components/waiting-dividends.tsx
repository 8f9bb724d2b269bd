import { Button } from '@pavilion/ui';
import { DividendCard } from '../../../shared/dividends/dividend-card';
import { DividendClaimed } from '../../../shared/dividends/dividend-claimed';
import { dividendsMessages } from '../../../shared/dividends/dividends-messages';
import { useClaim } from '../../../shared/dividends/use-claim';
import { useWaitingGifts } from '../../../shared/dividends/use-waiting-gifts';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { NextPage } from '../../../shared/paging/next-page';

/** All dividends to be claimed, in pages, including those postponed in their pop-up. Renders nothing if there are none. */
export const WaitingDividends = () => {
  const t = useMessages(dividendsMessages);
  const text = useLocalText();
  const { query, gifts = [] } = useWaitingGifts();
  const { claim, claiming, claimed, forget } = useClaim(query.refetch);
  // The last response may still contain the dividend that was just claimed.
  const waiting = gifts.filter(({ id }) => id !== claimed?.id);
  if (waiting.length === 0 && !claimed) return null;
  return (
    <Stack as="section" aria-label={t('waiting')}>
      {claimed && (
        <DividendClaimed key={claimed.id} amount={claimed.amount}>
          <Button onClick={forget}>{t('done')}</Button>
        </DividendClaimed>
      )}
      {waiting.map((gift) => (
        <DividendCard
          key={gift.id}
          title={text(gift.title)}
          body={t('body')}
          action={t('claim')}
          terms={gift}
          isClaiming={claiming === gift.id}
          onClaim={() => claim(gift.id)}
        />
      ))}
      {query.hasNextPage && <NextPage list={query} />}
    </Stack>
  );
};
