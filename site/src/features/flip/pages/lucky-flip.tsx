import { type FlipChanceCause, type FlipRound, limits } from '@pavilion/contract';
import { formatAmount, punctuationOf } from '@pavilion/format';
import {
  moneyApi,
  useFlipCardMutation,
  useFlipInfoQuery,
  useFlipStartMutation,
} from '@pavilion/sdk/react/money';
import { Badge, Button, breakpoint, Card, Empty, Skeleton, token } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { PageFailed } from '../../../shared/errors/page-failed';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Content } from '../../../shared/layout/content';
import { fade } from '../../../shared/layout/fade';
import { Rules } from '../../../shared/layout/landing';
import { useLocale, useMessages } from '../../../shared/messages';
import { Money, useMoneyText } from '../../../shared/money/money';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import type { PageData } from '../../../shared/page/page-data';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { CardBoard } from '../components/card-board';
import { FairCard } from '../components/fair-card';
import { felt } from '../components/felt';
import { PrizePicture, rankOf } from '../components/prize-picture';
import { RoundResult } from '../components/round-result';
import { RoundSlots } from '../components/round-slots';
import { flipMessages } from '../messages/flip-messages';
import { rememberRound } from '../model/seen-rounds';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[6]} ${token.space[12]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[3]}; padding-block: ${token.space[3]} 0; }
`;

const pictureWidth = 300;

const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[6]};
  min-height: 104px;
  padding: ${token.space[4]} ${token.space[6]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  > * { position: relative; }
  h1 { font-family: ${token.font.serif}; font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.snug}; }
  p { max-width: 34em; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-wrap: pretty; }
  /* Up to the picture. */
  @media (min-width: ${breakpoint.tablet + 1}px) { padding-inline-end: calc(${pictureWidth}px + ${token.space[6]}); }
  @media (max-width: ${breakpoint.phone}px) {
    min-height: 72px;
    padding: ${token.space[3]} ${token.space[4]};
    h1 { font-size: ${token.text.h3}; }
    p { display: none; }
  }
`;

const Picture = styled.div`
  && { position: absolute; }
  inset: 0 0 0 auto;
  display: flex;
  justify-content: flex-end;
  width: ${pictureWidth}px;
  mask-image: ${fade('0%', '34%')};
  /* The shape of the scene, whose left half is empty. */
  > * { flex: none; width: auto; aspect-ratio: 1280 / 360; }
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

const Left = styled.div`
  display: grid;
  flex: none;
  margin-inline-start: auto;
  text-align: center;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  strong { color: ${token.color.value}; font-family: ${token.font.number}; font-size: ${token.text.h3}; line-height: ${token.leading.snug}; }
`;

/** The felt with the board, and beside, above or on phones below it the state of the round with its button, which come first in the document. */
const Table = styled(Card)`
  ${felt}
  && { border-color: var(--felt-line); background: radial-gradient(80% 90% at 50% 40%, var(--felt-table), var(--felt-edge)); color: var(--felt-ink); }
  align-self: stretch;
  :focus-visible { outline-color: var(--felt-gold); }
  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid color-mix(in srgb, var(--felt-line) 45%, transparent);
    border-radius: calc(${token.radius.lg} - 4px);
    pointer-events: none;
  }
  > div {
    display: grid;
    gap: ${token.space[4]};
    align-content: center;
    height: 100%;
  }
  @media (min-width: ${breakpoint.desktop}px) { > div { grid-template-columns: minmax(204px, 1fr) minmax(0, 460px); align-items: center; column-gap: ${token.space[6]}; } }
`;

/** As high as its longest text, so that the board stays where it is when a round ends. */
const Play = styled.div`
  display: grid;
  gap: ${token.space[1]};
  align-content: center;
  justify-items: center;
  min-height: 136px;
  text-align: center;
  > p { font-size: ${token.text.sm}; text-wrap: balance; }
  > p[role='status'] { color: var(--felt-gold); font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    order: 1;
    min-height: 116px;
    && :is(a, button) { min-height: 44px; }
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[3]}; }
`;

/** The board and what it hides; below, what is read. */
const Columns = styled(Column)`
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Prizes = styled.section`
  && li { flex-wrap: nowrap; min-height: 64px; }
  li > :last-child { margin-inline-start: auto; }
  b { font-size: ${token.text.md}; line-height: ${token.leading.tight}; }
  [data-rank='0'] b { font-size: ${token.text.h3}; }
  [data-rank='1'] b { font-size: ${token.text.xl}; }
  [data-rank='2'] b { font-size: ${token.text.lg}; }
  /* A strip below the board. */
  @media (max-width: ${breakpoint.phone}px) {
    --prize: 52px;
    ul { grid-template-columns: repeat(auto-fit, minmax(54px, 1fr)); grid-auto-rows: auto; }
    && li { display: grid; align-content: start; justify-items: center; gap: ${token.space[1]}; min-height: 0; font-size: ${token.text.sm}; line-height: ${token.leading.tight}; text-align: center; }
    && li + li { border-top: 0; }
    li > :last-child { margin: 0; }
    &&& b { font-size: ${token.text.md}; }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
`;

const Lines = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[4]};
    min-height: 48px;
  }
  li + li { border-top: 1px solid ${token.color.line}; }
  small { color: ${token.color.inkMuted}; }
`;

const Chances = styled(Lines)`
  padding-inline: clamp(${token.space[4]}, 4vw, ${token.space[5]});
`;

/** What gives a chance: its name, how members earn it, and where; null where another cause has the same page. */
const causes = {
  'sign-in': {
    name: 'causeSignIn',
    earn: 'earnSignIn',
    at: { to: paths.activity.calendar, text: 'toCalendar' },
  },
  month: { name: 'causeMonth', earn: 'earnMonth', at: null },
  friend: {
    name: 'causeFriend',
    earn: 'earnFriend',
    at: { to: paths.activity.friendInvitation, text: 'toFriends' },
  },
} as const satisfies Record<
  FlipChanceCause,
  { name: string; earn: string; at: { to: string; text: string } | null }
>;

/** The chances by their cause, each with the moment when the first of them ends. */
const byCause = (chances: readonly { readonly cause: FlipChanceCause; readonly expiresAt: string }[]) => {
  const groups = new Map<FlipChanceCause, { cause: FlipChanceCause; count: number; expiresAt: string }>();
  for (const { cause, expiresAt } of chances) {
    const group = groups.get(cause);
    groups.set(cause, {
      cause,
      count: (group?.count ?? 0) + 1,
      expiresAt: group && group.expiresAt < expiresAt ? group.expiresAt : expiresAt,
    });
  }
  return [...groups.values()];
};

const isSeed = (text: string) => new RegExp(`^[A-Za-z0-9_-]{1,${limits.clientSeed}}$`).test(text);
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
const storage = () => localStorage;

export const data: PageData = ({ dispatch }) => [dispatch(moneyApi.endpoints.flipInfo.initiate({}))];

/** The prizes of an open round that are not claimed: with the way to claim them, or under review. */
const Won = ({ round }: { readonly round: FlipRound }) => {
  const t = useMessages(flipMessages);
  const won = round.cards.filter(({ grant }) => grant?.state === 'waiting' || grant?.state === 'pending');
  if (won.length === 0) return null;
  return (
    <Card>
      <Lines>
        {won.map(({ card, prize, grant }) => (
          <li key={card}>
            <div>
              <b className="pv-num">{t('won', { amount: formatAmount(prize) })}</b>{' '}
              <small className="pv-num">
                {t('claimTerms', { turnover: formatAmount(grant?.turnover ?? '0.00') })}
              </small>
            </div>
            {grant?.state === 'pending' ? (
              <Badge tone="info">{t('underReview')}</Badge>
            ) : (
              <Button as={Link} to={paths.mine.finance.wallet} size="sm">
                {t('claim')}
              </Button>
            )}
          </li>
        ))}
      </Lines>
    </Card>
  );
};

/** `/activity/luckyFlip`: the card game, whose rounds the member verifies (FLP-1). */
export const LuckyFlipPage = ({ title }: PageProps) => {
  const t = useMessages(flipMessages);
  const moneyText = useMoneyText();
  const timeText = useTimeText();
  const { locale } = useLocale();
  const isMember = useIsMember();
  const showError = useErrorToast();
  const closure = useProtection().protection?.closure;
  const {
    data: info,
    error,
    refetch,
    isFetching,
  } = useFlipInfoQuery({}, { refetchOnMountOrArgChange: true });
  const [start, starting] = useFlipStartMutation();
  const [flip, flipping] = useFlipCardMutation();
  const [seed, setSeed] = useState('');
  useEffect(() => setSeed(newSeed()), []);

  if (closure)
    return (
      <Page>
        <ClosedNotice closure={closure} page={title} onEnd={() => void refetch()} />
      </Page>
    );
  const own = info?.own;
  const round = own?.rounds[0];
  const isOpen = round?.state === 'open';
  const chances = own?.chances ?? [];
  const flipCard = (card: number) => {
    if (!round || !isSeed(seed)) return;
    flip({ round: round.id, card, clientSeed: seed })
      .unwrap()
      .then(({ id, cards }) => {
        // After the first card the gateway keeps the seed that the first one was flipped with, perhaps on another device.
        if (round.clientSeed === null && cards.length === 1) rememberRound(storage, id, { clientSeed: seed });
      })
      .catch(showError);
  };
  const begin = () => {
    setSeed(newSeed());
    start({})
      .unwrap()
      .then(({ id, commitment }) => rememberRound(storage, id, { commitment }))
      .catch(showError);
  };

  const action = () => {
    if (!isMember)
      return (
        <Actions>
          <Button as={Link} to={withIntended(paths.user.login, paths.activity.luckyFlip)} variant="primary">
            {t('login')}
          </Button>
          <Button as={Link} to={paths.user.register}>
            {t('register')}
          </Button>
        </Actions>
      );
    if (isOpen) return <p role="status">{t('choose', { count: round.flipsLeft })}</p>;
    const next = (variant: 'primary' | 'secondary') => (
      <Button variant={variant} size={round ? undefined : 'lg'} loading={starting.isLoading} onClick={begin}>
        {t(round ? 'again' : 'start')}
      </Button>
    );
    if (round && round.cards.length > 0)
      return (
        <RoundResult
          key={round.id}
          round={round}
          refetch={refetch}
          again={chances.length > 0 ? next : undefined}
        />
      );
    if (chances.length > 0) return <Actions>{next('primary')}</Actions>;
    return <p role="status">{t(round ? 'finished' : 'noChances')}</p>;
  };

  const roundState =
    round && isOpen
      ? t('roundState', { flipped: round.cards.length, total: round.cards.length + round.flipsLeft })
      : info && !round && t('roundLimit', { count: info.maxFlips });

  const content = () => {
    if (!info && error) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
    if (!info) return <Skeleton shape="block" height={520} />;
    const values = { count: info.maxFlips, hours: info.openHours, multiple: info.multiple / 100 };
    return (
      <>
        <Columns>
          <Table>
            <Play>
              <RoundSlots
                won={round?.cards.map(({ prize }) => prize) ?? []}
                count={round && isOpen ? round.cards.length + round.flipsLeft : info.maxFlips}
                prizes={round?.prizes ?? info.prizes}
              />
              {action()}
              {roundState && <p className="pv-num">{roundState}</p>}
            </Play>
            <CardBoard
              round={round}
              prizes={round?.prizes ?? info.prizes}
              pending={flipping.isLoading ? flipping.originalArgs?.card : undefined}
              onFlip={isOpen && isSeed(seed) ? flipCard : undefined}
            />
          </Table>
          <Column>
            <Prizes>
              <Card title={t('prizesTitle')}>
                <Lines>
                  {[...new Set(info.prizes)].map((prize) => (
                    <li key={prize} data-rank={rankOf(prize, info.prizes)}>
                      <PrizePicture rank={rankOf(prize, info.prizes)} />
                      {prize === '0.00' ? (
                        t('noPrize')
                      ) : (
                        <b>
                          <Money value={prize} tone="value" />
                        </b>
                      )}
                      <small className="pv-num">
                        × {info.prizes.filter((each) => each === prize).length}
                      </small>
                    </li>
                  ))}
                </Lines>
              </Card>
            </Prizes>
            {own && (
              <Card padding={chances.length === 0 ? 'md' : 'none'} title={t('chances')}>
                {chances.length === 0 ? (
                  <Empty
                    compact
                    picture={null}
                    title={t('noChances')}
                    description={t('noChancesText', {
                      causes: Object.values(causes)
                        .map(({ earn }) => t(earn))
                        .join(punctuationOf(locale).list),
                      days: info.chanceDays,
                    })}
                    action={
                      <Actions>
                        {Object.values(causes).map(
                          ({ at }) =>
                            at && (
                              <Button key={at.to} as={Link} to={at.to}>
                                {t(at.text)}
                              </Button>
                            ),
                        )}
                      </Actions>
                    }
                  />
                ) : (
                  <Chances>
                    {byCause(chances).map(({ cause, count, expiresAt }) => (
                      <li key={cause}>
                        <span>
                          {t(causes[cause].name)} <b className="pv-num">×{count}</b>
                        </span>
                        <small className="pv-num">
                          {t(count > 1 ? 'firstChanceEnds' : 'chanceEnds', {
                            at: timeText(expiresAt, 'minute'),
                          })}
                        </small>
                      </li>
                    ))}
                  </Chances>
                )}
              </Card>
            )}
          </Column>
        </Columns>
        <Columns>
          <Column>
            {round && isOpen && <Won round={round} />}
            {round && (
              <FairCard round={round} seed={seed} isSeedValid={isSeed(seed)} onSeedChange={setSeed} />
            )}
            <Card title={t('rulesTitle')}>
              <Rules>
                <li>{t('ruleRound', values)}</li>
                <li>{t('rulePerson')}</li>
                <li>{t('ruleTurnover', values)}</li>
                <li>{t('ruleBudget')}</li>
              </Rules>
            </Card>
          </Column>
          <Column>
            {own && own.rounds.length > 0 && (
              <Card title={t('historyTitle')}>
                <Lines>
                  {own.rounds.map((each) => (
                    <li key={each.id} className="pv-num">
                      {t('historyRow', {
                        at: timeText(each.startedAt, 'minute'),
                        count: each.cards.length,
                      })}
                      <small>{each.cards.map(({ prize }) => moneyText(prize)).join(' + ')}</small>
                    </li>
                  ))}
                </Lines>
              </Card>
            )}
          </Column>
        </Columns>
      </>
    );
  };

  return (
    <Page>
      <Head>
        <Picture>
          <SceneImage name="jackpot" isUnderText />
        </Picture>
        <div>
          <h1>{title}</h1>
          <p>{t('lead')}</p>
        </div>
        {own && (
          <Left>
            <small>{t('chances')}</small>
            <strong className="pv-num">{t('chanceCount', { count: chances.length })}</strong>
          </Left>
        )}
      </Head>
      {content()}
    </Page>
  );
};
