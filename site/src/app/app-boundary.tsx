import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

/**
 * Shows the error page when a component outside the pages throws, for example the header or an effect (APP-5).
 */
export class AppBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? (
      <Crash onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      this.props.children
    );
  }
}
