import { Button, breakpoint, Card, GiftIcon, inAlphabet, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { DividendTerms } from '../../../shared/dividends/dividend-card';
import { DividendClaimed } from '../../../shared/dividends/dividend-claimed';
import { dividendsMessages } from '../../../shared/dividends/dividends-messages';
import { useClaimsWithToast } from '../../../shared/dividends/use-claims';
import { useWaitingGifts } from '../../../shared/dividends/use-waiting-gifts';
import { IconTile } from '../../../shared/layout/icon-tile';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { NextPage } from '../../../shared/paging/next-page';

const Total = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  b { font-size: ${token.text.lg}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]} ${token.space[4]};
`;

const Rows = styled.ul`
  display: grid;
  margin-block: calc(-1 * ${token.space[3]});
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
    min-height: 56px;
    padding-block: ${token.space[3]};
  }
  li + li { border-top: 1px solid ${token.color.line}; }
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  p span { white-space: nowrap; }
  /* Its phrases are longer than a line of a phone. */
  &${inAlphabet} p span { white-space: normal; }
  @media (max-width: ${breakpoint.phone}px) {
    li { grid-template-columns: auto minmax(0, 1fr) auto; row-gap: ${token.space[2]}; }
    li > :nth-child(2) { grid-column: 2 / -1; }
    li > :nth-child(3) { grid-column: 2; }
  }
`;

/**
 * All dividends to be claimed, in pages, including those postponed in their pop-up. Renders nothing if there are none. The main
 * action of the wallet is the deposit, so claims are secondary.
 */
export const WaitingDividends = () => {
  const t = useMessages(dividendsMessages);
  const text = useLocalText();
  const { query, gifts = [], totals } = useWaitingGifts();
  const { claim, claiming, claimed, forget } = useClaimsWithToast(query.refetch);
  // The last response may still contain the dividend that was just claimed.
  const waiting = gifts.filter(({ id }) => !claimed?.ids.includes(id));
  // Each claimed dividend leaves the list at once; the button stays until all are done.
  const canClaimAll = claiming.length > 1 || (waiting.length > 1 && !query.hasNextPage);
  if (waiting.length === 0 && !claimed) return null;
  return (
    <Stack as="section" aria-label={t('waiting')}>
      {claimed && claiming.length === 0 && (
        <DividendClaimed key={claimed.ids.join()} amount={claimed.amount}>
          <Button onClick={forget}>{t('done')}</Button>
        </DividendClaimed>
      )}
      {waiting.length > 0 && (
        <Card
          title={t('waiting')}
          extra={
            <Head>
              {totals && waiting.length === gifts.length && (
                <Total>
                  {t('waitingCount', { count: totals.count })}
                  <b>
                    <Money value={totals.amount} tone="value" />
                  </b>
                </Total>
              )}
              {canClaimAll && (
                <Button loading={claiming.length > 1} onClick={() => claim(waiting.map(({ id }) => id))}>
                  {t('claimAll')}
                </Button>
              )}
            </Head>
          }
        >
          <Rows>
            {waiting.map(({ id, title, amount, turnover, expiresAt }) => (
              <li key={id}>
                <IconTile $size={40}>
                  <GiftIcon size={22} />
                </IconTile>
                <div>
                  <strong>{text(title)}</strong>
                  <DividendTerms turnover={turnover} expiresAt={expiresAt} />
                </div>
                <b>
                  <Money value={amount} size="lg" tone="value" />
                </b>
                <Button loading={claiming.includes(id)} onClick={() => claim([id])}>
                  {t('claim')}
                </Button>
              </li>
            ))}
          </Rows>
        </Card>
      )}
      {query.hasNextPage && <NextPage list={query} />}
    </Stack>
  );
};
