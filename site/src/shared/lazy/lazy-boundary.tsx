import { Component, type ReactNode } from 'react';
import { recoverChunk } from './chunk-recovery';

interface LazyBoundaryProps {
  readonly component: { readonly preload: () => Promise<unknown> };
  /** Shown in place of the component after a failure; nothing by default. */
  readonly fallback?: ((retry: () => void) => ReactNode) | undefined;
  readonly children: ReactNode;
}

type Phase = 'rendered' | 'reloading' | 'failed';

const reload = () => location.reload();

const isSiteReachable = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

const recover = (error: unknown): Promise<boolean> =>
  recoverChunk(error, { storage: () => sessionStorage, now: Date.now, reload, isSiteReachable });

/** Contains the failure of a lazy component, a page or a part of the shell (APP-5). */
export class LazyBoundary extends Component<LazyBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'rendered' };

  static getDerivedStateFromError(): { phase: Phase } {
    return { phase: 'failed' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ phase: 'reloading' });
    recover(error).then((reloads) => reloads || this.setState({ phase: 'failed' }));
  }

  private readonly retry = () => {
    const render = () => this.setState({ phase: 'rendered' });
    // Some browsers import a module that failed once only after a reload, as the HTML standard says.
    const reloadOrRender = async () => ((await isSiteReachable()) ? reload() : render());
    this.props.component.preload().then(render, reloadOrRender);
  };

  override render() {
    const { fallback, children } = this.props;
    if (this.state.phase === 'reloading') return null;
    return this.state.phase === 'failed' ? (fallback?.(this.retry) ?? null) : children;
  }
}
