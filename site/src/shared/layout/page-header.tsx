import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { type LayoutKey, layoutMessages } from './layout-messages';

const Header = styled.div`
  h1 { margin-bottom: ${token.space[1]}; font-size: ${token.text.h3}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const SandboxNote = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  p + & { margin-top: ${token.space[2]}; }
`;

/** The warning of each kind of page where a visitor might confuse play money with real money. */
const sandboxNotes = {
  money: 'transferNothing',
  payoutAccount: 'enterNoRealAccount',
  identity: 'enterNoRealData',
  gifts: 'enterNoRealAddress',
} as const satisfies Readonly<Record<string, LayoutKey>>;

interface PageHeaderProps {
  readonly title: string;
  /** One sentence about the purpose of the page. */
  readonly lead?: string;
  /** Adds the warning that all money is play money, in the words for this kind of page. */
  readonly sandboxNote?: keyof typeof sandboxNotes;
}

/** The heading of a page of the member area. */
export const PageHeader = ({ title, lead, sandboxNote }: PageHeaderProps) => {
  const t = useMessages(layoutMessages);
  return (
    <Header>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {sandboxNote && (
        <SandboxNote>
          <Badge tone="info">{t('sandbox')}</Badge>
          {t(sandboxNotes[sandboxNote])}
        </SandboxNote>
      )}
    </Header>
  );
};
