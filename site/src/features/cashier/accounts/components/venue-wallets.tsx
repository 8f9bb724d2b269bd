import type { Balances } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { Button, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { VenueIcon } from '../../../../shared/games/venue-icon';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { Link } from '../../../../shared/navigation/link';
import { percentOf } from '../../model/percent-of';
import { accountsMessages } from '../messages/accounts-messages';
import { transferAddress } from '../model/transfer-choice';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${token.space[2]} ${token.space[3]};
  padding: 0;
  list-style: none;
`;

const Wallet = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 60px;
  padding: ${token.space[2]} ${token.space[3]};
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  h3 { font-size: ${token.text.md}; font-weight: ${token.weight.medium}; line-height: ${token.leading.snug}; overflow-wrap: anywhere; }
  strong { font-size: ${token.text.md}; font-weight: ${token.weight.bold}; }
  small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  &[data-empty] strong { color: ${token.color.inkFaint}; font-weight: ${token.weight.regular}; }
  &:not([data-empty]) { border-color: ${token.color.hairline}; background: ${token.color.valueSoft}; }
  /* The share of the total, along the lower edge. */
  &:not([data-empty])::after {
    content: '';
    position: absolute;
    inset: auto auto 0 0;
    width: var(--share);
    height: 3px;
    background: ${token.gradient.value};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${token.space[2]};
`;

const isEmpty = (balance: string) => compareAmounts(balance, '0') <= 0;

/** The wallet of each venue, those with money first with their share of the total, and links to transfer its money. */
export const VenueWallets = ({ balances }: { balances: Balances }) => {
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  const wallets = balances.venues.toSorted((a, b) => Number(isEmpty(a.balance)) - Number(isEmpty(b.balance)));
  return (
    <Rows>
      {wallets.map(({ venue, category, balance }) => {
        const name = text(venue.name);
        const percent = percentOf(balance, balances.total);
        return (
          <Wallet
            key={venue.code}
            data-empty={isEmpty(balance) || undefined}
            style={{ '--share': `${percent}%` } as CSSProperties}
          >
            <VenueIcon name={name} category={category} />
            <div>
              <h3>{name}</h3>
              {!isEmpty(balance) && <small>{t('share', { percent: `${percent}%` })}</small>}
            </div>
            <strong>
              <Balance value={balance} />
            </strong>
            <Actions>
              <Button
                as={Link}
                size="sm"
                variant={isEmpty(balance) ? 'text' : 'secondary'}
                to={transferAddress({ venue: venue.code, direction: 'in' })}
                aria-label={`${t('moveIn')}${t('colon')}${name}`}
              >
                {t('moveIn')}
              </Button>
              {!isEmpty(balance) && (
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
          </Wallet>
        );
      })}
    </Rows>
  );
};
