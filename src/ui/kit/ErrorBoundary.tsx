import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  readonly children: ReactNode;
}

/** Catches what a screen throws while it is drawn. The game itself lives in the store and survives. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ broken: false })} />;
  }
}
