import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/layout/stack';
import { PlayMoneyNote } from './play-money-note';

const Lead = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface PageHeadProps {
  readonly title: string;
  /** What the page is for. Without it stands that no real money is meant. */
  readonly lead?: string;
}

/** A page's title, and a line below it. */
export const PageHead = ({ title, lead }: PageHeadProps) => (
  <div>
    <PageTitle>{title}</PageTitle>
    {lead === undefined ? <PlayMoneyNote /> : <Lead>{lead}</Lead>}
  </div>
);
