import type { RoomMatch } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { Button, token } from '@pavilion/ui';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import { listedIncidents, listedName, useIncidentText } from '../../../shared/sports/incident-text';
import { mainScore } from '../../../shared/sports/main-score';
import { MatchPicture, Race, Turf } from '../../../shared/sports/match-picture';
import { sportLooks } from '../../../shared/sports/sport-looks';
import type { Announce } from '../hooks/use-announcer';
import { useDelayed } from '../hooks/use-delayed';
import { roomsMessages } from '../messages/rooms-messages';
import { replayDelay } from '../model/match-replay';
import { useMatchTime } from '../model/match-time';
import { Ball } from './ball';

const Root = styled.section`
  flex: none;
  border-bottom: 1px solid ${token.color.line};
`;

const Score = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.gradient.hero};
  > span { overflow: hidden; font-weight: ${token.weight.medium}; text-overflow: ellipsis; white-space: nowrap; }
  > span:first-child { text-align: end; }
  > b { font-family: ${token.font.number}; font-size: ${token.text.xl}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  > small {
    grid-column: 1 / -1;
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/** About as high as the picture at the width of the panel, so that a switch moves little below it. */
const Commentary = styled.ol`
  box-sizing: border-box;
  height: min(224px, 24vh);
  padding: ${token.space[1]} ${token.space[4]};
  overflow-y: auto;
  font-size: ${token.text.sm};
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
  li { padding-block: ${token.space[1]}; border-bottom: 1px solid ${token.color.line}; }
  li[data-kind^='goal'] { color: ${token.color.live}; font-weight: ${token.weight.bold}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token.space[2]};
  min-height: 40px;
  padding-inline: ${token.space[4]} ${token.space[2]};
  font-size: ${token.text.sm};
  > span { flex: 1 1 96px; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Picture = styled(MatchPicture)`
  max-height: 24vh;
`;

/** Incidents of the list in words. */
const listed = 40;

/** Announces goals to screen readers. */
const useGoalAnnouncements = (match: RoomMatch, announce: Announce) => {
  const incidentText = useIncidentText();
  const goal = match.incidents.findLast(({ kind }) => kind === 'goal-confirmed');
  const announced = useRef(goal?.at);
  useEffect(() => {
    if (!goal || goal.at === announced.current) return;
    announced.current = goal.at;
    announce('match', incidentText(match, goal));
  }, [goal, match, announce, incidentText]);
};

interface StageProps {
  readonly match: RoomMatch;
  /** Whether it begins without the picture, below a video. */
  readonly isFolded?: boolean;
  readonly announce: Announce;
}

/**
 * The match of a room one second behind: score and time above a picture with a moving ball. Visitors who prefer reduced
 * motion get the incidents as a list, which the others can choose.
 */
export const Stage = memo(({ match, isFolded = false, announce }: StageProps) => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const matchTime = useMatchTime();
  const incidentText = useIncidentText();
  const prefersText = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<'text' | 'picture'>();
  const [isOpen, setOpen] = useState(!isFolded);
  const shown = useDelayed(match, replayDelay);
  useGoalAnnouncements(shown, announce);

  const isText = (chosen ?? (prefersText ? 'text' : 'picture')) === 'text';
  const names = {
    home: text(listedName(shown.sport, shown.home)),
    away: text(listedName(shown.sport, shown.away)),
  };
  const score = mainScore(shown);
  const readable = listedIncidents(shown);
  const last = readable.at(-1);
  const { field, scoring } = sportLooks[shown.sport];
  const board = `${paths.game[sportDefinitions[shown.sport].area]}?${new URLSearchParams({
    ...(shown.sport !== 'football' && { sport: shown.sport }),
    match: shown.event,
  })}`;

  const picture = () => (
    <Picture style={{ '--ground-1': field?.ground?.[0], '--ground-2': field?.ground?.[1] } as CSSProperties}>
      <Turf />
      {field && <field.Lines />}
      {field ? (
        <Ball match={match} delay={replayDelay} />
      ) : (
        <Race incidents={shown.incidents} scoring={scoring} />
      )}
    </Picture>
  );
  const commentary = () => (
    <Commentary aria-label={t('asText')} tabIndex={0}>
      {readable.length === 0 && <li>{t('stageQuiet')}</li>}
      {readable
        .slice(-listed)
        .reverse()
        .map((incident, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
          <li key={`${incident.at}${incident.kind}${index}`} data-kind={incident.kind}>
            {incidentText(shown, incident)}
          </li>
        ))}
    </Commentary>
  );

  return (
    <Root aria-label={t('stageOf', names)}>
      <Score>
        <span>{text(shown.home.name)}</span>
        <b>
          {score && (
            <>
              <span className="pv-sr-only">{t('score', { home: score[0], away: score[1] })}</span>
              <span aria-hidden="true">
                {score[0]} : {score[1]}
              </span>
            </>
          )}
          {!score && <span aria-hidden="true">VS</span>}
        </b>
        <span>{text(shown.away.name)}</span>
        <small>
          {text(shown.competition.name)} · {matchTime(shown)}
        </small>
      </Score>
      {isOpen && (isText ? commentary() : picture())}
      <Foot>
        <span>{last ? incidentText(shown, last) : t('stageQuiet')}</span>
        {isOpen && (
          <Button size="sm" variant="text" onClick={() => setChosen(isText ? 'picture' : 'text')}>
            {t(isText ? 'asPicture' : 'asText')}
          </Button>
        )}
        <Button size="sm" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideStage' : 'showStage')}
        </Button>
        <Button as={Link} to={board} size="sm" variant="text">
          {t('toMatch')}
        </Button>
      </Foot>
    </Root>
  );
});
