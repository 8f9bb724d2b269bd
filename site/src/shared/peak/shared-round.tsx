import { usePeakShareQuery } from '@pavilion/sdk/react/money';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { CoverImage } from '../games/cover-image';
import { useLocalText, useMessages } from '../messages';
import { sharedRoundMessages } from './shared-round-messages';

const Box = styled.aside`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: ${token.space[3]};
  align-items: center;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.valueSoft};
  img { border-radius: ${token.radius.sm}; }
  small { color: ${token.color.inkMuted}; }
  p { font-weight: ${token.weight.medium}; }
`;

/** The round that a friend's link shares; nothing when there is none (PEA-1, INV-2). */
export const SharedRound = ({ code, bet }: { readonly code: string; readonly bet: string }) => {
  const t = useMessages(sharedRoundMessages);
  const text = useLocalText();
  const { currentData } = usePeakShareQuery({ code, bet });
  const shared = currentData?.shared;
  if (!shared) return null;
  const { account, round } = shared;
  return (
    <Box aria-label={t('label')}>
      <CoverImage game={round.game} />
      <div>
        <p className="pv-num">{t('round', { game: text(round.game.name), multiple: round.multiple })}</p>
        <small>{t('by', { account })}</small>
      </div>
    </Box>
  );
};
