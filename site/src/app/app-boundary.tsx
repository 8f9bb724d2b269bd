import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

/**
 * Keeps a failure outside of every page, in the header or in what the app does beside drawing, from leaving a blank
 * window.
 *
 * Source: section 2 of the specification; requirement APP-5.
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
