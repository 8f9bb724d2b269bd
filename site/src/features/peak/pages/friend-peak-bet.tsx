import { type PeakWeek, peakWeeks } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { moneyApi, usePeakRankingQuery } from '@pavilion/sdk/react/money';
import { Button, breakpoint, Card, Skeleton, Tabs, token } from '@pavilion/ui';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Countdown } from '../../../shared/calendar/countdown';
import { shortDay } from '../../../shared/calendar/day-text';
import { useDue } from '../../../shared/calendar/use-due';
import { PageFailed } from '../../../shared/errors/page-failed';
import { Hero, HeroPicture, LandingPage, Rules } from '../../../shared/layout/landing';
import { useLocale, useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import type { PageData } from '../../../shared/page/page-data';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { ShareActions } from '../../../shared/share-link/share-link';
import { BestRoundCard, PrizeCard } from '../components/best-round';
import { Podium } from '../components/podium';
import { RankingTable } from '../components/ranking-table';
import { peakMessages } from '../messages/peak-messages';

const weekKey = 'week';
const readWeek = (text: string | null): PeakWeek => peakWeeks.find((week) => week === text) ?? 'current';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: ${token.space[6]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: grid;
  gap: ${token.space[6]};
`;

export const data: PageData = ({ dispatch, search }) => [
  dispatch(moneyApi.endpoints.peakRanking.initiate({ week: readWeek(search.get(weekKey)) })),
];

/** `/activity/friendPeakBet`: the best multiple of the week among friends (PEA-1). */
export const FriendPeakBetPage = ({ title }: PageProps) => {
  const t = useMessages(peakMessages);
  const { locale } = useLocale();
  const isMember = useIsMember();
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const week = readWeek(search.get(weekKey));
  const {
    currentData: ranking,
    error,
    refetch,
    isFetching,
  } = usePeakRankingQuery({ week }, { refetchOnMountOrArgChange: true });
  useDue(week === 'current' && ranking ? Date.parse(ranking.endsAt) : undefined, () =>
    dispatch(moneyApi.util.invalidateTags(['Bets'])),
  );
  const closure = useProtection().protection?.closure;
  const rules = ranking?.rules;
  const money = (amount: string | undefined) => (amount === undefined ? '…' : formatAmount(amount));
  const values = {
    stake: money(rules?.stake),
    maxRounds: rules?.maxRounds ?? '…',
    minRounds: rules?.minRounds ?? '…',
    minMembers: rules?.minMembers ?? '…',
    maxFriends: rules?.maxFriends ?? '…',
    multiple: rules ? rules.multiple / 100 : '…',
  };

  const content = () => {
    if (!ranking && error) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
    if (!ranking) return <Skeleton shape="block" height={320} />;
    const { own } = ranking;
    return (
      <Columns>
        <Card padding="none" title={t(own ? 'tableTitle' : 'prizesTitle')}>
          <Podium rows={own?.rows ?? []} prizes={ranking.rules.prizes} />
          {own && <RankingTable rows={own.rows} prizes={ranking.rules.prizes} />}
        </Card>
        <Side>
          {own?.prize && <PrizeCard prize={own.prize} />}
          {own && <BestRoundCard key={week} own={own} week={week} maxRounds={ranking.rules.maxRounds} />}
          <Card title={t('rulesTitle')}>
            <Rules>
              <li>{t('ruleScore', values)}</li>
              <li>{t('rulePlace', values)}</li>
              <li>{t('rulePrize', values)}</li>
              <li>{t('ruleFriends', values)}</li>
              <li>{t('ruleTurnover', values)}</li>
              <li>{t('rulePrivacy')}</li>
            </Rules>
          </Card>
        </Side>
      </Columns>
    );
  };

  if (closure)
    return (
      <LandingPage>
        <ClosedNotice closure={closure} page={title} onEnd={() => void refetch()} />
      </LandingPage>
    );
  return (
    <LandingPage>
      <Hero>
        <HeroPicture>
          <SceneImage name="summit" early isUnderText />
        </HeroPicture>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
        {!isMember && (
          <ShareActions>
            <Button
              as={Link}
              to={withIntended(paths.user.login, paths.activity.friendPeakBet)}
              variant="primary"
              size="lg"
            >
              {t('login')}
            </Button>
            <Button as={Link} to={paths.user.register} size="lg">
              {t('register')}
            </Button>
          </ShareActions>
        )}
      </Hero>
      <Bar>
        <Tabs<PeakWeek>
          variant="pill"
          label={t('weeks')}
          value={week}
          onValueChange={(chosen) =>
            setSearch(
              (before) => {
                const next = new URLSearchParams(before);
                if (chosen === 'current') next.delete(weekKey);
                else next.set(weekKey, chosen);
                return next;
              },
              { replace: true },
            )
          }
          items={peakWeeks.map((value) => ({ value, label: t(value) }))}
        />
        {ranking && (
          <span className="pv-num">
            {t('week', {
              first: shortDay(ranking.first, locale),
              last: shortDay(ranking.last, locale),
            })}
            {week === 'current' && (
              <>
                {` · ${t('endsIn')} `}
                <Countdown deadline={Date.parse(ranking.endsAt)} />
              </>
            )}
            {week === 'last' && !ranking.isClosed && ` · ${t('counting')}`}
          </span>
        )}
      </Bar>
      {content()}
    </LandingPage>
  );
};
