import type { WithdrawalLock } from '@pavilion/contract';
import { Button, breakpoint, Card, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../../shared/layout/stack';
import { useLocale, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { type WithdrawalText, withdrawalMessages } from '../messages/withdrawal-messages';
import { type LockView, lockView } from '../model/lock-view';

const First = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  border-radius: calc(${token.radius.lg} - 1px);
  &:not(:last-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
  background: linear-gradient(100deg, ${token.color.warningSoft}, transparent 78%);
  h2 { font-size: ${token.text.lg}; }
  p { margin-block-start: ${token.space[1]}; color: ${token.color.inkMuted}; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child { grid-column: 1 / -1; }
  }
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

interface LockCardProps {
  readonly locks: readonly WithdrawalLock[];
  /** Below the card: what the locks prevent. */
  readonly children?: ReactNode;
}

/** The locks of a withdrawal: the first one on its own, with a link to the page that resolves it, then the others as a list. */
export const LockCard = ({ locks, children }: LockCardProps) => {
  const { locale } = useLocale();
  const t = useMessages(withdrawalMessages) as (
    key: WithdrawalText,
    values?: Readonly<Record<string, string>>,
  ) => string;
  const read = (view: LockView) => t(view.text, view.values);
  const [first, ...rest] = locks.map((lock) => ({ reason: lock.reason, ...lockView(lock, locale) }));
  if (!first) return null;
  return (
    <Stack>
      <Card padding="none">
        <First role="status">
          <Seal $size={48} aria-hidden="true">
            <first.icon size={24} />
          </Seal>
          <div>
            <h2>{t(first.title)}</h2>
            <p>{read(first)}</p>
          </div>
          <Button as={Link} to={first.link.to} variant="primary" size="lg">
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
