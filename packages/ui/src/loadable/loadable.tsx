'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner';
import { token } from '../themes/tokens';
import { defaultDelay } from './default-delay';

export interface LoadableProps {
  /** Default true, so that `<Loadable />` can be a `Suspense` fallback. */
  readonly loading?: boolean;
  /** Delay before the placeholder is shown, in ms. Default 200. */
  readonly delay?: number;
  /** Default a centred spinner. */
  readonly placeholder?: ReactNode;
  /** Shown when loading has finished. */
  readonly children?: ReactNode;
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 200px;
  padding: ${token.space[8]};
`;

const Delayed = ({ delay, children }: { delay: number; children: ReactNode }) => {
  const [isDelayOver, setIsDelayOver] = useState(delay <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isDelayOver ? children : null;
};

/**
 * A placeholder while something loads. It is shown after `delay`, so that fast answers do not make it flash.
 *
 * Requirement APP-3.
 */
export const Loadable = ({ loading = true, delay = defaultDelay, placeholder, children }: LoadableProps) =>
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
