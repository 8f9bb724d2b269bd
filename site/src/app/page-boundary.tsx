import { Component, type ReactNode, useEffect } from 'react';
import type { LazyPage } from '../routes/lazy-page';
import { type ChunkRecovery, createChunkRecovery } from './chunk-recovery';
import { Crash } from './crash';

interface PageBoundaryProps {
  readonly page: LazyPage;
  readonly children: ReactNode;
}

type Phase = 'shown' | 'reloading' | 'failed';

const browserRecovery = (): ChunkRecovery =>
  createChunkRecovery({
    storage: () => sessionStorage,
    reload: () => location.reload(),
    answers: () =>
      fetch(location.href, { method: 'HEAD' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
  });

/** Tells, once the page's chunk is there, that a reload for it has done its work. */
const Arrival = ({ page }: { page: LazyPage }) => {
  useEffect(() => {
    page.preload().then(
      () => browserRecovery().arrived(page.source),
      () => {},
    );
  }, [page]);
  return null;
};

/**
 * Keeps the failure of a page from taking the header and the menus with it.
 *
 * Source: section 2 of the specification; requirement APP-5.
 */
export class PageBoundary extends Component<PageBoundaryProps, { phase: Phase }> {
  override state: { phase: Phase } = { phase: 'shown' };

  static getDerivedStateFromError(): { phase: Phase } {
    return { phase: 'failed' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ phase: 'reloading' });
    browserRecovery()
      .recover(error, this.props.page.source)
      .then((reloads) => reloads || this.setState({ phase: 'failed' }));
  }

  private readonly retry = () => {
    const show = () => this.setState({ phase: 'shown' });
    this.props.page.preload().then(show, show);
  };

  override render() {
    if (this.state.phase === 'reloading') return null;
    if (this.state.phase === 'failed') return <Crash onRetry={this.retry} />;
    return (
      <>
        <Arrival page={this.props.page} />
        {this.props.children}
      </>
    );
  }
}
