import { CopyButton, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  align-content: start;
  min-width: 0;
  margin: 0;
  font-size: ${token.text.sm};
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  min-height: 32px;
  dt { color: ${token.color.inkMuted}; }
  dd {
    display: flex;
    align-items: center;
    gap: ${token.space[1]};
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Adds a button with this label that copies the text. */
  readonly copy?: { readonly text: string; readonly label: string };
}

/** Longer ids show their beginning and their end; the button beside them copies all of it. */
const ShortId = ({ id }: { readonly id: string }) =>
  id.length > 16 ? <span title={id}>{`${id.slice(0, 8)}…${id.slice(-6)}`}</span> : id;

/** The fields of a record as a description list. An id that can be copied is shown short. */
export const Facts = ({ facts }: { facts: readonly FactRow[] }) => (
  <List>
    {facts.map(({ label, value, copy }) => (
      <Fact key={label}>
        <dt>{label}</dt>
        <dd>
          {copy && copy.text === value ? <ShortId id={copy.text} /> : value}
          {copy && <CopyButton text={copy.text} label={copy.label} iconOnly />}
        </dd>
      </Fact>
    ))}
  </List>
);
