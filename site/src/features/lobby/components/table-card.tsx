import type { Game } from '@pavilion/contract';
import { breakpoint, PlayIcon, token } from '@pavilion/ui';
import { Suspense, useId } from 'react';
import { styled } from 'styled-components';
import { GameBadges, Players, useClosedStatus } from '../../../shared/games/game-badges';
import {
  Call,
  Facts,
  Favourite,
  Frame,
  Meta,
  Name,
  Opener,
  PanelRoot,
  Picture,
} from '../../../shared/games/game-card-parts';
import { gamesMessages } from '../../../shared/games/games-messages';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { Lazy } from '../../../shared/lazy/lazy';
import { useLocalText, useMessages } from '../../../shared/messages';
import { shortAmount } from '../../../shared/money/short-amount';
import type { TableRounds } from '../hooks/use-table-rounds';
import { tablePhase, tableRoad } from './table-views';

/** On phones the card is a row. */
const phone = `@media (max-width: ${breakpoint.phone}px)`;

const Card = styled(PanelRoot)`
  ${Frame} { border-radius: 0; box-shadow: none; }
  ${phone} {
    ${Opener} { display: grid; grid-template-columns: 112px minmax(0, 1fr); height: 100%; min-height: 112px; }
    /* A row has no film over its picture, which is too narrow. */
    ${Facts} { display: none; }
  }
`;

/** In a row its subject alone, in a square; the name that it has at its left is beside it. */
const WidePicture = styled(Picture)`
  aspect-ratio: 16 / 9;
  ${phone} {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
    object-position: 100% 50%;
  }
`;

/** Else the cover has it in large letters, and it is there for screen readers alone. */
const TableName = styled(Name)`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  clip-path: inset(50%);
  ${phone} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    /* Beside the star. */
    padding-inline-end: ${token.space[8]};
  }
`;

const Text = styled.span`
  display: grid;
  align-content: center;
  gap: ${token.space[1]};
  min-width: 0;
  padding: ${token.space[2]} ${token.space[3]} ${token.space[3]};
`;

/** Phase and stakes, on phones always in two lines, so that the results below stay in place when the phase changes. */
const Status = styled(Meta)`
  flex-wrap: wrap;
  justify-content: space-between;
  ${phone} {
    display: grid;
    grid-template-rows: repeat(2, minmax(1.5em, auto));
    > :last-child { grid-row: 2; }
  }
`;

/** Two rows of results; the outlines of twelve columns before they arrive. */
const Road = styled.span`
  height: 38px;
  &:empty { max-width: ${12 * 19}px; background: radial-gradient(circle closest-side, ${token.color.skeleton} 86%, transparent 92%) 0 0 / 19px 19px; }
`;

interface TableCardProps {
  readonly game: Game;
  /** Loads the cover eagerly. */
  readonly eager?: boolean;
  readonly tables: TableRounds | undefined;
}

/** The card of a table: its wide cover, the phase of its round, its limits and its latest results. */
export const TableCard = ({ game, eager, tables }: TableCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const closed = useClosedStatus(game);
  const round = closed === undefined ? tables?.roundOf(game.code) : undefined;
  return (
    <Card>
      <Opener to={to} onClick={onClick} aria-describedby={id} draggable={false}>
        <Frame>
          <WidePicture game={game} shape="wide" eager={eager} />
          <Facts aria-hidden="true">
            <span>{t('returnToPlayer', { percent: game.returnToPlayer })}</span>
            <Call>
              <PlayIcon size={16} />
              {t(closed === undefined ? 'open' : 'seeClosed')}
            </Call>
          </Facts>
        </Frame>
        <Text>
          <TableName>{text(game.name)}</TableName>
          <Status id={id} aria-hidden="true">
            {closed !== undefined ? (
              <span>{closed}</span>
            ) : round ? (
              <Suspense>
                <Lazy
                  component={tablePhase}
                  props={{ round, receivedAt: tables!.receivedAt, ticker: tables!.ticker }}
                />
              </Suspense>
            ) : (
              <Players count={game.players} />
            )}
            <span>{t('stakes', { min: shortAmount(game.minStake), max: shortAmount(game.maxStake) })}</span>
          </Status>
          <Road>
            {round && (
              <Suspense>
                <Lazy component={tableRoad} props={{ round, rows: 2 }} />
              </Suspense>
            )}
          </Road>
        </Text>
      </Opener>
      <GameBadges game={game} isUnfinished={false} />
      <Favourite game={game} />
    </Card>
  );
};
