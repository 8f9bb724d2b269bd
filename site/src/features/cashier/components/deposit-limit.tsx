import type { PlayLimit } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { tightestLimit } from '../../../shared/protection/play-model';
import { useDepositLimitTexts } from '../hooks/use-deposit-limit-texts';
import { cashierMessages } from '../messages/cashier-messages';
import { depositLimitKinds } from '../model/deposit-limits';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  font-size: ${token.text.sm};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

/** What the member can still deposit, by each kind of limit, in the span with the least left; nothing without a limit (PRO-1). */
export const DepositLimit = ({ limits }: { limits: readonly PlayLimit[] }) => {
  const t = useMessages(cashierMessages);
  const { leftText } = useDepositLimitTexts();
  const tightest = depositLimitKinds().flatMap((kind) => tightestLimit(limits, kind) ?? []);
  if (tightest.length === 0) return null;
  return (
    <Line className="pv-num">
      {tightest.map((limit) => (
        <span key={limit.kind}>{leftText(limit)}</span>
      ))}
      <Link to={paths.mine.protection}>{t('limitSettings')}</Link>
    </Line>
  );
};
