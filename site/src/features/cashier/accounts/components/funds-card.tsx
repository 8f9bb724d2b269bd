import type { Balances } from '@pavilion/contract';
import { CoinIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Coins } from '../../../../shared/coins/coins';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { PanelSum, WalletPanel } from '../../components/wallet-panel';
import { accountsMessages } from '../messages/accounts-messages';
import { FundsSplit } from './funds-split';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

const Total = styled.div`
  display: grid;
  gap: ${token.space[1]};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** Apart from the parts of the total: coins are points, not money. */
const CoinBalance = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 32px;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.value};
  font-size: ${token.text.sm};
  b { font-weight: ${token.weight.bold}; }
`;

/** The total of the member's money and its parts. */
export const FundsCard = ({ balances }: { balances: Balances | undefined }) => {
  const t = useMessages(accountsMessages);
  return (
    <WalletPanel aria-busy={!balances}>
      <Head>
        <Total>
          <h2>{t('total')}</h2>
          <PanelSum>
            {balances ? <Money value={balances.total} /> : <Skeleton width={140} height={36} />}
          </PanelSum>
          <small>{t('totalNote')}</small>
        </Total>
        <CoinBalance>
          <CoinIcon size={16} />
          {t('coins')}
          <b>{balances ? <Coins value={balances.coins} /> : <Skeleton width={40} />}</b>
        </CoinBalance>
      </Head>
      <FundsSplit balances={balances} />
    </WalletPanel>
  );
};
