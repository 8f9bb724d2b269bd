import {
  Button,
  breakpoint,
  DepositIcon,
  EyeIcon,
  EyeOffIcon,
  LockIcon,
  Skeleton,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import { HeadLabel, HeadLine, HeadSum } from './head-sum';

const Eye = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -4px; } }
  &:hover { background: ${token.color.sunken}; }
`;

/** On phones the scene is beside it, so that its parts are below each other. */
const Line = styled(HeadLine)`
  @media (max-width: ${breakpoint.phone}px) {
    display: grid;
    justify-items: start;
    margin-block-start: 0;
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
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <HeadLabel>
        {t('walletBalance')}
        <Eye
          aria-label={isHidden ? t('showBalance') : t('hideBalance')}
          aria-pressed={isHidden}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        </Eye>
      </HeadLabel>
      <HeadSum aria-busy={balance === undefined}>
        {balance === undefined ? (
          <Skeleton width={172} height={36} />
        ) : (
          <Money value={balance} masked={isHidden} />
        )}
      </HeadSum>
      <Line>
        <Button as={Link} to={paths.mine.finance.deposit} variant="value" size="lg">
          <DepositIcon size={20} />
          {t('deposit')}
        </Button>
        <Locked>
          <LockIcon size={16} />
          {t('locked')}
          {lockedMoney === undefined ? (
            <Skeleton width={64} />
          ) : (
            <Money value={lockedMoney} masked={isHidden} />
          )}
        </Locked>
      </Line>
    </>
  );
};
