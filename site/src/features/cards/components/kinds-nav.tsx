import { type PayoutKind, payoutKinds } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';
import { payoutRooms } from '../model/payout-rooms';

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${token.space[2]};
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  white-space: nowrap;
  transition: border-color ${token.motion.base} ${token.motion.out};
  &:hover { border-color: ${token.color.lineStrong}; color: ${token.color.ink}; }
  &[aria-current] {
    border-color: ${token.color.accentText};
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
`;

const names: Readonly<Record<PayoutKind, CardsKey>> = {
  bank: 'kindBank',
  coin: 'kindCoin',
  ebpay: 'kindEbpay',
  koipay: 'kindKoipay',
  alipay: 'kindAlipay',
  wechat: 'kindWechat',
  digital: 'kindDigital',
};

/** From one kind of account to the others. */
export const KindsNav = ({ current }: { current: PayoutKind }) => {
  const t = useMessages(cardsMessages) as (key: CardsKey) => string;
  return (
    <Row aria-label={t('kinds')}>
      {payoutKinds.map((kind) => (
        <Tab key={kind} to={payoutRooms[kind].accounts} aria-current={kind === current ? 'page' : undefined}>
          <PaymentMark kind={kind} size={24} />
          {t(names[kind])}
        </Tab>
      ))}
    </Row>
  );
};
