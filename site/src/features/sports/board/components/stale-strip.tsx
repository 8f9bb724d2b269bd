import { Spinner, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { useFeedState } from '../../feed/use-cell';
import { sportsMessages } from '../../messages/sports-messages';

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 36px;
  margin-bottom: ${token.space[2]};
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.warningSoft};
  color: ${token.color.warning};
  font-size: ${token.text.sm};
`;

/** Shown while prices do not arrive. The list stays, with its prices marked. */
export const StaleStrip = () => {
  const t = useMessages(sportsMessages);
  const isStale = useFeedState() === 'stale';
  return (
    <div role="status">
      {isStale && (
        <Strip>
          <Spinner size={16} />
          {t('stale')}
        </Strip>
      )}
    </div>
  );
};
