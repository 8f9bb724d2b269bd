import type { CallResponse, PeakWeek } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Badge, type BadgeTone, Button, breakpoint, Card, Empty, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { CoverImage } from '../../../shared/games/cover-image';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ShareLink } from '../../../shared/share-link/share-link';
import { peakMessages } from '../messages/peak-messages';

type Own = NonNullable<CallResponse<'peakRanking'>['own']>;
type Prize = NonNullable<Own['prize']>;

const Round = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${token.space[4]};
  align-items: center;
  img { border-radius: ${token.radius.md}; }
  dl { display: grid; gap: ${token.space[1]}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { font-weight: ${token.weight.medium}; }
  dd:first-of-type {
    color: ${token.color.value};
    font-size: ${token.text.h2};
    font-weight: ${token.weight.bold};
    line-height: ${token.leading.tight};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  @media (max-width: ${breakpoint.phone}px) { > :last-child { flex: 1; } }
`;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const states = {
  waiting: 'warning',
  pending: 'info',
  claimed: 'success',
  expired: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<Prize['state'], BadgeTone>;

/** The prize of the last week, with the way to claim it. */
export const PrizeCard = ({ prize }: { readonly prize: Prize }) => {
  const t = useMessages(peakMessages);
  return (
    <Card title={t('won')} extra={<Badge tone={states[prize.state]}>{t(prize.state)}</Badge>}>
      <Row>
        <div>
          <Money value={prize.amount} size="xl" tone="value" />
          <p className="pv-num">{t('turnover', { turnover: formatAmount(prize.turnover) })}</p>
        </div>
        {prize.state === 'waiting' && (
          <Button as={Link} to={paths.mine.finance.wallet} variant="primary">
            {t('claim')}
          </Button>
        )}
      </Row>
    </Card>
  );
};

interface BestRoundCardProps {
  readonly own: Own;
  readonly week: PeakWeek;
  readonly maxRounds: number;
}

/** The member's best round of the week, and a link that shares it. */
export const BestRoundCard = ({ own: { best, rounds, code }, week, maxRounds }: BestRoundCardProps) => {
  const t = useMessages(peakMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const [isShared, setShared] = useState(false);
  if (!best)
    return (
      <Card title={t('mine')}>
        <Empty
          compact
          picture={<SceneImage name="results" />}
          title={t(week === 'current' ? 'noRound' : 'noRoundLast')}
          action={
            <Button as={Link} to={paths.game.egame}>
              {t('toGames')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Card title={t('mine')} extra={<small>{t('counted', { count: rounds, max: maxRounds })}</small>}>
      <Stack>
        <Round>
          <CoverImage game={best.game} />
          <dl>
            <dt>{t('bestRound')}</dt>
            <dd className="pv-num">{t('times', { multiple: best.multiple })}</dd>
            <dd>{text(best.game.name)}</dd>
            <dt className="pv-num">{timeText(best.at, 'minute')}</dt>
          </dl>
        </Round>
        {isShared ? (
          <Stack>
            <p>{t('shareText')}</p>
            <ShareLink code={code} query={{ r_code: code, r_bet: best.id }} />
          </Stack>
        ) : (
          <Button onClick={() => setShared(true)}>{t('share')}</Button>
        )}
      </Stack>
    </Card>
  );
};
