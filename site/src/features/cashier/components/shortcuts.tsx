import { breakpoint, CardIcon, type Icon, RecordIcon, TransferIcon, token, WithdrawIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { IconTile } from '../../../shared/layout/icon-tile';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > :not(:first-child) { box-shadow: -1px 0 0 ${token.color.line}; }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  min-width: 0;
  padding: ${token.space[4]};
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
  &:hover { background: ${token.color.raised}; }
  /* The panel clips overflow, so the focus ring is drawn inside. */
  &:focus-visible { outline-offset: -4px; }
  @media (max-width: ${breakpoint.phone}px) {
    flex-direction: column;
    /* Icons at one height, although some names take two lines. */
    justify-content: flex-start;
    gap: ${token.space[1]};
    padding: ${token.space[3]} ${token.space[1]};
    font-size: ${token.text.sm};
    text-align: center;
  }
`;

const { finance, record, addBankCard } = paths.mine;

const shortcuts: readonly {
  readonly to: string;
  readonly text: 'transfer' | 'withdraw' | 'records' | 'cards';
  readonly icon: Icon;
}[] = [
  { to: finance.transfer, text: 'transfer', icon: TransferIcon },
  { to: finance.withdrawal, text: 'withdraw', icon: WithdrawIcon },
  { to: record.transactions, text: 'records', icon: RecordIcon },
  { to: addBankCard, text: 'cards', icon: CardIcon },
];

/** Links from the wallet to related pages. */
export const Shortcuts = () => {
  const t = useMessages(cashierMessages);
  return (
    <Row aria-label={t('shortcuts')}>
      {shortcuts.map(({ to, text, icon: Icon }) => (
        <Tile key={to} to={to}>
          <IconTile $size={40}>
            <Icon size={22} />
          </IconTile>
          {t(text)}
        </Tile>
      ))}
    </Row>
  );
};
