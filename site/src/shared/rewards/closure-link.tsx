import { ChevronRightIcon, ClockIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useMessages } from '../messages';
import { Link } from '../navigation/link';
import { rewardsMessages } from './rewards-messages';

const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 36px;
  margin-top: ${token.space[3]};
  color: ${token.color.info};
  font-size: ${token.text.sm};
  &:hover { color: ${token.color.accentText}; }
`;

/** A line that says that the account is closed and leads to its protection, in place of offers (PRO-2). */
export const ClosureLink = () => {
  const t = useMessages(rewardsMessages);
  return (
    <Line to={paths.mine.protection}>
      <ClockIcon size={16} />
      <span>{t('closed')}</span>
      <ChevronRightIcon size={14} />
    </Line>
  );
};
