import { Component, type ReactNode } from 'react';
import { recoverChunk, retryChunk } from './chunk-recovery';

interface LazyBoundaryProps {
  readonly component: { readonly preload: () => Promise<unknown> };
  /** Shown in place of the component after a failure; nothing by default. */
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined;
  readonly children: ReactNode;
}

type Phase = 'rendered' | 'reloading' | 'failed';

const ports = {
  storage: () => sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
  isSiteReachable: () =>
    fetch(location.href, { method: 'HEAD' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
};

/** Contains the failure of a lazy component, a page or a part of the shell (APP-5). */
export class LazyBoundary extends Component<LazyBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'rendered' };

  static getDerivedStateFromError(): { phase: Phase } {
    return { phase: 'failed' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ phase: 'reloading' });
    recoverChunk(error, ports).then((reloads) => reloads || this.setState({ phase: 'failed' }));
  }

  private readonly retry = () => {
    const { preload } = this.props.component;
    retryChunk(preload, ports).then((reloads) => reloads || this.setState({ phase: 'rendered' }));
  };

  override render() {
    const { fallback, children } = this.props;
    if (this.state.phase === 'reloading') return null;
    return this.state.phase === 'failed' ? (fallback?.(this.retry) ?? null) : children;
  }
}
