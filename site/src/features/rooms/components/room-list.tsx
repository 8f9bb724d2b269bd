import { errorCodes, type Room } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useRoomListQuery } from '@pavilion/sdk/react/money';
import { Badge, Button, Empty, ErrorFallback, EyeIcon, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link, openedFrom } from '../../../shared/navigation/link';
import { useRoomHref } from '../../../shared/rooms/room-address';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { mainScore } from '../../../shared/sports/main-score';
import { roomsMessages } from '../messages/rooms-messages';
import { countText } from '../model/count-text';
import { useMatchTime } from '../model/match-time';

/** ms. */
const pollingInterval = 10_000;

const Root = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space[3]} ${token.space[4]} ${token.space[6]};
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Lead = styled.p`
  padding-bottom: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
`;

const Entry = styled(Link)`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  &:hover { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
  > span { display: flex; align-items: center; justify-content: space-between; gap: ${token.space[2]}; min-width: 0; }
`;

const Title = styled.b`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Small = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  > span:last-child { display: inline-flex; flex: none; align-items: center; gap: ${token.space[1]}; }
`;

const Team = styled.span`
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > b { font-family: ${token.font.number}; font-variant-numeric: tabular-nums; }
`;

/** The state of a room: of one without a running match too. */
const stateOf = ({ state, match }: Pick<Room, 'state' | 'match'>) => {
  if (state === 'ended') return { text: 'stateEnded', tone: 'neutral' } as const;
  if (state === 'maintenance') return { text: 'stateMaintenance', tone: 'warning' } as const;
  return match?.status === 'live'
    ? ({ text: 'stateLive', tone: 'accent' } as const)
    : ({ text: 'stateSoon', tone: 'info' } as const);
};

const RoomEntry = ({ room }: { readonly room: Room }) => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const hrefOf = useRoomHref();
  const matchTime = useMatchTime();
  const { id, title, viewers, match } = room;
  const { text: state, tone } = stateOf(room);
  const score = match && mainScore(match);
  return (
    <Entry to={hrefOf(id)} state={openedFrom('rooms')}>
      <span>
        <Title>{text(title)}</Title>
        <Badge tone={tone} dot>
          {t(state)}
        </Badge>
      </span>
      {match ? (
        ([match.home, match.away] as const).map((team, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: home and away
          <Team key={index}>
            <span>{text(team.name)}</span>
            {score && <b>{score[index as 0 | 1]}</b>}
          </Team>
        ))
      ) : (
        <Small>{t('noMatch')}</Small>
      )}
      <Small>
        <span>{match && `${text(match.competition.name)} · ${matchTime(match)}`}</span>
        <span>
          <EyeIcon size={14} /> {t('viewers', { count: countText(viewers, locale) })}
        </span>
      </Small>
    </Entry>
  );
};

/** The live rooms with their match, its score, and the number of viewers. */
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
          <List>
            {items.map((room) => (
              <li key={room.id}>
                <RoomEntry room={room} />
              </li>
            ))}
          </List>
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
            <Skeleton shape="block" height={132} />
          </li>
        ))}
      </List>
    );
  };
  return <Root aria-busy={!items && !isError}>{content()}</Root>;
};
