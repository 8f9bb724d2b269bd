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
import { Shortcuts } from './shortcuts';
import { PanelSum, WalletPanel } from './wallet-panel';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[5]} ${token.space[6]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Label = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
`;

const Eye = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  &:hover { background: ${token.color.sunken}; }
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Act = styled.div`
  margin-top: ${token.space[3]};
`;

interface BalanceCardProps {
  /** Undefined while loading. */
  readonly balance: string | undefined;
  readonly lockedMoney: string | undefined;
}

/** The balance, which the member can hide, and links to related pages. */
export const BalanceCard = ({ balance, lockedMoney }: BalanceCardProps) => {
  const t = useMessages(cashierMessages);
  const [isHidden, setHidden] = useState(false);
  return (
    <WalletPanel aria-busy={balance === undefined}>
      <Columns>
        <TextBlock>
          <Label>
            {t('walletBalance')}
            <Eye
              aria-label={isHidden ? t('showBalance') : t('hideBalance')}
              aria-pressed={isHidden}
              onClick={() => setHidden(!isHidden)}
            >
              {isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            </Eye>
          </Label>
          <PanelSum>
            {balance === undefined ? (
              <Skeleton width={220} height={36} />
            ) : (
              <Money value={balance} masked={isHidden} />
            )}
          </PanelSum>
          <Locked>
            <LockIcon size={16} />
            {t('locked')}
            {lockedMoney === undefined ? (
              <Skeleton width={64} />
            ) : (
              <Money value={lockedMoney} masked={isHidden} />
            )}
          </Locked>
          <Act>
            <Button as={Link} to={paths.mine.finance.deposit} variant="value" size="lg">
              <DepositIcon size={20} />
              {t('deposit')}
            </Button>
          </Act>
        </TextBlock>
        <Shortcuts />
      </Columns>
    </WalletPanel>
  );
};
