import { type FlipChanceCause, type FlipRound, limits } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
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
import { CoinPicture } from '../../../shared/coins/coin-pictures';
import { PageFailed } from '../../../shared/errors/page-failed';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Content } from '../../../shared/layout/content';
import { Rules } from '../../../shared/layout/landing';
import { PageHeader } from '../../../shared/layout/page-header';
import { useMessages } from '../../../shared/messages';
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
import { flipMessages } from '../messages/flip-messages';
import { rememberRound } from '../model/seen-rounds';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
`;

const Head = styled.header`
  && h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  align-items: start;
  gap: ${token.space[6]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Column = styled.div`
  display: grid;
  gap: ${token.space[6]};
`;

/** The main action, the board, and what the cards hide: the order of the elements, which Tab and screen readers follow, is that of the picture. */
const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]} ${token.space[8]};
  @media (min-width: ${breakpoint.desktop}px) { grid-template-columns: auto minmax(0, 1fr); }
`;

const Play = styled.div`
  display: grid;
  gap: ${token.space[3]};
  > p { color: ${token.color.inkMuted}; text-align: center; }
  > p[role] { color: ${token.color.ink}; font-weight: ${token.weight.medium}; }
  a, button { flex: 1 1 auto; }
  /* In a line above the board; as high in a round, in which it has no button. */
  @media (min-width: ${breakpoint.desktop}px) {
    grid-column: 1 / -1;
    grid-auto-flow: column;
    align-items: center;
    justify-content: start;
    gap: ${token.space[4]};
    min-height: ${token.control.lg};
    button { min-width: 200px; }
  }
`;

const Prizes = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token.space[2]};
  h2 { font-size: ${token.text.lg}; }
  > ul { grid-auto-rows: minmax(56px, 1fr); }
  li { flex-wrap: nowrap; }
  li > :last-child { margin-inline-start: auto; }
  svg { flex: none; }
  b { font-size: ${token.text.md}; }
`;

/** The coin of the cards without a prize. */
const NoCoin = styled.span`
  filter: grayscale(1);
  opacity: 0.5;
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

const causes = {
  'sign-in': 'causeSignIn',
  month: 'causeMonth',
  friend: 'causeFriend',
} as const satisfies Record<FlipChanceCause, string>;

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

/** The prizes of a round that are not claimed: with the way to claim them, or under review. */
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
          <Button
            as={Link}
            to={withIntended(paths.user.login, paths.activity.luckyFlip)}
            variant="primary"
            size="lg"
          >
            {t('login')}
          </Button>
          <Button as={Link} to={paths.user.register} size="lg">
            {t('register')}
          </Button>
        </Actions>
      );
    if (isOpen) return <p role="status">{t('choose', { count: round.flipsLeft })}</p>;
    if (chances.length > 0)
      return (
        <Actions>
          <Button variant="primary" size="lg" loading={starting.isLoading} onClick={begin}>
            {t(round ? 'again' : 'start')}
          </Button>
        </Actions>
      );
    return <p role="status">{t(round ? 'finished' : 'noChances')}</p>;
  };

  const content = () => {
    if (!info && error) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
    if (!info) return <Skeleton shape="block" height={520} />;
    const values = { count: info.maxFlips, multiple: info.multiple / 100 };
    const roundState = isOpen
      ? t('roundState', { flipped: round.cards.length, total: round.cards.length + round.flipsLeft })
      : !round && t('roundLimit', { count: info.maxFlips });
    return (
      <Columns>
        <Column>
          <Card>
            <Table>
              <Play>
                {action()}
                {roundState && <p className="pv-num">{roundState}</p>}
              </Play>
              <CardBoard
                round={round}
                prizes={info.prizes}
                pending={flipping.isLoading ? flipping.originalArgs?.card : undefined}
                onFlip={isOpen && isSeed(seed) ? flipCard : undefined}
              />
              <Prizes aria-labelledby="prizes">
                <h2 id="prizes">{t('prizesTitle')}</h2>
                <Lines>
                  {[...new Set(info.prizes)].map((prize) => (
                    <li key={prize}>
                      {prize === '0.00' ? (
                        <>
                          <NoCoin>
                            <CoinPicture size={32} />
                          </NoCoin>
                          {t('noPrize')}
                        </>
                      ) : (
                        <>
                          <CoinPicture size={32} />
                          <b>
                            <Money value={prize} tone="value" />
                          </b>
                        </>
                      )}
                      <small className="pv-num">
                        × {info.prizes.filter((each) => each === prize).length}
                      </small>
                    </li>
                  ))}
                </Lines>
              </Prizes>
            </Table>
          </Card>
          {round && <Won round={round} />}
          {round && (
            <FairCard
              round={round}
              prizes={info.prizes}
              seed={seed}
              isSeedValid={isSeed(seed)}
              onSeedChange={setSeed}
            />
          )}
        </Column>
        <Column>
          {own && (
            <Card
              title={t('chances')}
              extra={<b className="pv-num">{t('chanceCount', { count: chances.length })}</b>}
            >
              {chances.length === 0 ? (
                <Empty
                  compact
                  picture={<SceneImage name="results" />}
                  title={t('noChances')}
                  description={t('noChancesText', { days: info.chanceDays })}
                  action={
                    <Actions>
                      <Button as={Link} to={paths.activity.calendar}>
                        {t('toCalendar')}
                      </Button>
                      <Button as={Link} to={paths.activity.friendInvitation}>
                        {t('toFriends')}
                      </Button>
                    </Actions>
                  }
                />
              ) : (
                <Lines>
                  {byCause(chances).map(({ cause, count, expiresAt }) => (
                    <li key={cause}>
                      <span>
                        {t(causes[cause])} <b className="pv-num">×{count}</b>
                      </span>
                      <small className="pv-num">
                        {t(count > 1 ? 'firstChanceEnds' : 'chanceEnds', {
                          at: timeText(expiresAt, 'minute'),
                        })}
                      </small>
                    </li>
                  ))}
                </Lines>
              )}
            </Card>
          )}
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
          <Card title={t('rulesTitle')}>
            <Rules>
              <li>{t('ruleRound', values)}</li>
              <li>{t('rulePerson')}</li>
              <li>{t('ruleTurnover', values)}</li>
              <li>{t('ruleBudget')}</li>
            </Rules>
          </Card>
        </Column>
      </Columns>
    );
  };

  return (
    <Page>
      <Head>
        <PageHeader title={title} lead={t('lead')} scene="jackpot" />
      </Head>
      {content()}
    </Page>
  );
};
