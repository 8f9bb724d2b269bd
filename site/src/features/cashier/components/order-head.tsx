import type { PaymentMark as Mark } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money } from '../../../shared/money/money';
import { useFocusOnMount } from '../../../shared/navigation/use-focus-on-mount';
import { PaymentMark } from '../../../shared/payment/payment-mark';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  h2:focus-visible { outline-offset: 4px; }
  strong { font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.tight}; }
`;

interface OrderHeadProps {
  readonly order: { readonly amount: string; readonly channel: { readonly mark: Mark } };
  readonly title: string;
  /** Whether the heading receives the focus, because the form that had it has been removed. Default true. */
  readonly takesFocus?: boolean;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** State and amount of an order. */
export const OrderHead = ({ order, title, takesFocus = true, children }: OrderHeadProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Head>
      <PaymentMark mark={order.channel.mark} size={56} />
      <TextBlock>
        <h2 ref={takesFocus ? heading : undefined} tabIndex={-1}>
          {title}
        </h2>
        <strong>
          <Money value={order.amount} />
        </strong>
      </TextBlock>
      {children}
    </Head>
  );
};
