import { Component, type ReactNode } from 'react';
import { recoverChunk, retryChunk } from './chunk-recovery';

interface LazyBoundaryProps {
  readonly component: { readonly preload: () => Promise<unknown> };
  /** Rendered when the component fails to load or throws; nothing by default. */
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** `recovering`: nothing is rendered while `recoverChunk` decides whether to reload the page, and during the reload. */
type Phase = 'rendered' | 'recovering' | 'failed';

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

/** Reloads the page if a chunk is missing, at most once per interval; resolves to whether it does (APP-5). */
export const recover = (error: unknown): Promise<boolean> => recoverChunk(error, ports);

/**
 * Error boundary of a lazy component (a page or a part of the shell). A missing chunk reloads the page at most once per
 * interval; any other failure renders `fallback` (APP-5).
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'rendered' };

  static getDerivedStateFromError(): { phase: Phase } {
    return { phase: 'recovering' };
  }

  override componentDidCatch(error: unknown) {
    recover(error).then((isReloading) => isReloading || this.setState({ phase: 'failed' }));
  }

  private readonly retry = () => {
    const { preload } = this.props.component;
    retryChunk(preload, ports).then((isReloading) => isReloading || this.setState({ phase: 'rendered' }));
  };

  override render() {
    const { fallback, children } = this.props;
    if (this.state.phase === 'recovering') return null;
    return this.state.phase === 'failed' ? (fallback?.(this.retry) ?? null) : children;
  }
}
