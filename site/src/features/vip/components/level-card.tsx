import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Badge, breakpoint, Card, Progress, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { vipMessages } from '../messages/vip-messages';
import { Crest } from './crest';

export type VipInfo = CallResponse<'vipInfo'>;
export type VipLevels = CallResponse<'vipLevels'>['levels'];

const day = 24 * 60 * 60_000;

const Hero = styled(Card)`
  background: ${token.gradient.hero};
  border-color: ${token.color.hairline};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[6]};
  min-height: 216px;
  > svg { display: block; margin-inline: auto; filter: drop-shadow(0 6px 14px rgba(0, 0, 0, 0.22)); }
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space[1]};
  margin-bottom: ${token.space[4]};
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]};
    font-family: ${token.font.serif};
    font-size: ${token.text.h2};
    line-height: ${token.leading.tight};
    span { font-family: ${token.font.sans}; }
  }
  p { color: ${token.color.ink}; font-size: ${token.text.sm}; }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]} ${token.space[5]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Keep = styled.div`
  grid-column: 1 / -1;
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.hairline};
  p { margin-top: ${token.space[2]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

interface LevelCardProps {
  readonly info: VipInfo | undefined;
  readonly levels: VipLevels | undefined;
  /** Whether the account is closed for play: no level is offered. */
  readonly isClosed: boolean;
}

/** The level with its crest, the way to the next one and what keeps it. */
export const LevelCard = ({ info, levels, isClosed }: LevelCardProps) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const currency = useCurrency();
  const client = useClient();
  if (!info || !levels)
    return (
      <Hero padding="lg" aria-busy="true">
        <Body>
          <Skeleton width={132} height={132} />
          <Skeleton lines={5} />
        </Body>
      </Hero>
    );
  const money = (amount: string) => `${currency}${formatAmount(amount)}`;
  const nameOf = (level: number) => text((levels[level] ?? levels.at(-1)!).name);
  const { level, next, keep, isPinned } = info;
  const isMissing = (amount: string) => compareAmounts(amount, '0') > 0;
  const toneOf = (left: string) => (isMissing(left) ? 'value' : 'success');
  const advice = () => {
    if (isClosed) return t('rulePaused');
    if (isPinned) return t('pinned');
    // No next level below the top: the account is closed, and gets no offers (PRO-2).
    if (!next) return t(level === levels.length - 1 ? 'top' : 'closed');
    const values = {
      name: nameOf(next.level),
      turnover: money(next.regain?.left ?? next.turnover.left),
      deposits: money(next.deposits.left),
    };
    if (next.regain && !isMissing(next.turnover.left) && !isMissing(next.deposits.left))
      return t('regain', values);
    if (!isMissing(next.deposits.left)) return t('reachTurnover', values);
    return t(isMissing(next.turnover.left) ? 'reachBoth' : 'reachDeposits', values);
  };
  const bar = (
    label: string,
    { done, required }: { done: string; required: string },
    tone: 'value' | 'success',
  ) => (
    <Progress
      label={label}
      value={Number(done)}
      max={Math.max(Number(required), 1)}
      valueText={t('progress', { done: money(done), required: money(required) })}
      tone={tone}
    />
  );
  const keepNote = () => {
    if (!keep) return undefined;
    if (keep.isPaused || keep.until === null) return t('keepPaused');
    const date = formatMoment(keep.until, locale, 'day');
    if (!isMissing(keep.left)) return t('keepDone', { date });
    return t('keepDays', {
      date,
      days: Math.max(0, Math.ceil((Date.parse(keep.until) - client.now()) / day)),
    });
  };
  return (
    <Hero padding="lg">
      <Body>
        <Crest level={level} size={132} />
        <div>
          <Head>
            <h2>
              {nameOf(level)}
              <Badge tone="value">{t('level', { level })}</Badge>
            </h2>
            <p className="pv-num">{advice()}</p>
          </Head>
          <Bars>
            {next && !isPinned && !isClosed && bar(t('turnover'), next.turnover, toneOf(next.turnover.left))}
            {next && !isPinned && !isClosed && bar(t('deposits'), next.deposits, toneOf(next.deposits.left))}
            {keep && (
              <Keep>
                {bar(t('keep'), keep, toneOf(keep.left))}
                <p className="pv-num">{keepNote()}</p>
              </Keep>
            )}
          </Bars>
        </div>
      </Body>
    </Hero>
  );
};
