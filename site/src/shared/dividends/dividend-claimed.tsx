import { formatAmount } from '@pavilion/format';
import { CheckIcon, token } from '@pavilion/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { DividendFrame, TextBlock } from './dividend-card';
import { dividendsMessages } from './dividends-messages';

const Frame = styled(DividendFrame)`
  padding-left: ${token.space[5]};
`;

const SuccessIcon = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${token.radius.full};
  background: ${token.gradient.value};
  color: ${token.color.onValue};
`;

interface DividendClaimedProps {
  readonly amount: string;
  /** The button that dismisses it: at the top right where it floats over a page. */
  readonly children: ReactNode;
}

/** Replaces the card after the claim. Receives the focus, because the button that had it has been removed. */
export const DividendClaimed = ({ amount, children }: DividendClaimedProps) => {
  const t = useMessages(dividendsMessages);
  const words = useRef<HTMLElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <Frame role="status">
      <SuccessIcon aria-hidden="true">
        <CheckIcon size={24} />
      </SuccessIcon>
      <TextBlock>
        <strong ref={words} tabIndex={-1} className="pv-num">
          {t('claimed', { amount: formatAmount(amount) })}
        </strong>
        <p>{t('claimedNote')}</p>
      </TextBlock>
      {children}
    </Frame>
  );
};
