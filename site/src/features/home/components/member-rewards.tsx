import type { Game } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import {
  Badge,
  Button,
  breakpoint,
  CalendarIcon,
  CrownIcon,
  Ellipsis,
  GiftIcon,
  GridIcon,
  type Icon,
  inAlphabet,
  MailIcon,
  Skeleton,
  token,
  UserIcon,
  useMounted,
} from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersAddress } from '../../../shared/brand/offers';
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
  padding-block: ${token.space[5]} ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { padding-block: ${token.space[3]} ${token.space[2]}; }
`;

/**
 * The member and three tiles below; on wide screens the rows of one panel, as high as the banners beside it. They have the same
 * height filled or not: the page below does not move when they load.
 */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--tiles, 3), minmax(0, 1fr));
  gap: ${token.space[3]};
  /* A brand without a calendar has one tile less, and a closed account has none. */
  &:has(> :nth-child(3):last-child) { --tiles: 2; }
  &:has(> :nth-child(2):last-child) { --tiles: 1; }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[2]} ${token.space[3]};
    min-height: 108px;
    padding: ${token.space[4]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.lg};
    background: ${token.gradient.hero};
    box-shadow: ${token.shadow[1]};
  }
  > li:first-child { grid-column: 1 / -1; min-height: 92px; }
  p { display: flex; align-items: center; gap: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
  p > svg { flex: none; color: ${token.color.value}; }
  strong { font-size: ${token.text.xl}; line-height: ${token.leading.snug}; white-space: nowrap; }
  small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; line-height: ${token.leading.snug}; }
  @media (max-width: ${breakpoint.tablet}px) {
    > li:not(:first-child) { grid-template-columns: minmax(0, 1fr); align-content: space-between; }
  }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[2]};
    > li { padding: ${token.space[3]}; }
    > li:first-child { min-height: 84px; }
    > li:not(:first-child) { min-height: 112px; padding-inline: ${token.space[2]}; }
    &${inAlphabet} > li:not(:first-child) { min-height: 136px; }
    strong { font-size: ${token.text.lg}; }
    small { display: none; }
  }
  @media (min-width: ${breakpoint.desktop}px) {
    grid-template: 76px / minmax(0, 1fr);
    grid-auto-rows: minmax(0, 1fr);
    gap: 0;
    height: 100%;
    padding: ${token.space[2]} ${token.space[5]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.xl};
    background: ${token.gradient.hero};
    box-shadow: ${token.shadow[1]};
    > li, > li:first-child { min-height: 0; padding: 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
    > li + li { border-top: 1px solid ${token.color.line}; }
    > li > :is(a, button) { min-width: 76px; }
    &:has(> li:only-child) { height: auto; }
    /* The note below the title, the value at the right of both. Money alone is large: one figure of the panel. */
    > li:has([data-part='value']) { grid-template-columns: minmax(0, 1fr) auto auto; row-gap: 0; }
    > li > div:has(> [data-part='value']), [data-part='value'] { display: contents; }
    > li:not(:first-child) p { align-self: end; color: ${token.color.ink}; }
    small { grid-area: 2 / 1; align-self: start; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    strong { font-size: ${token.text.lg}; }
    [data-part='value'] > strong { grid-area: 1 / 2 / 3; }
    [data-part='value'][data-money] > strong { font-size: ${token.text.xl}; }
    > li > div:has(> [data-part='value']) + * { grid-area: 1 / 3 / 3; }
  }
`;

const Member = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  grid-column: 1 / -1;
  > :first-child { grid-row: 1 / 3; }
  > :nth-child(2) { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[2]}; font-weight: ${token.weight.bold}; }
  > :nth-child(2):last-child { grid-row: 1 / 3; }
  > :nth-child(3) { margin: 0; }
`;

const Unread = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 24px;
  margin-inline-start: auto;
  color: ${token.color.value};
  font-size: ${token.text.sm};
  &:hover { color: ${token.color.accentText}; }
`;

const Continue = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  img { width: 36px; height: 36px; border-radius: ${token.radius.md}; box-shadow: ${token.shadow[2]}; }
  /* Positioned, so that the hidden whole name of a long one is cut off too. */
  strong { position: relative; display: block; overflow: hidden; text-overflow: ellipsis; }
  /* Two short lines, as high as the titles beside it. */
  ${inAlphabet} & strong { font-size: ${token.text.md}; line-height: ${token.leading.tight}; white-space: normal; }
  @media (max-width: ${breakpoint.phone}px) { ${inAlphabet} & strong { font-size: ${token.text.sm}; overflow-wrap: anywhere; hyphens: auto; } }
  > div { min-width: 0; }
  p > svg { display: none; }
  /* The cover is in the corner, beside the title; phones have no room for it. */
  @media (max-width: ${breakpoint.tablet}px) {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    img { position: absolute; top: 0; right: 0; }
    p { min-height: 20px; }
  }
  @media (max-width: ${breakpoint.phone}px) { img { display: none; } p > svg { display: block; } }
`;

const Loading = () => (
  <>
    <div>
      <Skeleton width={72} />
      <Skeleton width="min(128px, 100%)" height={24} style={{ marginTop: token.space[2] }} />
    </div>
    <Skeleton width={72} height={32} />
  </>
);

interface TileProps {
  readonly icon: Icon;
  readonly title: string;
  readonly value: ReactNode;
  readonly isMoney?: boolean;
  readonly note: string;
  readonly action: ReactNode;
}

const Tile = ({ icon: Icon, title, value, isMoney = false, note, action }: TileProps) => (
  <>
    <div>
      <p>
        <Icon size={16} />
        {title}
      </p>
      <div data-part="value" data-money={isMoney ? '' : undefined}>
        <strong>{value}</strong>
        <small className="pv-num">{note}</small>
      </div>
    </div>
    {action}
  </>
);

interface FailedTileProps extends Pick<TileProps, 'icon' | 'title'> {
  readonly onRetry: () => void;
}

/** As high as the tile in whose place it is. */
const FailedTile = ({ icon, title, onRetry }: FailedTileProps) => {
  const t = useMessages(rewardsMessages);
  return (
    <Tile
      icon={icon}
      title={title}
      value="–"
      note={t('failed')}
      action={
        <Button size="sm" onClick={onRetry} aria-label={`${t('retry')} ${title}`}>
          {t('retry')}
        </Button>
      }
    />
  );
};

/** Whether a list has arrived or failed; while it is fetched again after a failure, it has not. */
const isSettled = ({
  data,
  isFetching,
}: {
  readonly data?: unknown;
  readonly isFetching: boolean;
}): boolean => data !== undefined || !isFetching;

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
        <CoverImage game={game} shape="thumbnail" />
        <div>
          <p>
            <GridIcon size={16} />
            {t(isRecent ? 'continue' : 'start')}
          </p>
          <strong>
            <Ellipsis text={text(game.name)} maxUnits={22} />
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
  const { member, isError: hasMemberFailed, refetch: refetchMember } = useMember();
  const rewards = useRewards();
  const { bonuses, vipGifts, signIn } = rewards;
  const { protection, isError: hasProtectionFailed } = useProtection();
  const isClosed = Boolean(protection?.closure);
  // Until then nothing is offered: the account may be closed.
  const isProtectionKnown = protection !== undefined || hasProtectionFailed;
  const unread = useUnreadMail()?.total ?? 0;
  const isMounted = useMounted();
  const recents = useGameListInfiniteQuery(recentBody, { skip: !isMounted, refetchOnMountOrArgChange: true });
  const hots = useGameListInfiniteQuery(hotBody);
  const recent = recents.data?.pages[0]?.items[0];
  const isRecentKnown = isMounted && isProtectionKnown && isSettled(recents);
  const game = isRecentKnown ? (recent ?? hots.data?.pages[0]?.items[0]) : undefined;
  const isGameKnown = isRecentKnown && isSettled(hots);
  const hasGameFailed = game === undefined && isGameKnown && (recents.isError || hots.isError);
  const retryGame = () => {
    if (recents.isError) recents.refetch();
    if (hots.isError) hots.refetch();
  };
  const hasPromotions = offersAddress(brand, paths.activity.discounts);

  const giftCount = vipGifts?.count ?? 0;

  const claimLink = (to: string) => (
    <Button as={Link} to={to} size="sm" variant="primary">
      {t('claim')}
    </Button>
  );

  if (member?.isDemo) return null;
  return (
    <Section aria-label={t('summary')} data-part="summary">
      <Tiles>
        <li>
          {member ? (
            <Member>
              <AvatarPicture avatar={member.avatar} size={40} />
              <div>
                <Ellipsis text={displayName(member)} maxUnits={16} />
                <Badge tone="value" variant="solid">
                  {t('level', { level: member.vipLevel })}
                </Badge>
                {unread > 0 && (
                  <Unread to={paths.mine.mail} aria-label={t('unread', { count: unread })} className="pv-num">
                    <MailIcon size={16} />
                    {unread}
                  </Unread>
                )}
              </div>
              <VipStep />
            </Member>
          ) : hasMemberFailed ? (
            <FailedTile icon={UserIcon} title={t('account')} onRetry={() => void refetchMember()} />
          ) : (
            <Loading />
          )}
        </li>
        {!isClosed && (
          <li>
            {rewards.haveBonusesFailed ? (
              <FailedTile icon={GiftIcon} title={t('bonus')} onRetry={rewards.retryBonuses} />
            ) : bonuses === undefined || !isProtectionKnown ? (
              <Loading />
            ) : bonuses.count > 0 ? (
              <Tile
                icon={GiftIcon}
                title={t('bonus')}
                value={<Money value={bonuses.amount} tone="value" />}
                isMoney
                note={
                  giftCount > 0
                    ? t('bonusAndGifts', { count: bonuses.count, gifts: giftCount })
                    : t('bonusCount', { count: bonuses.count })
                }
                action={claimLink(paths.mine.finance.wallet)}
              />
            ) : vipGifts && giftCount > 0 ? (
              <Tile
                icon={CrownIcon}
                title={t('gifts')}
                value={<Money value={vipGifts.amount} tone="value" />}
                isMoney
                note={t('giftCount', { count: giftCount })}
                action={claimLink(paths.mine.vip)}
              />
            ) : (
              <Tile
                icon={GiftIcon}
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
        {!isClosed && rewards.hasCalendar && (
          <li>
            {rewards.hasSignInFailed ? (
              <FailedTile icon={CalendarIcon} title={t('signIn')} onRetry={rewards.retrySignIn} />
            ) : signIn === undefined ? (
              <Loading />
            ) : (
              <Tile
                icon={CalendarIcon}
                title={t('signIn')}
                value={signIn.hasSignedIn ? t('signedIn') : t('coins', { coins: coinText(signIn.nextCoins) })}
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
        {!isClosed && (game !== undefined || hasGameFailed || !isGameKnown) && (
          <li>
            {game ? (
              // To play is the main action where no bonus waits.
              <ContinueTile
                game={game}
                isRecent={recent !== undefined}
                isMain={bonuses?.count === 0 && giftCount === 0}
              />
            ) : hasGameFailed ? (
              <FailedTile icon={GridIcon} title={t('start')} onRetry={retryGame} />
            ) : (
              <Loading />
            )}
          </li>
        )}
      </Tiles>
    </Section>
  );
};
