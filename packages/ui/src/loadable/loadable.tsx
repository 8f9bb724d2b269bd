'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner';
import { token } from '../themes/tokens';

export interface LoadableProps {
  /** Default true, so that it can be a `Suspense` fallback as it stands. */
  readonly loading?: boolean;
  /** How long a wait may be before it is shown, in ms. Default 200. */
  readonly delay?: number;
  /** Default a spinner in the middle. */
  readonly placeholder?: ReactNode;
  /** What stands there once nothing is awaited. */
  readonly children?: ReactNode;
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 200px;
  padding: ${token.space[8]};
`;

const Delayed = ({ delay, children }: { delay: number; children: ReactNode }) => {
  const [late, setLate] = useState(delay <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late ? children : null;
};

/**
 * A part that loads. A wait shorter than `delay` shows nothing, so that quick answers do not flash.
 *
 * Source: "the specification", section 1; requirement APP-3.
 */
export const Loadable = ({ loading = true, delay = 200, placeholder, children }: LoadableProps) =>
  loading ? (
    <Delayed delay={delay}>
      {placeholder ?? (
        <Middle>
          <Spinner size={32} />
        </Middle>
      )}
    </Delayed>
  ) : (
    children
  );
