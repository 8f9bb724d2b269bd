import type { WithdrawalLock } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { Button, breakpoint, Card, Progress, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { percentOf } from '../../model/percent-of';
import { type WithdrawalText, withdrawalMessages } from '../messages/withdrawal-messages';
import { type LockView, lockView } from '../model/lock-view';

const First = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[5]};
  padding: ${token.space[6]} ${token.space[5]};
  border-radius: calc(${token.radius.lg} - 1px);
  background: ${token.gradient.hero};
  &:not(:last-child) { border-end-end-radius: 0; border-end-start-radius: 0; }
  h2 { font-size: ${token.text.h3}; line-height: ${token.leading.snug}; }
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.md}; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[3]};
    padding: ${token.space[5]} ${token.space[4]};
    h2 { font-size: ${token.text.xl}; }
    > :last-child { grid-column: 1 / -1; }
  }
`;

/** The bar, and at its end the amounts that it compares. */
const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin-block-start: ${token.space[3]};
  font-size: ${token.text.sm};
  > :first-child { flex: 1 1 120px; }
  > span { color: ${token.color.inkMuted}; }
`;

const Seal = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${token.radius.full};
  border: 1px solid color-mix(in srgb, ${token.color.warning} 36%, transparent);
  background: ${token.color.surface};
  color: ${token.color.warning};
`;

const More = styled.section`
  border-top: 1px solid ${token.color.line};
  padding: ${token.space[4]} ${token.space[5]};
  h3 { margin-bottom: ${token.space[2]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
  ul { display: grid; gap: ${token.space[3]}; padding: 0; list-style: none; }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: ${token.space[3]}; }
  small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const ResolveLink = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  white-space: nowrap;
`;

type Turnover = CallResponse<'withdrawalInfo'>['turnover'];

/** How much of the required turnover is done. */
const TurnoverProgress = ({ turnover }: { readonly turnover: Turnover }) => {
  const t = useMessages(withdrawalMessages);
  const amounts = { done: formatAmount(turnover.done), required: formatAmount(turnover.required) };
  return (
    <Done className="pv-num">
      <Progress
        hideLabel
        label={t('turnover')}
        value={percentOf(turnover.done, turnover.required)}
        valueText={t('turnoverOf', amounts)}
      />
      {/* The progress bar has this text for screen readers. */}
      <span aria-hidden="true">{t('turnoverOf', amounts)}</span>
    </Done>
  );
};

interface LockCardProps {
  readonly locks: readonly WithdrawalLock[];
  /** For the progress towards the end of a lock by turnover. */
  readonly turnover?: Turnover | undefined;
  /** Below the card: what the locks prevent. */
  readonly children?: ReactNode;
}

/** The locks of a withdrawal: the first one as the task of the page, with a link to the page that ends it, then the others as a list. */
export const LockCard = ({ locks, turnover, children }: LockCardProps) => {
  const timeText = useTimeText();
  const t = useMessages(withdrawalMessages) as (
    key: WithdrawalText,
    values?: Readonly<Record<string, string>>,
  ) => string;
  const read = (view: LockView) => t(view.text, view.values);
  const [first, ...rest] = locks.map((lock) => ({ reason: lock.reason, ...lockView(lock, timeText) }));
  if (!first) return null;
  return (
    <Stack>
      <Card padding="none">
        <First role="status">
          <Seal $size={56} aria-hidden="true">
            <first.icon size={28} />
          </Seal>
          <div>
            <h2>{t(first.title)}</h2>
            <p className="pv-num">{read(first)}</p>
            {first.reason === 'turnover' && turnover && <TurnoverProgress turnover={turnover} />}
          </div>
          <Button
            as={Link}
            to={first.link.to}
            size="lg"
            variant={first.link.isStep ? 'primary' : 'secondary'}
          >
            {t(first.link.text)}
          </Button>
        </First>
        {rest.length > 0 && (
          <More>
            <h3>{t('lockedMore')}</h3>
            <ul>
              {rest.map((view) => (
                <li key={view.reason}>
                  <Seal $size={36} aria-hidden="true">
                    <view.icon size={18} />
                  </Seal>
                  <span>
                    {t(view.title)}
                    <small>{read(view)}</small>
                  </span>
                  <ResolveLink to={view.link.to}>{t(view.link.text)}</ResolveLink>
                </li>
              ))}
            </ul>
          </More>
        )}
      </Card>
      {children}
    </Stack>
  );
};
