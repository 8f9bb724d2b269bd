import type { Balances } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { Button, breakpoint, Progress, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { Link } from '../../../../shared/navigation/link';
import { percentOf } from '../../model/percent-of';
import { accountsMessages } from '../messages/accounts-messages';
import { transferAddress } from '../model/transfer-choice';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
`;

const Tile = styled.li`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.sunken};
  h3 { font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  strong { font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; line-height: ${token.leading.snug}; }
  /* On phones a wallet is a row: its actions are beside its balance. */
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${token.space[3]};
    > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
    &[data-empty] > :nth-child(2) { display: none; }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
  @media (max-width: ${breakpoint.phone}px) { display: grid; gap: 0; }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[2]};
`;

/** The wallet of each venue, its share of the total, and links to transfer its money. */
export const VenueWallets = ({ balances }: { balances: Balances }) => {
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  return (
    <Grid>
      {balances.venues.map(({ venue, balance }) => {
        const name = text(venue.name);
        const percent = percentOf(balance, balances.total);
        const isEmpty = compareAmounts(balance, '0') <= 0;
        return (
          <Tile key={venue.code} data-empty={isEmpty || undefined}>
            <Head>
              <h3>{name}</h3>
              <strong>
                <Money value={balance} />
              </strong>
            </Head>
            <Progress
              value={percent}
              label={t('share', { percent: `${percent}%` })}
              valueText=""
              tone="value"
            />
            <Actions>
              <Button
                as={Link}
                size="sm"
                to={transferAddress({ venue: venue.code, direction: 'in' })}
                aria-label={`${t('moveIn')}${t('colon')}${name}`}
              >
                {t('moveIn')}
              </Button>
              {isEmpty ? (
                <Button size="sm" disabled>
                  {t('moveOut')}
                </Button>
              ) : (
                <Button
                  as={Link}
                  size="sm"
                  to={transferAddress({ venue: venue.code, direction: 'out' })}
                  aria-label={`${t('moveOut')}${t('colon')}${name}`}
                >
                  {t('moveOut')}
                </Button>
              )}
            </Actions>
          </Tile>
        );
      })}
    </Grid>
  );
};
