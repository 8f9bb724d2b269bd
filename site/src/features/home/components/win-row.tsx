import type { Win } from '@pavilion/contract';
import { breakpoint, TrophyIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { CoverImage } from '../../../shared/games/cover-image';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { useLocalText } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { ShortText } from '../../../shared/text/short-text';
import { isGreat, manyStakesOf } from '../model/list-wins';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 56px;
  padding: ${token.space[1]} ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { min-height: 48px; padding-inline: ${token.space[4]}; }
  &:hover { background: ${token.color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Cover = styled(CoverImage)`
  aspect-ratio: 1;
  border-radius: ${token.radius.md};
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
  line-height: ${token.leading.snug};
  b { overflow: hidden; font-weight: ${token.weight.medium}; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

const Right = styled.span`
  display: grid;
  justify-items: end;
  line-height: ${token.leading.snug};
  font-weight: ${token.weight.bold};
  > span { display: inline-flex; align-items: center; gap: ${token.space[1]}; }
  svg { color: ${token.color.value}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.regular}; }
`;

const Stakes = styled.span`
  color: ${token.color.value};
  font-family: ${token.font.number};
  font-size: ${token.text.sm};
`;

/** A win with a link to its game. */
export const WinRow = ({ win }: { win: Win }) => {
  const text = useLocalText();
  const timeText = useTimeText();
  const link = usePlayLink(win.game);
  const stakes = manyStakesOf(win);
  return (
    <li>
      <Row {...link}>
        <Cover game={win.game} shape="thumbnail" />
        <Text>
          <b>
            <ShortText text={text(win.game.name)} maxUnits={24} />
          </b>
          <small>{win.account}</small>
        </Text>
        <Right>
          <span>
            {isGreat(win) && <TrophyIcon size={16} />}
            {stakes !== undefined && <Stakes>×{stakes}</Stakes>}
            <Money value={win.net} tone="change" />
          </span>
          <small>{timeText(win.at, 'brief')}</small>
        </Right>
      </Row>
    </li>
  );
};
