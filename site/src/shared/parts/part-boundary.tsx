import { Component, type ReactNode } from 'react';
import { recoverChunk } from './chunk-recovery';

interface PartBoundaryProps {
  readonly part: { readonly preload: () => Promise<unknown> };
  /** What stands in the part's place; nothing unless given. */
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined;
  readonly children: ReactNode;
}

type Phase = 'shown' | 'reloading' | 'failed';

const recover = (error: unknown): Promise<boolean> =>
  recoverChunk(error, {
    storage: () => sessionStorage,
    now: Date.now,
    reload: () => location.reload(),
    answers: () =>
      fetch(location.href, { method: 'HEAD' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
  });

/**
 * Keeps the failure of a part, a page or a piece of the shell, from taking anything else with it.
 *
 * Source: section 2 of the specification; requirement APP-5.
 */
export class PartBoundary extends Component<PartBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'shown' };

  static getDerivedStateFromError(): { phase: Phase } {
    return { phase: 'failed' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ phase: 'reloading' });
    recover(error).then((reloads) => reloads || this.setState({ phase: 'failed' }));
  }

  private readonly retry = () => {
    const show = () => this.setState({ phase: 'shown' });
    this.props.part.preload().then(show, show);
  };

  override render() {
    const { fallback, children } = this.props;
    if (this.state.phase === 'reloading') return null;
    return this.state.phase === 'failed' ? (fallback?.(this.retry) ?? null) : children;
  }
}
