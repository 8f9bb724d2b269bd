import { useSportsStandingsQuery } from '@pavilion/sdk/react/money';
import { Empty, ErrorFallback, Select, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { detailMessages } from '../../details/messages/detail-messages';
import type { BoardActions } from '../hooks/use-board-state';
import type { BoardState } from '../model/address';
import { phone, Sheet } from './board-layout';
import { Panel } from './board-theme';

const Head = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  h2 { font-family: var(--sb-head-font); font-size: ${token.text.xl}; }
  p { flex: 1; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { height: 44px; padding-inline: ${token.space[2]}; border-bottom: 1px solid ${token.color.line}; text-align: center; }
  tbody tr:last-child > * { border-bottom: 0; }
  thead th { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.regular}; }
  th[scope='row'] { font-weight: ${token.weight.medium}; text-align: start; }
  td[data-points] { color: var(--sb-live); font-family: ${token.font.number}; font-weight: ${token.weight.bold}; }
  tbody tr:hover { background: var(--sb-row-hover); }
  ${phone} {
    font-size: ${token.text.sm};
    th, td { padding-inline: 4px; }
    [data-wide] { display: none; }
  }
`;

const Form = styled.span`
  display: inline-flex;
  gap: 3px;
  > i {
    width: 20px;
    height: 20px;
    border-radius: ${token.radius.sm};
    background: ${token.color.sunken};
    color: ${token.color.inkMuted};
    font-size: 11px;
    font-style: normal;
    line-height: 20px;
    text-align: center;
  }
  > i[data-result='W'] { background: color-mix(in srgb, currentColor 12%, transparent); color: ${token.color.gain}; }
  > i[data-result='L'] { background: color-mix(in srgb, currentColor 12%, transparent); color: ${token.color.loss}; }
`;

const formKeys = { W: 'formW', D: 'formD', L: 'formL' } as const;

interface StandingsProps {
  readonly state: BoardState;
  readonly change: BoardActions['change'];
}

/** The table of a league with the last five results of each side. */
export const Standings = ({ state, change }: StandingsProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const [competition] = state.leagues;
  const { data, currentData, isError, isFetching, refetch } = useSportsStandingsQuery({
    sport: state.sport,
    ...(competition === undefined ? {} : { competition }),
  });
  // Those of the last answer, while the table of another league loads.
  const leagues = data?.competitions;
  const content = () => {
    if (isError && !currentData) {
      return (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('standingsFailed')}
          onRetry={refetch}
          retrying={isFetching}
        />
      );
    }
    if (currentData?.standings.length === 0) {
      return <Empty picture={<SceneImage name="results" />} title={t('noStandings')} />;
    }
    if (!currentData) return <Skeleton shape="block" height={440} />;
    return (
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col" style={{ textAlign: 'start' }}>
              {t('team')}
            </th>
            <th scope="col">{t('played')}</th>
            <th scope="col">{t('won')}</th>
            <th scope="col">{t('drawn')}</th>
            <th scope="col">{t('lost')}</th>
            <th scope="col" data-wide="">
              {t('goals')}
            </th>
            <th scope="col">{t('pointsColumn')}</th>
            <th scope="col" data-wide="">
              {t('form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {currentData.standings.map((row, index) => (
            <tr key={row.participant.id}>
              <td>{index + 1}</td>
              <th scope="row">{text(row.participant.name)}</th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.drawn}</td>
              <td>{row.lost}</td>
              <td data-wide="">
                {row.scored}/{row.conceded}
              </td>
              <td data-points="">{row.points}</td>
              <td data-wide="">
                <Form>
                  {row.form.map((result, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: results are places in time
                    <i key={place} data-result={result}>
                      {t(formKeys[result])}
                    </i>
                  ))}
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  };
  return (
    <Sheet>
      <Head as="header">
        <h2>{t('standingsTitle')}</h2>
        <p>{t('standingsNote')}</p>
        {leagues && leagues.length > 0 && (
          <Select
            aria-label={t('pickLeague')}
            style={{ width: 220 }}
            value={competition ?? data?.competition ?? ''}
            onValueChange={(id) => change({ leagues: [id] })}
            options={leagues.map(({ id, name }) => ({ value: id, label: text(name) }))}
          />
        )}
      </Head>
      <Panel as="div">{content()}</Panel>
    </Sheet>
  );
};
