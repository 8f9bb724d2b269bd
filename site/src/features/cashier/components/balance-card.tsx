import {
  Amount,
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
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cashierMessages } from '../messages/cashier-messages';

/** The scene is dark in both themes, so what stands on it is light in both. */
const Frame = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[5]};
  min-height: 208px;
  padding: ${token.space[6]} ${token.space[8]};
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[2]};
  color: ${token.color.onPicture};
  > [aria-hidden] { position: absolute; inset: 0; z-index: -1; }
  /* Where words stand on the drawing itself, it stands back. */
  @media (max-width: ${breakpoint.phone}px) { > [aria-hidden] { filter: brightness(0.6); } }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Label = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
  opacity: 0.88;
`;

const Eye = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  &:hover { background: color-mix(in srgb, currentColor 14%, transparent); }
  &:focus-visible { outline-color: currentColor; }
`;

const Sum = styled.strong`
  min-height: 52px;
  font-size: ${token.text.h1};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};
  text-shadow: 0 2px 12px ${token.color.scrim};
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.text.sm};
  opacity: 0.88;
`;

/** Gold, since the main action's red would drown in the scene. */
const Go = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${token.space[2]};
  height: ${token.control.lg};
  margin-top: ${token.space[3]};
  padding: 0 ${token.space[8]};
  border-radius: ${token.radius.md};
  background: ${token.gradient.value};
  color: ${token.color.onValue};
  font-size: ${token.text.lg};
  font-weight: ${token.weight.bold};
  box-shadow: ${token.shadow[2]};
  &:hover { filter: brightness(1.06); }
`;

interface BalanceCardProps {
  /** Undefined until it is known. */
  readonly balance: string | undefined;
  readonly lockedMoney: string | undefined;
}

/** What the member has, for the member's eyes. */
export const BalanceCard = ({ balance, lockedMoney }: BalanceCardProps) => {
  const t = useMessages(cashierMessages);
  const [isHidden, setHidden] = useState(false);
  return (
    <Frame aria-busy={balance === undefined}>
      <SceneImage name="wallet" />
      <Words>
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
        <Sum>
          {balance === undefined ? (
            <Skeleton width={220} height={48} />
          ) : (
            <Amount value={balance} currency="¥" masked={isHidden} />
          )}
        </Sum>
        <Locked>
          <LockIcon size={16} />
          {t('locked')}
          {lockedMoney === undefined ? (
            <Skeleton width={64} />
          ) : (
            <Amount value={lockedMoney} currency="¥" masked={isHidden} />
          )}
        </Locked>
        <Go to={paths.mine.finance.deposit}>
          <DepositIcon size={20} />
          {t('deposit')}
        </Go>
      </Words>
    </Frame>
  );
};
