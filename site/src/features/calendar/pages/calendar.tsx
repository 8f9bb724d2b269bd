import type { SignInInfo } from '@pavilion/contract';
import {
  Button,
  breakpoint,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  CoinIcon,
  ErrorFallback,
  Skeleton,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { brandTimeZone } from '../../../shared/calendar/time-zone';
import { zoneNames } from '../../../shared/calendar/zone-name';
import { coinText } from '../../../shared/coins/coin-text';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageFailed } from '../../../shared/errors/page-failed';
import { useLoginPanel } from '../../../shared/games/use-login-panel';
import { Content } from '../../../shared/layout/content';
import { fade } from '../../../shared/layout/fade';
import { Stack, WithAside } from '../../../shared/layout/stack';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { DayCard } from '../components/day-card';
import { MonthGrid } from '../components/month-grid';
import { WeekTrack } from '../components/week-track';
import { type Calendar, useCalendar } from '../hooks/use-calendar';
import { calendarMessages } from '../messages/calendar-messages';
import { eventColours } from '../model/event-colours';
import { groupEvents, monthText } from '../model/month';

const Page = styled(Content)`
  padding-block: ${token.space[6]};
`;

const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(280px, 2fr) minmax(0, 3fr);
  align-items: end;
  gap: ${token.space[6]};
  min-height: 268px;
  padding: ${token.space[5]} ${token.space[6]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[4]};
    padding: 116px ${token.space[4]} ${token.space[4]};
  }
`;

/** Above the track of the week. */
const Picture = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
  height: 128px;
  aspect-ratio: 1280 / 360;
  mask-image: ${fade('0%', '30%', '0deg')}, ${fade('6%', '46%')};
  mask-composite: intersect;
  @media (max-width: ${breakpoint.tablet}px) { width: 130%; height: 136px; aspect-ratio: auto; }
  @media (max-width: ${breakpoint.phone}px) { width: 100%; }
`;

const Lead = styled.div`
  position: relative;
  align-self: center;
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h2}); line-height: ${token.leading.tight}; }
  > p { max-width: 28em; color: ${token.color.inkMuted}; }
  > strong { color: ${token.color.value}; font-size: ${token.text.xl}; }
`;

/** Shows the rest of this month, of which phones show the current week first. */
const WholeMonth = styled(Button)`
  && { display: none; }
  @media (max-width: ${breakpoint.phone}px) { && { display: flex; margin-top: ${token.space[2]}; } }
`;

/** As high as the month, on phones as its week. */
const MonthSkeleton = styled.div`
  height: 440px;
  overflow: hidden;
  @media (max-width: ${breakpoint.phone}px) { height: 160px; }
`;

const Coins = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  b { color: ${token.color.value}; font-variant-numeric: tabular-nums; }
`;

const MonthHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};
  h2 { min-width: 7em; font-size: ${token.text.xl}; text-align: center; }
  > :last-child { margin-inline-start: auto; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  @media (max-width: ${breakpoint.phone}px) {
    h2 { flex: 1; }
    /* Below the month. */
    > :last-child { flex-basis: 100%; margin: 0; text-align: center; }
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  font-size: ${token.text.sm};
  li { position: relative; display: grid; gap: ${token.space[1]}; }
  /* The colour of its bars in the month. */
  li[style] { padding-inline-start: ${token.space[5]}; }
  li[style]::before {
    content: '';
    position: absolute;
    inset: 0.4em auto auto 0;
    width: 10px;
    height: 10px;
    border-radius: ${token.radius.full};
    background: var(--event);
  }
  a { text-decoration: underline; text-decoration-color: ${token.color.hairline}; text-underline-offset: 4px; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

const Rules = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: 1.2em;
  list-style: disc;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const SignInLead = ({ calendar, info }: { readonly calendar: Calendar; readonly info: SignInInfo }) => {
  const t = useMessages(calendarMessages);
  const offerLogin = useLoginPanel();
  const { own } = info;
  if (!own)
    return (
      <Button
        variant="primary"
        size="lg"
        onClick={() => offerLogin({ message: t('visitor'), intended: paths.activity.calendar })}
      >
        {t('login')}
      </Button>
    );
  const nextCoins = coinText(own.nextCoins);
  return (
    <>
      <strong>{own.streak > 0 ? t('streak', { days: own.streak }) : t('streakNone')}</strong>
      <Button
        variant="primary"
        size="lg"
        loading={calendar.isSigning}
        disabled={own.hasSignedIn}
        onClick={calendar.signIn}
      >
        {own.hasSignedIn ? t('signed') : t('sign', { coins: nextCoins })}
      </Button>
      <Coins>
        <CoinIcon size={16} />
        <span>
          {t('coins')} <b>{coinText(own.coins)}</b>
        </span>
        {own.hasSignedIn && <span>{t('tomorrow', { coins: nextCoins })}</span>}
      </Coins>
    </>
  );
};

/** The sign-in calendar with the events of a month (ACT-3). */
export const CalendarPage = ({ title }: PageProps) => {
  const t = useMessages(calendarMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const calendar = useCalendar();
  const { current, shown, month, monthError, offset, showMonth, isClosed } = calendar;
  const { protection } = useProtection();
  const info = current.data;
  const [isWhole, setWhole] = useState(false);
  const isWeekOnly = offset === 0 && !isWhole;

  if (protection?.closure)
    return (
      <Page>
        <ClosedNotice closure={protection.closure} page={title} onEnd={() => void current.refetch()} />
      </Page>
    );
  if (isClosed)
    return (
      <Page>
        <Card>
          <h1 className="pv-sr-only">{title}</h1>
          <ErrorFallback
            picture={<SceneImage name="maintenance" />}
            title={title}
            message={<ErrorMessage error={current.error} />}
          />
        </Card>
      </Page>
    );
  if (current.error && !info)
    return (
      <Page>
        <PageFailed
          page={title}
          error={current.error}
          isRetrying={current.isFetching}
          onRetry={current.refetch}
        />
      </Page>
    );

  const monthName = month && monthText(month, locale);
  return (
    <Page>
      <Stack>
        <Hero aria-busy={!info}>
          <Picture>
            <SceneImage name="moon" early isUnderText />
          </Picture>
          <Lead>
            <h1>{title}</h1>
            <p>{t('lead')}</p>
            {info ? <SignInLead calendar={calendar} info={info} /> : <Skeleton width={220} height={106} />}
          </Lead>
          {info ? <WeekTrack info={info} /> : <Skeleton height={126} />}
        </Hero>
        <WithAside>
          <Card aria-busy={calendar.isLoading}>
            <MonthHead>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('previous')}
                onClick={() => showMonth(offset - 1)}
              >
                <ChevronLeftIcon size={18} />
              </Button>
              <h2 aria-live="polite">{monthName ?? <Skeleton width={120} />}</h2>
              <Button size="sm" variant="ghost" aria-label={t('next')} onClick={() => showMonth(offset + 1)}>
                <ChevronRightIcon size={18} />
              </Button>
              {offset !== 0 && (
                <Button size="sm" onClick={() => showMonth(0)}>
                  {t('thisMonth')}
                </Button>
              )}
              <span>{shown?.own && t('monthDone', { days: shown.own.days.length })}</span>
            </MonthHead>
            {shown ? (
              <>
                <MonthGrid calendar={calendar} info={shown} label={monthName ?? ''} isWeekOnly={isWeekOnly} />
                {offset === 0 && (
                  <WholeMonth
                    block
                    size="sm"
                    variant="text"
                    aria-expanded={isWhole}
                    onClick={() => setWhole(!isWhole)}
                  >
                    {t(isWhole ? 'onlyWeek' : 'wholeMonth')}
                  </WholeMonth>
                )}
              </>
            ) : monthError ? (
              <ErrorFallback
                compact
                title={t('loadFailed')}
                message={<ErrorMessage error={monthError} />}
                onRetry={calendar.retryMonth}
              />
            ) : (
              <MonthSkeleton>
                <Skeleton height={440} />
              </MonthSkeleton>
            )}
            <p id="calendar-keys" className="pv-sr-only">
              {t('gridHint')}
            </p>
          </Card>
          <Stack>
            {shown ? <DayCard calendar={calendar} info={shown} /> : <Skeleton height={160} />}
            <Card title={t('events')}>
              <List>
                {shown ? (
                  groupEvents(shown.events, locale).map(({ id, title: name, href, spans }) => (
                    <li key={id} style={eventColours(shown.events, { href })}>
                      <Link to={href}>{text(name)}</Link>
                      <small>{spans.join(t('spanSeparator'))}</small>
                    </li>
                  ))
                ) : (
                  <Skeleton height={120} />
                )}
              </List>
            </Card>
          </Stack>
        </WithAside>
        {info && (
          <Card title={t('rules')}>
            <Rules>
              <li>{t('rule1')}</li>
              <li>{t('rule2', { coins: coinText(info.fullMonthCoins) })}</li>
              <li>{t('rule3', { times: info.makeUpsAMonth, cost: coinText(info.makeUpCost) })}</li>
              <li>{t('rule4', { zone: text(zoneNames[brandTimeZone]) })}</li>
            </Rules>
          </Card>
        )}
      </Stack>
    </Page>
  );
};
