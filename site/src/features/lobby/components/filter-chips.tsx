import { gameShelfNames, gameSortNames, type Venue } from '@pavilion/contract';
import { Button, CloseIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { lobbyMessages } from '../messages/lobby-messages';
import { type Filters, noFilters, setFilters } from '../model/filters';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  color: ${token.color.inkMuted};
  ul { display: contents; }
  /* Without filters the head of the lobby has the number; screen readers hear it here. */
  &:not(:has(ul)) { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); }
`;

const Chip = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  height: ${token.control.sm};
  padding-inline: ${token.space[3]} ${token.space[2]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.ink};
  font-size: ${token.text.sm};
  &:hover { color: ${token.color.accentText}; }
`;

interface FilterChipsProps {
  readonly filters: Filters;
  readonly venues: readonly Venue[];
  /** The number of matching games; undefined until it has loaded. */
  readonly total: number | undefined;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The number of matching games and the active filters, which can be removed. */
export const FilterChips = ({ filters, venues, total, onChange }: FilterChipsProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const venue = venues.find(({ code }) => code === filters.venue);
  const names: Readonly<Record<keyof Filters, string>> = {
    text: t('chipText', { text: filters.text }),
    venue: venue ? text(venue.name) : filters.venue,
    shelf: filters.shelf ? text(gameShelfNames[filters.shelf]) : '',
    sort: text(gameSortNames[filters.sort]),
  };
  const chips = setFilters(filters).map((key) => ({ name: names[key], without: { [key]: noFilters[key] } }));

  return (
    <Row>
      <p role="status">{total === undefined ? t('searching') : t('found', { count: total })}</p>
      {chips.length > 0 && (
        <>
          <ul aria-label={t('chosen')}>
            {chips.map(({ name, without }) => (
              <li key={name}>
                <Chip aria-label={t('remove', { name })} onClick={() => onChange(without)}>
                  {name}
                  <CloseIcon size={14} />
                </Chip>
              </li>
            ))}
          </ul>
          <Button variant="text" size="sm" onClick={() => onChange(noFilters)}>
            {t('clear')}
          </Button>
        </>
      )}
    </Row>
  );
};
