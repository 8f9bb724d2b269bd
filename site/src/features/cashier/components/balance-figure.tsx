import { Button, breakpoint, DepositIcon, LockIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Balance, BalanceEye } from '../../../shared/money/balance';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import { HeadLabel, HeadLine, HeadSum } from './head-sum';

/** On phones the scene is beside it, so that its parts are below each other. */
const Line = styled(HeadLine)`
  @media (max-width: ${breakpoint.phone}px) {
    display: grid;
    justify-items: start;
    margin-block-start: 0;
    row-gap: ${token.space[3]};
    > p { order: -1; }
  }
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface BalanceFigureProps {
  /** Undefined while loading. */
  readonly balance: string | undefined;
  readonly lockedMoney: string | undefined;
}

/** The balance, which the member can hide, and the way to add to it. */
export const BalanceFigure = ({ balance, lockedMoney }: BalanceFigureProps) => {
  const t = useMessages(cashierMessages);
  return (
    <>
      <HeadLabel>
        <h2>{t('walletBalance')}</h2>
        <BalanceEye />
      </HeadLabel>
      <HeadSum aria-busy={balance === undefined}>
        {balance === undefined ? <Skeleton width={172} height={36} /> : <Balance value={balance} />}
      </HeadSum>
      <Line>
        <Button as={Link} to={paths.mine.finance.deposit} variant="primary" size="lg">
          <DepositIcon size={20} />
          {t('deposit')}
        </Button>
        <Locked>
          <LockIcon size={16} />
          {t('locked')}
          {lockedMoney === undefined ? <Skeleton width={64} /> : <Balance value={lockedMoney} />}
        </Locked>
      </Line>
    </>
  );
};
