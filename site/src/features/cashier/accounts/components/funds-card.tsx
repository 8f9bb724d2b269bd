import type { Balances } from '@pavilion/contract';
import { Amount, breakpoint, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { PanelSum, WalletPanel } from '../../components/wallet-panel';
import { accountsMessages } from '../messages/accounts-messages';
import { venueSum } from '../model/venue-sum';

const Total = styled.div`
  display: grid;
  gap: ${token.space[1]};
  h2 { font-size: ${token.text.md}; font-weight: ${token.weight.medium}; opacity: 0.88; }
  small { font-size: ${token.text.sm}; opacity: 0.88; }
`;

const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[8]};
  > div + div { padding-left: ${token.space[8]}; border-left: 1px solid color-mix(in srgb, currentColor 28%, transparent); }
  dt { font-size: ${token.text.sm}; opacity: 0.88; }
  dd { min-height: 28px; font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div + div { padding-left: 0; border-left: 0; }
  }
`;

/** The total of the member's money and its parts. */
export const FundsCard = ({ balances }: { balances: Balances | undefined }) => {
  const t = useMessages(accountsMessages);
  const parts = [
    { label: t('main'), value: balances?.main, isMoney: true },
    { label: t('venuesTitle'), value: balances && venueSum(balances), isMoney: true },
    { label: t('locked'), value: balances?.locked, isMoney: true },
    { label: t('coins'), value: balances?.coins, isMoney: false },
  ];
  return (
    <WalletPanel aria-busy={!balances}>
      <Total>
        <h2>{t('total')}</h2>
        <PanelSum>
          {balances ? <Money value={balances.total} /> : <Skeleton width={220} height={36} />}
        </PanelSum>
        <small>{t('totalNote')}</small>
      </Total>
      <Parts>
        {parts.map(({ label, value, isMoney }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === undefined && <Skeleton width={88} />}
              {value !== undefined && (isMoney ? <Money value={value} /> : <Amount value={value} />)}
            </dd>
          </div>
        ))}
      </Parts>
    </WalletPanel>
  );
};
