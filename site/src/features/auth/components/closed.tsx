import { Button, ClockIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Link } from '../../../shared/navigation/link';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[6]} 0 ${token.space[2]};
  text-align: center;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.value};
`;

const Text = styled.p`
  max-width: 26em;
  color: ${token.color.inkMuted};
  line-height: ${token.leading.loose};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
`;

interface ClosedProps {
  readonly title: string;
  readonly text: string;
  /** Links to other pages; the first one is the primary button. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** Replaces a form that the operator has closed (MNT-3). */
export const Closed = ({ title, text, links }: ClosedProps) => (
  <Middle>
    <Sign aria-hidden="true">
      <ClockIcon size={32} />
    </Sign>
    <h1>{title}</h1>
    <Text>{text}</Text>
    <Links>
      {links.map(({ to, text: name }, i) => (
        <Button key={to} as={Link} to={to} variant={i === 0 ? 'primary' : 'secondary'}>
          {name}
        </Button>
      ))}
    </Links>
  </Middle>
);
