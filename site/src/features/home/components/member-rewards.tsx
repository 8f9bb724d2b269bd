import type { Game } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import { Badge, Button, breakpoint, Ellipsis, MailIcon, Skeleton, token, useMounted } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersPath } from '../../../shared/brand/offers';
import { coinText } from '../../../shared/coins/coin-text';
import { CoverImage } from '../../../shared/games/cover-image';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { Content } from '../../../shared/layout/content';
import { useUnreadMail } from '../../../shared/mail/use-unread-mail';
import { AvatarPicture } from '../../../shared/member/avatar';
import { displayName } from '../../../shared/member/display-name';
import { useMember } from '../../../shared/member/use-member';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { useProtection } from '../../../shared/protection/use-protection';
import { rewardsMessages } from '../../../shared/rewards/rewards-messages';
import { useRewards } from '../../../shared/rewards/use-rewards';
import { VipStep } from '../../../shared/rewards/vip-step';
import { hotBody, recentBody } from '../model/queries';

const Section = styled(Content).attrs({ as: 'section' })`
  padding-block: ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { padding-block: ${token.space[3]}; }
`;

/** Tiles of one height, filled or not: the page below does not move when they load. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(250px, 1fr));
  gap: ${token.space[4]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    min-height: 104px;
    padding: ${token.space[4]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.lg};
    background: ${token.gradient.hero};
    box-shadow: ${token.shadow[1]};
  }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
  strong { display: block; font-size: ${token.text.xl}; line-height: ${token.leading.snug}; }
  small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; line-height: ${token.leading.snug}; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[2]};
    > li { grid-template-columns: minmax(0, 1fr); align-content: space-between; min-height: 132px; padding: ${token.space[3]}; }
    strong { font-size: ${token.text.lg}; }
  }
`;

const Member = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  grid-column: 1 / -1;
  > div:first-of-type { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[2]}; font-weight: ${token.weight.bold}; }
  > div:last-of-type:not(:first-of-type) { grid-column: 1 / -1; margin: 0; }
`;

const Unread = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 24px;
  color: ${token.color.value};
  font-size: ${token.text.sm};
  &:hover { color: ${token.color.accentText}; }
`;

const Continue = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  img { border-radius: ${token.radius.md}; }
`;

const Loading = () => (
  <>
    <div>
      <Skeleton width={72} />
      <Skeleton width={128} height={28} />
    </div>
    <Skeleton width={72} height={32} />
  </>
);

interface TileProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly note: string;
  readonly action: ReactNode;
}

const Tile = ({ title, value, note, action }: TileProps) => (
  <>
    <div>
      <p>{title}</p>
      <strong>{value}</strong>
      <small className="pv-num">{note}</small>
    </div>
    {action}
  </>
);

interface ContinueTileProps {
  readonly game: Game;
  readonly isRecent: boolean;
  readonly isMain: boolean;
}

const ContinueTile = ({ game, isRecent, isMain }: ContinueTileProps) => {
  const t = useMessages(rewardsMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  return (
    <>
      <Continue>
        <CoverImage game={game} />
        <div>
          <p>{t(isRecent ? 'continue' : 'start')}</p>
          <strong>
            <Ellipsis text={text(game.name)} maxUnits={14} />
          </strong>
        </div>
      </Continue>
      <Button
        as={Link}
        to={to}
        onClick={onClick}
        size="sm"
        variant={isMain ? 'primary' : 'secondary'}
        aria-label={`${t('play')} ${text(game.name)}`}
      >
        {t('play')}
      </Button>
    </>
  );
};

/**
 * What is there for the member who is logged in: level, unread mail, bonuses to claim, today's sign-in, and the game to continue
 * (APP-8). Rendered empty by the server, so that no page waits for it. A closed account has its level and mail alone: no bonus,
 * no sign-in and no game (PRO-2).
 */
export const MemberRewards = () => {
  const t = useMessages(rewardsMessages);
  const brand = useBrand();
  const { member } = useMember();
  const { bonuses, haveBonusesFailed, vipGifts, signIn, hasSignInFailed } = useRewards();
  const { protection, isError: hasProtectionFailed } = useProtection();
  const isClosed = Boolean(protection?.closure);
  // Until then nothing is offered: the account may be closed.
  const isProtectionKnown = protection !== undefined || hasProtectionFailed;
  const unread = useUnreadMail()?.total ?? 0;
  const isMounted = useMounted();
  const recents = useGameListInfiniteQuery(recentBody, { skip: !isMounted, refetchOnMountOrArgChange: true });
  const hot = useGameListInfiniteQuery(hotBody).data?.pages[0]?.items[0];
  const recent = recents.data?.pages[0]?.items[0];
  const game = isMounted && isProtectionKnown && !recents.isLoading ? (recent ?? hot) : undefined;
  const hasPromotions = offersPath(brand, paths.activity.discounts);

  // The wallet has the bonuses, the VIP page its gifts: first the one, then the other.
  const waiting = bonuses && {
    count: bonuses.count + (vipGifts?.count ?? 0),
    amount: addAmounts(bonuses.amount, vipGifts?.amount ?? '0.00'),
  };

  if (member?.isDemo) return null;
  return (
    <Section aria-label={t('summary')}>
      <Tiles>
        <li>
          {member ? (
            <Member>
              <AvatarPicture avatar={member.avatar} size={40} />
              <div>
                <Ellipsis text={displayName(member)} maxUnits={16} />
                <Badge tone="value">{t('level', { level: member.vipLevel })}</Badge>
                {unread > 0 && (
                  <Unread to={paths.mine.mail} aria-label={t('unread', { count: unread })} className="pv-num">
                    <MailIcon size={16} />
                    {unread}
                  </Unread>
                )}
              </div>
              <VipStep />
            </Member>
          ) : (
            <Loading />
          )}
        </li>
        {!isClosed && !haveBonusesFailed && (
          <li>
            {bonuses === undefined || !isProtectionKnown ? (
              <Loading />
            ) : waiting && waiting.count > 0 ? (
              <Tile
                title={t('bonus')}
                value={<Money value={waiting.amount} tone="value" />}
                note={t('bonusCount', { count: waiting.count })}
                action={
                  <Button
                    as={Link}
                    to={bonuses.count > 0 ? paths.mine.finance.wallet : paths.mine.vip}
                    size="sm"
                    variant="primary"
                  >
                    {t('claim')}
                  </Button>
                }
              />
            ) : (
              <Tile
                title={t('bonus')}
                value={t('noBonus')}
                note={t('noBonusText')}
                action={
                  hasPromotions && (
                    <Button as={Link} to={paths.activity.discounts} size="sm">
                      {t('toPromotions')}
                    </Button>
                  )
                }
              />
            )}
          </li>
        )}
        {!isClosed && !hasSignInFailed && (
          <li>
            {signIn === undefined ? (
              <Loading />
            ) : (
              <Tile
                title={t('signIn')}
                value={
                  signIn.hasSignedIn ? t('signedIn') : t('signInToday', { coins: coinText(signIn.nextCoins) })
                }
                note={
                  signIn.hasSignedIn
                    ? t('streak', { days: signIn.streak, coins: coinText(signIn.nextCoins) })
                    : t('noStreak')
                }
                action={
                  <Button as={Link} to={paths.activity.calendar} size="sm">
                    {t(signIn.hasSignedIn ? 'toCalendar' : 'toSignIn')}
                  </Button>
                }
              />
            )}
          </li>
        )}
        {!isClosed && (
          <li>
            {game ? (
              // To play is the main action where no bonus waits.
              <ContinueTile game={game} isRecent={recent !== undefined} isMain={waiting?.count === 0} />
            ) : (
              <Loading />
            )}
          </li>
        )}
      </Tiles>
    </Section>
  );
};
