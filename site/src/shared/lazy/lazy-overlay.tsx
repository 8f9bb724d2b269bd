import { Button, ErrorFallback, token } from '@pavilion/ui';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { Lazy } from './lazy';
import type { LazyComponent } from './lazy-component';
import { lazyMessages } from './lazy-messages';

/** Above the tab bar of phones, where toasts and sheets are. */
const Failure = styled(ErrorFallback)`
  position: fixed;
  z-index: ${token.z.toast};
  inset: auto ${token.space[4]} calc(${token.space[4]} + 72px);
  max-width: 360px;
  margin-inline: auto;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.raised};
  box-shadow: ${token.shadow[3]};
`;

interface LazyOverlayProps<Props extends object, Module> {
  readonly component: LazyComponent<Props, Module>;
  readonly props: Props;
  readonly onClose: () => void;
  /** Whether it is open, for a component that stays rendered while it is closed. Default true. */
  readonly isOpen?: boolean;
}

/**
 * A lazy component that opens over the page at a press. If it cannot be loaded, a message says so and offers another attempt, since a
 * press without an effect would look like a fault of the button (APP-5).
 */
export const LazyOverlay = <Props extends object, Module>({
  component,
  props,
  onClose,
  isOpen = true,
}: LazyOverlayProps<Props, Module>) => {
  const t = useMessages(lazyMessages);
  return (
    <Suspense fallback={null}>
      <Lazy
        component={component}
        props={props}
        fallback={(retry) =>
          isOpen &&
          // A fixed element in the header would be placed in it, because of its backdrop filter.
          createPortal(
            <Failure
              compact
              title={t('failed')}
              message={t('failedText')}
              onRetry={retry}
              action={
                <Button variant="ghost" onClick={onClose}>
                  {t('close')}
                </Button>
              }
            />,
            document.body,
          )
        }
      />
    </Suspense>
  );
};
