import { compareAmounts, formatAmount } from '@pavilion/format';
import { useVipInfoQuery } from '@pavilion/sdk/react/money';
import { Progress, token, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useBrand } from '../brand/brand-context';
import { offersAddress } from '../brand/offers';
import { useMessages } from '../messages';
import { useProtection } from '../protection/use-protection';
import { useIsMember } from '../session/session-context';
import { ClosureLink } from './closure-link';
import { rewardsMessages } from './rewards-messages';

const Step = styled.div`
  margin-top: ${token.space[3]};
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

/** Has the height of the step, so that nothing below moves when the step arrives. */
const StepPlace = styled(Step)`
  height: 30px;
`;

/**
 * The way to the next VIP level in a line; nothing at the top level, and where the brand has no VIP. In its place a closed
 * account, which gets no offers, has a link to its protection (PRO-2).
 */
export const VipStep = () => {
  const t = useMessages(rewardsMessages);
  const isMember = useIsMember();
  const isMounted = useMounted();
  const isOffered = offersAddress(useBrand(), paths.mine.vip);
  const closure = useProtection().protection?.closure;
  const { data, isError } = useVipInfoQuery({}, { skip: !isMember || !isMounted || !isOffered });
  if (closure) return <ClosureLink />;
  if (!data && isMember && isOffered && !isError) return <StepPlace aria-hidden="true" />;
  if (!data?.next || data.isPinned) return null;
  const { level, turnover, deposits, regain } = data.next;
  const played = regain ?? turnover;
  const needsTurnover = compareAmounts(played.left, '0') > 0;
  const needsDeposits = compareAmounts(deposits.left, '0') > 0;
  const { done, required, left } = needsTurnover ? played : deposits;
  const missing = !needsTurnover ? 'vipDepositsLeft' : needsDeposits ? 'vipBothLeft' : 'vipTurnoverLeft';
  return (
    <Step>
      <Progress
        hideLabel
        label={t('vipProgress', { level })}
        value={Number(done)}
        max={Math.max(Number(required), 1)}
        tone="value"
      />
      <p className="pv-num">
        {t(missing, { level, left: formatAmount(left), deposits: formatAmount(deposits.left) })}
      </p>
    </Step>
  );
};
