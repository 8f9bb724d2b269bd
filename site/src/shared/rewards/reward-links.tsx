import { ChevronRightIcon, CoinIcon, CrownIcon, GiftIcon, MailIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { coinText } from '../coins/coin-text';
import { useUnreadMail } from '../mail/use-unread-mail';
import { useMessages } from '../messages';
import { Money } from '../money/money';
import { Link } from '../navigation/link';
import { rewardsMessages } from './rewards-messages';
import { useRewards } from './use-rewards';

const Lines = styled.ul`
  display: grid;
  margin-top: ${token.space[3]};
  border-top: 1px solid ${token.color.hairline};
  padding-top: ${token.space[1]};
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 36px;
  color: ${token.color.value};
  font-size: ${token.text.sm};
  strong { font-size: ${token.text.md}; }
  &:hover { color: ${token.color.accentText}; }
`;

const Placeholder = styled.div`
  display: grid;
  align-items: center;
  height: 36px;
`;

const placeholders = ['72%', '64%', '56%'];

interface RewardLinksProps {
  /** The wallet has the bonuses themselves; menus have a badge for unread mail. */
  readonly place: 'menu' | 'wallet';
}

/** A line for each thing that the member can do now: claim bonuses, sign in, read mail. Nothing when there is none. */
export const RewardLinks = ({ place }: RewardLinksProps) => {
  const t = useMessages(rewardsMessages);
  const { isLoading, bonuses, vipGifts, signIn } = useRewards();
  const unread = useUnreadMail()?.total ?? 0;
  const lines = [
    ...(place === 'menu' && bonuses && bonuses.count > 0
      ? [
          {
            to: paths.mine.finance.wallet,
            icon: <GiftIcon size={16} />,
            text: t('claimLine', { count: bonuses.count }),
            worth: <Money value={bonuses.amount} />,
          },
        ]
      : []),
    ...(vipGifts && vipGifts.count > 0
      ? [
          {
            to: paths.mine.vip,
            icon: <CrownIcon size={16} />,
            text: t('vipLine', { count: vipGifts.count }),
            worth: <Money value={vipGifts.amount} />,
          },
        ]
      : []),
    ...(signIn && !signIn.hasSignedIn
      ? [
          {
            to: paths.activity.calendar,
            icon: <CoinIcon size={16} />,
            text: t('signInLine'),
            worth: t('coins', { coins: coinText(signIn.nextCoins) }),
          },
        ]
      : []),
    ...(place === 'wallet' && unread > 0
      ? [
          {
            to: paths.mine.mail,
            icon: <MailIcon size={16} />,
            text: t('mailLine'),
            worth: t('mailCount', { count: unread }),
          },
        ]
      : []),
  ];
  // Reserves the lines that most members have: otherwise each line that arrives would move the menu below.
  if (isLoading) {
    return (
      <Lines as="div" aria-hidden="true">
        {placeholders.map((width) => (
          <Placeholder key={width}>
            <Skeleton width={width} />
          </Placeholder>
        ))}
      </Lines>
    );
  }
  if (lines.length === 0) return null;
  return (
    <Lines aria-label={t('linkLabel')}>
      {lines.map(({ to, icon, text, worth }) => (
        <li key={to}>
          <Line to={to} className="pv-num">
            {icon}
            <span>{text}</span>
            <strong>{worth}</strong>
            <ChevronRightIcon size={14} />
          </Line>
        </li>
      ))}
    </Lines>
  );
};
