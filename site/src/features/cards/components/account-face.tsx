import type { PaymentMark as Mark, PayoutAccount } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { PayoutDetails } from '../../../shared/payment/payout-details';

/** The rings in the corner imitate the guilloche of bank paper. */
const Face = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${token.space[3]};
  min-width: 0;
  min-height: 168px;
  padding: ${token.space[4]} ${token.space[5]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background:
    radial-gradient(
      circle at 100% 0,
      transparent 44px, ${token.color.hairline} 45px, transparent 46px 65px,
      ${token.color.hairline} 66px, transparent 67px 86px, ${token.color.hairline} 87px, transparent 88px
    ),
    ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-width: 0;
  strong { flex: 1; min-width: 0; font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
`;

const Digits = styled.span`
  align-self: center;
  font-family: ${token.font.number};
  font-size: ${token.text.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  &[data-long] { font-size: ${token.text.lg}; letter-spacing: normal; }
`;

const Details = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface AccountFaceProps {
  readonly mark: Mark;
  readonly title: string;
  readonly number: string;
  readonly owner: string | null;
  readonly details: PayoutAccount['details'];
  readonly note?: ReactNode;
  /** Shown right of the title. */
  readonly badge?: ReactNode;
}

/** A payout account, drawn like a bank card. */
export const AccountFace = ({ mark, title, number, owner, details, note, badge }: AccountFaceProps) => (
  <Face>
    <Head>
      <PaymentMark mark={mark} />
      <strong>{title}</strong>
      {badge}
    </Head>
    <Digits data-long={number.length > 19 ? '' : undefined}>{number}</Digits>
    {details.length > 0 && (
      <Details>
        <PayoutDetails details={details} />
      </Details>
    )}
    <Foot>
      <span>{owner}</span>
      <span className="pv-num">{note}</span>
    </Foot>
  </Face>
);
