import type { TransferDirection } from '@pavilion/contract';
import { Button, breakpoint, Ellipsis, TransferIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { accountsMessages } from '../messages/accounts-messages';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  /* Over the edges of both wallets. */
  > button {
    z-index: ${token.z.raised};
    width: 44px;
    height: 44px;
    margin-inline: calc(-1 * ${token.space[6]});
    padding: 0;
    border-radius: ${token.radius.full};
  }
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; > button { margin-inline: calc(-1 * ${token.space[5]}); } }
`;

const Wallet = styled.div<{ $leaves: boolean }>`
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid ${({ $leaves }) => ($leaves ? token.color.hairline : token.color.line)};
  border-radius: ${token.radius.lg};
  background: ${({ $leaves }) => ($leaves ? token.color.valueSoft : token.gradient.panel)};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; line-height: ${token.leading.snug}; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: 0;
    padding: ${token.space[2]} ${token.space[3]};
    strong { font-size: ${token.text.md}; }
    /* Its text begins after the button. */
    &:last-child { padding-inline-start: ${token.space[6]}; }
  }
`;

interface WalletPairProps {
  readonly main: string;
  readonly venueName: string;
  readonly venueBalance: string;
  readonly direction: TransferDirection;
  readonly disabled: boolean;
  readonly onSwap: () => void;
}

/** The source and the target wallet, and the button that swaps them. */
export const WalletPair = ({
  main,
  venueName,
  venueBalance,
  direction,
  disabled,
  onSwap,
}: WalletPairProps) => {
  const t = useMessages(accountsMessages);
  const mainWallet = { name: t('main'), balance: main };
  const venueWallet = { name: t('venueWallet', { venue: venueName }), balance: venueBalance };
  const [from, to] = direction === 'in' ? [mainWallet, venueWallet] : [venueWallet, mainWallet];
  const side = ({ name, balance }: typeof mainWallet, label: 'from' | 'to') => (
    <Wallet $leaves={label === 'from'}>
      <small>{t(label)}</small>
      <b>
        <Ellipsis text={name} maxUnits={24} />
      </b>
      <strong>
        <Balance value={balance} />
      </strong>
    </Wallet>
  );
  return (
    <Pair>
      {side(from, 'from')}
      <Button aria-label={t('swap')} disabled={disabled} onClick={onSwap}>
        <TransferIcon size={20} />
      </Button>
      {side(to, 'to')}
    </Pair>
  );
};
