import type { PayoutAccount } from '@pavilion/contract';
import { styled } from 'styled-components';
import { useLocalText } from '../messages';

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** What a payout account has besides its title and number, a line for each field. Phrasing content: it may be part of a label. */
export const PayoutDetails = ({ details }: Pick<PayoutAccount, 'details'>) => {
  const text = useLocalText();
  return details.map(({ name, label, value }) => (
    <Line key={name}>
      {text(label)} {text(value)}
    </Line>
  ));
};
