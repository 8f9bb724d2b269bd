import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { detailMessages } from '../../details/messages/detail-messages';
import { useLogTexts } from '../hooks/use-log-texts';
import { matchLog } from '../model/match-log';

/** As high as what is beside it: the list scrolls. */
const List = styled.ol`
  flex: 1 1 240px;
  contain: size;
  position: relative;
  overflow-y: auto;
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
  li {
    display: grid;
    grid-template-columns: minmax(44px, auto) minmax(0, 1fr) auto;
    gap: ${token.space[3]};
    padding-block: 4px;
    border-top: 1px solid ${token.color.line};
  }
  li > :first-child { color: ${token.color.inkMuted}; }
  li > b { font-weight: ${token.weight.medium}; }
  [data-won] { font-weight: ${token.weight.bold}; }
`;

/** Incidents of the list. */
const listed = 30;

/** A match in words, the latest incident first, each with the score after it. */
export const MatchLog = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(detailMessages);
  const textsOf = useLogTexts(event);
  const { incidents: names } = sportLooks[event.sport];
  return (
    <List aria-label={t('events')} tabIndex={0}>
      {matchLog(event)
        .filter(({ kind }) => names[kind])
        .slice(-listed)
        .toReversed()
        .map((incident, index) => {
          const { when, score, what } = textsOf(incident);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
              key={`${incident.at}${incident.kind}${index}`}
              data-won={incident.won && incident.won !== 'game' ? '' : undefined}
            >
              <span>{when}</span>
              <span>{what}</span>
              <b>{score}</b>
            </li>
          );
        })}
    </List>
  );
};
