import { Checkbox, token } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token.space[1]};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Complaint = styled.p`
  padding-left: 28px;
  color: ${token.color.danger};
  font-size: ${token.text.sm};
`;

interface ConsentBoxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A required checkbox with its error message. */
export const ConsentBox = ({ error, children, ...rest }: ConsentBoxProps) => {
  const errorId = useId();
  return (
    <Root>
      <Checkbox
        {...rest}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {children}
      </Checkbox>
      <div role="alert" hidden={error === undefined}>
        {error !== undefined && <Complaint id={errorId}>{error}</Complaint>}
      </div>
    </Root>
  );
};
