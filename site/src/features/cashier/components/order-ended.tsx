import type { DepositOrder } from '@pavilion/contract';
import { Button, Card, ClockIcon, ErrorIcon, Skeleton, SuccessIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { Balance } from '../../../shared/money/balance';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { useFocusOnMount } from '../../../shared/navigation/use-focus-on-mount';
import { helpAddress } from '../../../shared/support/help-address';
import { cashierMessages } from '../messages/cashier-messages';
import { OrderFacts } from './order-facts';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[8]} ${token.space[4]} ${token.space[6]};
  text-align: center;
  h2 { font-size: ${token.text.xl}; }
  > p { max-width: 32em; color: ${token.color.inkMuted}; }
  > strong { font-size: ${token.text.h1}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.tight}; }
`;

const Seal = styled.span<{ $ink: string; $ground: string }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${token.radius.full};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;

const BalanceLine = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[2]};
  b { color: ${token.color.value}; font-size: ${token.text.xl}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
  margin: ${token.space[3]} 0;
`;

const Facts = styled.div`
  display: flex;
  justify-content: center;
  padding: ${token.space[4]} ${token.space[5]};
  border-top: 1px solid ${token.color.line};
`;

const seals = {
  paid: { picture: <SuccessIcon size={40} />, ink: token.color.success, ground: token.color.successSoft },
  expired: { picture: <ClockIcon size={40} />, ink: token.color.warning, ground: token.color.warningSoft },
  cancelled: { picture: <ErrorIcon size={40} />, ink: token.color.inkMuted, ground: token.color.sunken },
} as const;

interface EndProps {
  readonly order: DepositOrder;
  readonly state: keyof typeof seals;
  readonly title: string;
  readonly children: ReactNode;
}

const End = ({ order, state, title, children }: EndProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { picture, ink, ground } = seals[state];
  return (
    <Card padding="none">
      <Middle>
        <Seal $ink={ink} $ground={ground}>
          {picture}
        </Seal>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </Middle>
      <Facts>
        <OrderFacts order={order} />
      </Facts>
    </Card>
  );
};

interface OrderEndedProps {
  readonly order: DepositOrder;
  /** Opens the form again, for the same or another deposit. */
  readonly onAgain: () => void;
}

/** A paid order: the new balance, and links to where the money can be used. */
export const OrderPaid = ({ order, onAgain }: OrderEndedProps) => {
  const t = useMessages(cashierMessages);
  const { member, isFetching } = useMember();
  return (
    <End order={order} state="paid" title={t('paidTitle')}>
      <strong>
        <Money value={order.amount} tone="movement" />
      </strong>
      <BalanceLine>
        {t('paidBalance')}
        <b>{member && !isFetching ? <Balance value={member.balance} /> : <Skeleton width={112} />}</b>
      </BalanceLine>
      <Actions>
        <Button as={Link} to={paths.game.egame} variant="primary" size="lg">
          {t('toPlay')}
        </Button>
        <Button as={Link} to={paths.mine.finance.wallet} size="lg">
          {t('toWallet')}
        </Button>
        <Button variant="text" size="lg" onClick={onAgain}>
          {t('otherDeposit')}
        </Button>
      </Actions>
    </End>
  );
};

const words = {
  expired: { title: 'expiredTitle', text: 'expiredText' },
  cancelled: { title: 'cancelledTitle', text: 'cancelledText' },
} as const;

/** An expired or cancelled order, with an action that repeats the deposit, and one that asks support about it. */
export const OrderClosed = ({
  order,
  state,
  onAgain,
}: OrderEndedProps & { readonly state: keyof typeof words }) => {
  const t = useMessages(cashierMessages);
  return (
    <End order={order} state={state} title={t(words[state].title)}>
      <Money value={order.amount} size="h3" />
      <p>{t(words[state].text)}</p>
      <Actions>
        <Button variant="primary" size="lg" onClick={onAgain}>
          {t('depositAgain')}
        </Button>
        <Button as={Link} to={helpAddress('deposit', order.id)} size="lg">
          {t('getHelp')}
        </Button>
        <Button as={Link} to={paths.mine.finance.wallet} size="lg">
          {t('toWallet')}
        </Button>
      </Actions>
    </End>
  );
};
