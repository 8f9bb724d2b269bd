import { formatAmount, punctuationOf } from '@pavilion/format';
import { Button, breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../calendar/time-zone';
import { fade } from '../layout/fade';
import { useLocale, useMessages } from '../messages';
import { Money } from '../money/money';
import { SceneImage } from '../scenes/scene-image';
import { dividendsMessages } from './dividends-messages';

/** The frame of a dividend, before and after it is claimed. */
export const DividendFrame = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  min-height: 88px;
  padding: ${token.space[3]} ${token.space[6]} ${token.space[3]} 152px;
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.raised};
  box-shadow: ${token.shadow[1]};
  @media (max-width: ${breakpoint.phone}px) {
    padding-inline: ${token.space[4]};
    > button { flex: 1 1 100%; }
  }
`;

const Picture = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  width: 128px;
  overflow: hidden;
  /* The picture ends in the paper of the card. */
  mask-image: ${fade('0%', '45%', '270deg')};
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

/** The characteristic detail of the wide scene. */
export const DividendPicture = styled(SceneImage)`
  && { background-size: auto 190%; background-position: 80% 70%; }
`;

export const TextBlock = styled.div`
  flex: 1 1 220px;
  strong { font-size: ${token.text.lg}; }
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const Sum = styled.div`
  display: grid;
  justify-items: end;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  > :last-child { font-weight: ${token.weight.bold}; }
`;

interface DividendTermsProps {
  readonly turnover: string;
  readonly expiresAt: string | null;
}

/** What a dividend asks for, and until when. */
export const DividendTerms = ({ turnover, expiresAt }: DividendTermsProps) => {
  const t = useMessages(dividendsMessages);
  const { locale } = useLocale();
  const timeText = useTimeText();
  return (
    <p className="pv-num">
      <span>{t('turnover', { amount: formatAmount(turnover) })}</span>
      {expiresAt !== null && (
        <>
          {punctuationOf(locale).clause}
          <span>{t('until', { at: timeText(expiresAt, 'minute') })}</span>
        </>
      )}
    </p>
  );
};

interface DividendCardProps {
  readonly title: string;
  readonly body: string;
  /** The text of the button. */
  readonly action: string;
  readonly terms: DividendTermsProps & { readonly amount: string };
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
  /** More buttons, such as one that postpones the dividend. */
  readonly children?: ReactNode;
}

/** A dividend to be claimed: reason, terms, amount and button. */
export const DividendCard = ({
  title,
  body,
  action,
  terms: { amount, ...terms },
  isClaiming,
  onClaim,
  children,
}: DividendCardProps) => {
  const t = useMessages(dividendsMessages);
  return (
    <DividendFrame>
      <Picture>
        <DividendPicture name="jackpot" />
      </Picture>
      <TextBlock>
        <strong>{title}</strong>
        <p>{body}</p>
        <DividendTerms {...terms} />
      </TextBlock>
      <Sum>
        {t('amount')}
        <Money value={amount} size="xl" tone="value" />
      </Sum>
      <Button variant="primary" loading={isClaiming} onClick={onClaim}>
        {action}
      </Button>
      {children}
    </DividendFrame>
  );
};
