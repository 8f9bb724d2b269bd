import type { Member } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Badge, Ellipsis, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { demoMessages } from '../../shared/demo/demo-messages';
import { AvatarPicture } from '../../shared/member/avatar';
import { displayName } from '../../shared/member/display-name';
import { useMessages } from '../../shared/messages';
import { Balance, BalanceEye } from '../../shared/money/balance';
import { useBalanceHiding } from '../../shared/money/balance-hiding';
import { RewardLinks } from '../../shared/rewards/reward-links';
import { VipStep } from '../../shared/rewards/vip-step';
import { appMessages } from '../app-messages';

const Card = styled.div`
  container-type: inline-size;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
`;

/** One column; two from 260 px on. */
const Facts = styled.div`
  display: grid;
  gap: ${token.space[2]};
  @container (min-width: 260px) { grid-template-columns: 1fr auto; align-items: center; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  font-weight: ${token.weight.bold};
  @container (max-width: 259px) { > :last-child { margin-inline-start: auto; } }
`;

const Small = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.regular};
`;

const Label = styled.span`
  display: flex;
  align-items: center;
`;

const BalanceLine = styled.div`
  font-weight: ${token.weight.bold};
  ${Small} { display: block; }
  @container (min-width: 260px) {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
`;

/**
 * The member's name, VIP level with the progress to the next one, balance, locked money and links to unclaimed rewards. Stands
 * above `MemberMenu` on the member pages and in the header's `AccountMenu`.
 */
export const MemberCard = ({ member }: { member: Member | undefined }) => {
  const t = useMessages(appMessages);
  const tDemo = useMessages(demoMessages);
  const { isHidden } = useBalanceHiding();
  return (
    <Card>
      <Facts>
        <Head>
          {member && <AvatarPicture avatar={member.avatar} size={32} />}
          {member ? <Ellipsis text={displayName(member)} maxUnits={16} /> : <Skeleton width={96} />}
          {member && (
            <Badge tone="value">
              {member.isDemo ? tDemo('playing') : t('vipLevel', { level: member.vipLevel })}
            </Badge>
          )}
        </Head>
        <BalanceLine data-part="balance">
          <Label>
            <Small>{t('balance')}</Small>
            {member && <BalanceEye />}
          </Label>
          {member ? (
            <Balance value={member.balance} size="h3" tone="value" />
          ) : (
            <Skeleton width={140} height={36} />
          )}
        </BalanceLine>
        {member && !isHidden && member.lockedMoney !== '0.00' && (
          <Small className="pv-num">{t('lockedMoney', { amount: formatAmount(member.lockedMoney) })}</Small>
        )}
      </Facts>
      {!member?.isDemo && (
        <>
          <VipStep />
          <RewardLinks place="menu" />
        </>
      )}
    </Card>
  );
};
