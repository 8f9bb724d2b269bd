import type { NextStep } from '@pavilion/contract';
import { styled } from 'styled-components';
import { useLocalText } from '../messages';
import { Link } from '../navigation/link';
import { nextStepLinkOf, nextSteps } from './next-steps';

export { nextSteps };

const StepLink = styled(Link)`
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export interface NextStepLinkProps {
  /** Undefined for an error without a code of the catalogue. */
  readonly step: NextStep | undefined;
  /** The data of the error, which may decide where the link leads. */
  readonly data: unknown;
  readonly className?: string;
  readonly onClick?: () => void;
}

/** The link to the next step of an error (ERR-7); nothing for a step that is taken on the same page. */
export const NextStepLink = ({ step, data, ...rest }: NextStepLinkProps) => {
  const text = useLocalText();
  const link = step && nextStepLinkOf(step, data);
  return link ? (
    <StepLink {...rest} to={link.to}>
      {text(link.text)}
    </StepLink>
  ) : null;
};

export interface NextStepAdviceProps extends Pick<NextStepLinkProps, 'step' | 'data'> {
  /** The text for a step without a hint of its own. */
  readonly fallback: string;
}

/** The hint and the link of the next step of an error, below the text of the error. */
export const NextStepAdvice = ({ step, data, fallback }: NextStepAdviceProps) => {
  const text = useLocalText();
  const hint = step && nextSteps[step].hint;
  return (
    <>
      {hint ? text(hint) : fallback} <NextStepLink step={step} data={data} />
    </>
  );
};
