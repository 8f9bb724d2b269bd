import { CheckIcon, CloseIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Column } from './board';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${token.space[4]};
`;

const Example = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  overflow: hidden;
`;

const Picture = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token.space[3]};
  min-height: 128px;
  padding: ${token.space[5]};
`;

const Caption = styled.figcaption<{ $isDo: boolean }>`
  display: flex;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};
  border-block-start: 3px solid ${({ $isDo }) => ($isDo ? token.color.success : token.color.danger)};
  color: ${token.color.ink};
  font-size: ${token.text.md};

  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${({ $isDo }) => ($isDo ? token.color.success : token.color.danger)};
  }
`;

interface Side {
  /** The components. */
  readonly picture: ReactNode;
  readonly text: string;
}

/** Examples of good and bad use, side by side: components first, a sentence below. */
export const DoAndDont = ({
  pairs,
}: {
  readonly pairs: readonly { readonly do: Side; readonly dont: Side }[];
}) => (
  <Column>
    {pairs.map((pair) => (
      <Pair key={pair.do.text}>
        <Example>
          <Picture>{pair.do.picture}</Picture>
          <Caption $isDo>
            <CheckIcon size={18} />
            <span>
              <b>Do.</b> {pair.do.text}
            </span>
          </Caption>
        </Example>
        <Example>
          <Picture>{pair.dont.picture}</Picture>
          <Caption $isDo={false}>
            <CloseIcon size={18} />
            <span>
              <b>Do not.</b> {pair.dont.text}
            </span>
          </Caption>
        </Example>
      </Pair>
    ))}
  </Column>
);
