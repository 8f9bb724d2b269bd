import type { Balances } from '@pavilion/contract';
import { breakpoint, CoinIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Coins } from '../../../../shared/coins/coins';
import { useMessages } from '../../../../shared/messages';
import { Balance, BalanceEye } from '../../../../shared/money/balance';
import { HeadLabel, HeadLine, HeadSum } from '../../components/head-sum';
import { accountsMessages } from '../messages/accounts-messages';

const Line = styled(HeadLine)`
  @media (max-width: ${breakpoint.phone}px) { display: grid; justify-items: start; }
`;

/** Apart from the parts of the total: coins are points, not money. */
const CoinBalance = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 32px;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.full};
  box-shadow: inset 0 0 0 1px ${token.color.hairline};
  background: ${token.color.surface};
  color: ${token.color.value};
  font-size: ${token.text.sm};
  b { font-weight: ${token.weight.bold}; }
`;

/** The total of the member's money, and the coins beside it. */
export const FundsFigure = ({ balances }: { balances: Balances | undefined }) => {
  const t = useMessages(accountsMessages);
  return (
    <>
      <HeadLabel>
        <h2>{t('total')}</h2>
        <BalanceEye />
      </HeadLabel>
      <Line aria-busy={!balances}>
        <HeadSum>
          {balances ? <Balance value={balances.total} /> : <Skeleton width={172} height={36} />}
        </HeadSum>
        <CoinBalance>
          <CoinIcon size={16} />
          {t('coins')}
          <b>{balances ? <Coins value={balances.coins} /> : <Skeleton width={40} />}</b>
        </CoinBalance>
      </Line>
    </>
  );
};
