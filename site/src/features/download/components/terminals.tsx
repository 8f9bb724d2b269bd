import type { TerminalKind, WebTerminal } from '@pavilion/contract';
import { useWebTerminalQuery } from '@pavilion/sdk/react';
import {
  breakpoint,
  ErrorFallback,
  GlobeIcon,
  type Icon,
  PhoneIcon,
  PlusIcon,
  Skeleton,
  token,
} from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { downloadMessages } from '../download-messages';
import { terminalsBody } from '../terminals-body';

const icons: Readonly<Record<TerminalKind, Icon>> = {
  web: GlobeIcon,
  'phone-web': PhoneIcon,
  'home-screen': PlusIcon,
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${token.space[4]};
  @media (min-width: ${breakpoint.phone + 1}px) and (max-width: ${breakpoint.tablet}px) {
    > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  h3 { font-size: ${token.text.lg}; }
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; }
`;

const IconSquare = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${token.radius.md};
  background: ${token.color.accentSoft};
  color: ${token.color.accentText};
`;

const Action = styled.div`
  grid-column: 1 / -1;
  align-self: end;
  &:empty { display: none; }
`;

interface TerminalsProps {
  /** The link to a terminal, or its button, for the current device. */
  readonly action: (terminal: WebTerminal) => ReactNode;
}

/** The terminals that the gateway lists, with links (MOB-2). */
export const Terminals = ({ action }: TerminalsProps) => {
  const t = useMessages(downloadMessages);
  const text = useLocalText();
  const { data, isError, refetch } = useWebTerminalQuery(terminalsBody);

  if (isError) return <ErrorFallback title={t('terminalsFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={164} />;
  return (
    <List>
      {data.map((terminal) => {
        const TerminalIcon = icons[terminal.kind];
        return (
          <Item key={terminal.id}>
            <IconSquare>
              <TerminalIcon size={24} />
            </IconSquare>
            <div>
              <h3>{text(terminal.name)}</h3>
              <p>{text(terminal.note)}</p>
            </div>
            <Action>{action(terminal)}</Action>
          </Item>
        );
      })}
    </List>
  );
};
