'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRef } from '../hooks/use-merged-ref';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { useHeldKeys } from '../modal/held-keys';
import { useInertBackground } from '../modal/inert-background';
import { defaultModalStore as store } from '../modal/modal';
import { defaultLeaveTime } from '../modal/modal-options';
import type { ModalEntry } from '../modal/modal-state';
import { regionOf } from '../modal/region';
import { Scrim } from '../modal/scrim';
import { useScrollLock } from '../modal/scroll-lock';
import { useTouchGuard } from '../modal/touch-guard';
import { useEscape } from '../modal/use-escape';
import { useFocusTrap } from '../modal/use-focus-trap';
import { useLeaving } from '../modal/use-leaving';
import { useMaskPress } from '../modal/use-mask-press';
import type { DrawerProps } from './drawer';
import { drawerMessages } from './drawer-messages';
import { Body, CloseButton, Foot, Head, Layer, Panel } from './drawer-parts';

interface DrawerDialogProps extends Omit<DrawerProps, 'open' | 'onOpenChange' | 'maskClosable'> {
  readonly entry: ModalEntry;
  readonly isTop: boolean;
}

/** A drawer on the screen: the focus trap and every rule of the modals, in another drawing. */
export const DrawerDialog = ({
  entry: { id, phase, openers },
  isTop,
  side = 'end',
  size,
  title,
  description,
  footer,
  hideCloseIcon,
  children,
  ref,
  style,
  ...rest
}: DrawerDialogProps) => {
  const texts = useMessages(drawerMessages);
  const named = useId();
  const described = useId();
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heldKeys = useHeldKeys();
  const [region] = useState(() => regionOf(openers));

  useEffect(() => store.shown(id), [id]);
  useScrollLock(true);
  useTouchGuard(layer);
  useInertBackground(layer, isTop);
  useFocusTrap(panel, { isTop, cautious: false, openers });
  useEscape(isTop, () => store.dismiss(id, 'escape'));
  const press = useMaskPress(layer, () => store.dismiss(id, 'mask'));
  useLeaving(layer, phase === 'leaving', defaultLeaveTime, () => store.remove(id));

  return createPortal(
    <Layer
      ref={setLayer}
      $leaveTime={defaultLeaveTime}
      data-leaving={phase === 'leaving' || undefined}
      {...press}
    >
      <Scrim />
      <Panel
        tabIndex={-1}
        role="dialog"
        aria-modal
        aria-labelledby={named}
        aria-describedby={description === undefined ? undefined : described}
        {...region}
        {...rest}
        ref={useMergedRef(panel, ref)}
        $side={side}
        style={{ ...style, ...(size === undefined ? {} : { '--drawer-size': size }) }}
        {...heldKeys}
      >
        <Head>
          <h2 id={named}>{title}</h2>
          {description !== undefined && <p id={described}>{description}</p>}
        </Head>
        {/* A stop of its own, so that a body of words alone can be scrolled by the keyboard too. */}
        <Body data-modal-body="" tabIndex={0} role="group" aria-labelledby={named}>
          {children}
        </Body>
        {footer && <Foot>{footer}</Foot>}
        {!hideCloseIcon && (
          <CloseButton aria-label={texts.close} onClick={() => store.dismiss(id, 'close')}>
            <CloseIcon size={18} />
          </CloseButton>
        )}
      </Panel>
    </Layer>,
    document.body,
  );
};
