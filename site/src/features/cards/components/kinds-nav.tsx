import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { payoutPages, specifiedKinds } from '../../../shared/payment/payout-pages';
import { cardsMessages } from '../messages/cards-messages';

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
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
  background: ${token.gradient.panel};
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

/** Links between the payout kinds that the gateway offers. */
export const KindsNav = ({ current }: { current: string | undefined }) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const { data: forms, isError } = usePayoutFormsQuery();
  if (isError && !forms) return null;
  return (
    <Row aria-label={t('kinds')}>
      {forms?.map(({ kind, mark, shortName }) => (
        <Tab key={kind} to={payoutPages(kind).accounts} aria-current={kind === current ? 'page' : undefined}>
          <PaymentMark mark={mark} size={24} />
          {text(shortName)}
        </Tab>
      )) ?? specifiedKinds.map((key) => <Skeleton key={key} shape="block" height={42} />)}
    </Row>
  );
};
