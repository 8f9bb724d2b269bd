import { type CallResponse, errorCodes, type RoomMatch } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { toErrorData } from '@pavilion/sdk';
import { useRoomListQuery } from '@pavilion/sdk/react/money';
import { Badge, Button, Empty, ErrorFallback, EyeIcon, inScheme, Skeleton, Tabs, token } from '@pavilion/ui';
import { type CSSProperties, useState } from 'react';
import { css, styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link, openedFrom } from '../../../shared/navigation/link';
import { useRoomHref } from '../../../shared/rooms/room-address';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { listedIncidents, useIncidentText } from '../../../shared/sports/incident-text';
import { mainScore } from '../../../shared/sports/main-score';
import { MatchPicture, Race, Turf } from '../../../shared/sports/match-picture';
import { SideBadge } from '../../../shared/sports/side-badge';
import { sportLooks } from '../../../shared/sports/sport-looks';
import { roomsMessages } from '../messages/rooms-messages';
import { countText } from '../model/count-text';
import { useHiddenMembers } from '../model/hidden-members';
import { useMatchTime } from '../model/match-time';
import { Ball } from './ball';

type Room = CallResponse<'roomList'>['items'][number];

/** ms. */
const pollingInterval = 10_000;

const Root = styled.div`
  --room-inset: ${token.space[4]};
  flex: 1;
  min-height: 0;
  padding: ${token.space[3]} var(--room-inset) ${token.space[6]};
  overflow-y: auto;
  /* The ground of the cards, so that what is left below them is no empty sheet. */
  background: ${token.color.ground};
  scrollbar-width: thin;
`;

/** After the last room. */
const End = styled.p`
  display: flex;
  justify-content: center;
  padding-block-start: ${token.space[6]};
`;

/** Below the title of the drawer. */
const Lead = styled.p`
  padding: 0 ${token.space[2]} ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Group = styled.section`
  > h3:not(.pv-sr-only) {
    position: sticky;
    z-index: ${token.z.raised};
    /* At the edge of the list, over its padding. */
    top: calc(-1 * ${token.space[3]});
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 32px;
    margin-inline: calc(-1 * var(--room-inset));
    padding: ${token.space[1]} ${token.space[6]} 0;
    background: ${token.color.ground};
    font-size: ${token.text.sm};
    > small { color: ${token.color.inkMuted}; font-weight: ${token.weight.regular}; font-variant-numeric: tabular-nums; }
  }
  & + &, &:has(> .pv-sr-only) { margin-top: ${token.space[3]}; }
`;

/** Two beside each other where the drawer is wide. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${token.space[3]};
`;

const List = styled.ul`
  ${columns}
  padding: 0;
  list-style: none;
`;

/** Groups without headings share the columns, so that a group of one room leaves no gap beside it. */
const Groups = styled.div`
  &[data-shared] {
    ${columns}
    margin-top: ${token.space[3]};
    > ${Group}, > ${Group} > ${List} { display: contents; }
  }
`;

const Entry = styled(Link)`
  display: block;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel}, ${token.color.surface};
  &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
  &:focus-visible { outline-offset: -2px; }
`;

/** By night the grounds of the sports stay apart: each is dark, none is black. */
const Field = styled(MatchPicture)`
  ${inScheme('dark')} {
    --turf-1: color-mix(in oklab, var(--ground-1, #4b8a5c) 66%, ${token.color.surface});
    --turf-2: color-mix(in oklab, var(--ground-2, #417c52) 60%, ${token.color.surface});
  }
  /* The course of the score is no more than a pattern behind the teams. */
  > rect[rx], > ellipse { opacity: 0.4; }
`;

/** The field of the sport below a shade that makes the texts legible on any of its colours. */
const Head = styled.span`
  --team-shield: 28px;
  position: relative;
  display: grid;
  height: 96px;
  overflow: hidden;
  color: ${token.color.onPicture};
  > svg { position: absolute; inset: 0; height: 100%; }
  &::before { content: ''; position: absolute; inset: 0; z-index: ${token.z.raised}; background: rgba(12, 16, 22, 0.56); }
  ${inScheme('dark')} { &::before { background: rgba(9, 10, 28, 0.3); } }
  > span { position: relative; z-index: ${token.z.raised}; }
`;

const TopLine = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  height: 22px;
  margin: ${token.space[2]} ${token.space[2]} 0;
`;

/** What happens now has the colour of that. */
const State = styled(Badge)`
  &&[data-live] { background: ${token.color.live}; }
`;

const Viewers = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

const Teams = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[2]};
  margin: 0 ${token.space[3]} ${token.space[2]};
  > b {
    min-width: 64px;
    font-family: ${token.font.number};
    font-size: ${token.text.h3};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-align: center;
    white-space: nowrap;
  }
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]};
  min-width: 0;
  font-weight: ${token.weight.medium};
  line-height: 18px;
  text-align: end;
  > span {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &:last-child { flex-direction: row-reverse; text-align: start; }
`;

/** In place of the teams. */
const Quiet = styled.span`
  padding-block-end: ${token.space[3]};
  place-self: center;
  font-size: ${token.text.sm};
`;

const Body = styled.span`
  display: grid;
  gap: 2px;
  padding: ${token.space[2]} ${token.space[4]} ${token.space[3]};
  > span { display: flex; align-items: center; justify-content: space-between; gap: ${token.space[2]}; min-width: 0; }
`;

const Title = styled.b`
  min-width: 0;
  overflow: hidden;
  font-size: ${token.text.lg};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Small = styled.span`
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What was said last, in one line. */
const LastMessage = styled(Small)`
  && { display: block; }
  > b { margin-inline-end: ${token.space[2]}; color: ${token.color.ink}; font-weight: ${token.weight.medium}; }
`;

/** The state of a room: of one without a running match too. */
const stateOf = ({ state, match }: Pick<Room, 'state' | 'match'>) => {
  if (state === 'ended') return { text: 'stateEnded', tone: 'neutral' } as const;
  if (state === 'maintenance') return { text: 'stateMaintenance', tone: 'warning' } as const;
  return match?.status === 'live'
    ? ({ text: 'stateLive', tone: 'accent' } as const)
    : ({ text: 'stateSoon', tone: 'info' } as const);
};

/** The stripes of sports without a field, which are no lawn. */
const screenGround = ['#5d4f8f', '#53467f'] as const;

/** The ball of a picture that is about 350 × 96 px. */
const listBall = [4.5, 9] as const;

/** The field of a sport, filling the head of a room; the course of the score for sports without one. */
const FieldPicture = ({ match }: { readonly match: RoomMatch }) => {
  const { sport, incidents } = match;
  const { field, scoring } = sportLooks[sport];
  const [first, second] = field ? (field.ground ?? []) : screenGround;
  return (
    <Field preserveAspectRatio="none" style={{ '--ground-1': first, '--ground-2': second } as CSSProperties}>
      <Turf />
      {field ? <field.Lines /> : <Race incidents={incidents} scoring={scoring} />}
      {field && match.status === 'live' && <Ball match={match} delay={pollingInterval} radii={listBall} />}
    </Field>
  );
};

const RoomEntry = ({ room }: { readonly room: Room }) => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const hrefOf = useRoomHref();
  const matchTime = useMatchTime();
  const { id, title, viewers, match, lastMessage } = room;
  const hidden = useHiddenMembers();
  const isHidden = lastMessage !== undefined && hidden.includes(lastMessage.author);
  const incidentText = useIncidentText();
  const incident = match && listedIncidents(match).at(-1);
  /** What a person said, before what happened: the sandbox's comments repeat the score. */
  const lastLine = () => {
    if (isHidden) return t('hiddenMessage');
    if (match && incident && (!lastMessage || lastMessage.isAutomatic)) return incidentText(match, incident);
    if (!lastMessage) return t('quietRoom');
    return (
      <>
        <b>{lastMessage.isAutomatic ? t('automatic') : lastMessage.who}</b>
        {lastMessage.text}
      </>
    );
  };
  const { text: state, tone } = stateOf(room);
  const score = match && mainScore(match);
  const badge = (
    <State tone={tone} variant="solid" dot data-live={state === 'stateLive' ? '' : undefined}>
      {t(state)}
    </State>
  );
  const watching = viewers > 0 && (
    <Viewers>
      <EyeIcon size={14} /> {t('viewers', { count: countText(viewers, locale) })}
    </Viewers>
  );
  return (
    <Entry to={hrefOf(id)} state={openedFrom('rooms')}>
      {match && (
        <Head>
          <FieldPicture match={match} />
          <TopLine>
            {badge}
            {watching}
          </TopLine>
          <Teams>
            <Team>
              <span>{text(match.home.name)}</span>
              <SideBadge sport={match.sport} side={match.home} />
            </Team>
            <b>{score ? `${score[0]} : ${score[1]}` : 'VS'}</b>
            <Team>
              <span>{text(match.away.name)}</span>
              <SideBadge sport={match.sport} side={match.away} />
            </Team>
          </Teams>
        </Head>
      )}
      {!match && (
        <Head>
          <Field
            preserveAspectRatio="none"
            style={{ '--ground-1': screenGround[0], '--ground-2': screenGround[1] } as CSSProperties}
          >
            <Turf />
          </Field>
          <TopLine>
            {badge}
            {watching}
          </TopLine>
          <Quiet>{t('noMatch')}</Quiet>
        </Head>
      )}
      <Body>
        <span>
          <Title>{match ? `${text(match.competition.name)} · ${matchTime(match)}` : text(title)}</Title>
          {match && <span className="pv-sr-only">{text(title)}</span>}
        </span>
        <LastMessage>{lastLine()}</LastMessage>
      </Body>
    </Entry>
  );
};

/** All rooms, instead of those of one group. */
const everyGroup = 'all';

interface RoomGroup {
  /** A sport, `gaming` for all of esports, or `idle` for rooms without a match. */
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly Room[];
}

/** The rooms by their sport, in the order of the first room of each; rooms without a match come last. */
const useGroups = (rooms: readonly Room[]): readonly RoomGroup[] => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const groups = new Map<string, { name: string; rooms: Room[] }>();
  for (const room of rooms.toSorted((one, other) => Number(!one.match) - Number(!other.match))) {
    const sport = room.match?.sport;
    const { area, name } = sport ? sportDefinitions[sport] : { area: 'idle', name: undefined };
    const id = area === 'sport' ? sport! : area;
    const group = groups.get(id) ?? {
      name: area === 'gaming' ? t('groupEsports') : name ? text(name) : t('groupIdle'),
      rooms: [],
    };
    group.rooms.push(room);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
};

/** Fewer rooms of a sport need no heading: their field and competition say which it is. */
const headedFrom = 3;

/** The rooms by sport; with several sports, filters above them show one alone. */
const RoomGroups = ({ rooms }: { readonly rooms: readonly Room[] }) => {
  const t = useMessages(roomsMessages);
  const groups = useGroups(rooms);
  const [wanted, setWanted] = useState(everyGroup);
  // A group that has ended shows all others.
  const chosen = groups.some(({ id }) => id === wanted) ? wanted : everyGroup;
  const isHeaded = chosen === everyGroup && groups.some(({ rooms: own }) => own.length >= headedFrom);
  if (groups.length < 2)
    return (
      <List>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomEntry room={room} />
          </li>
        ))}
      </List>
    );
  return (
    <>
      <Tabs
        variant="pill"
        label={t('groups')}
        value={chosen}
        onValueChange={setWanted}
        items={[
          { value: everyGroup, label: t('groupAll') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Groups data-shared={isHeaded ? undefined : ''}>
        {groups
          .filter(({ id }) => chosen === everyGroup || id === chosen)
          .map(({ id, name, rooms: own }) => (
            <Group key={id} aria-label={name}>
              <h3 className={isHeaded ? undefined : 'pv-sr-only'}>
                {name} <small>{own.length}</small>
              </h3>
              <List>
                {own.map((room) => (
                  <li key={room.id}>
                    <RoomEntry room={room} />
                  </li>
                ))}
              </List>
            </Group>
          ))}
      </Groups>
    </>
  );
};

/** The outline of a room with the lines of its texts. */
const Waiting = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  > :nth-child(2) { justify-self: center; }
`;

/** The live rooms by sport, with their match, its score, and the number of viewers. */
export const RoomList = () => {
  const t = useMessages(roomsMessages);
  const { data, error, isError, isFetching, refetch } = useRoomListQuery(
    {},
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const items = data?.items;
  const content = () => {
    if (items && items.length > 0)
      return (
        <>
          <Lead>{t('listLead')}</Lead>
          <RoomGroups rooms={items} />
          <End>
            <Button as={Link} to={paths.game.sport} size="sm">
              {t('toMatches')}
            </Button>
          </End>
        </>
      );
    if (items)
      return (
        <Empty
          picture={<SceneImage name="results" />}
          title={t('listEmpty')}
          description={t('listEmptyText')}
          action={
            <Button as={Link} to={paths.game.sport} variant="primary">
              {t('toMatches')}
            </Button>
          }
        />
      );
    if (isError && !isFetching) {
      const code = Number(toErrorData(error).code);
      if (code === errorCodes.liveMaintenance)
        return (
          <Empty
            picture={<SceneImage name="maintenance" />}
            title={t('maintenance')}
            description={t('maintenanceText')}
            action={
              <Button as={Link} to={paths.game.egame}>
                {t('toGames')}
              </Button>
            }
          />
        );
      return (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('listFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    return (
      <List>
        {Array.from({ length: 4 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and keep their order
          <li key={index}>
            <Waiting>
              <Skeleton width={64} height={16} />
              <Skeleton width="60%" height={24} />
              <Skeleton width={120} height={16} />
              <Skeleton width="50%" height={12} />
            </Waiting>
          </li>
        ))}
      </List>
    );
  };
  return <Root aria-busy={!items && !isError}>{content()}</Root>;
};
