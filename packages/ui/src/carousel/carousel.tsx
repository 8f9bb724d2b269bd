'use client';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../events/compose-handlers';
import { focusAfter } from '../focus/focus-after';
import { useReducedMotion } from '../hooks/use-reduced-motion';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons/navigation-icons';
import { PauseIcon, PlayIcon } from '../icons/play-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { carouselMessages } from './carousel-messages';
import { Arrow, Close, Controls, Dot, Frame, Slide, Toggle, Track } from './carousel-styles';

/** One slide. */
export interface CarouselSlide {
  /** Identifies it. */
  readonly id: string | number;
  /** Its content, which sets the height of the carousel. */
  readonly content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The slides in order; a single one has no controls. */
  readonly slides: readonly CarouselSlide[];
  /** Accessible name of the carousel. */
  readonly label: string;
  /** Time between slides, in ms. Default 5,000; 0 turns rotation off. */
  readonly interval?: number;
  /** Called by the button that closes the carousel; without it there is none. */
  readonly onClose?: () => void;
}

/** Minimum distance of a swipe, in px. */
const SWIPE_DISTANCE = 40;

/** Calls `onNext` every `interval` ms while `isRunning`; the interval restarts whenever `turn` changes. */
const useRotation = (isRunning: boolean, interval: number, turn: number, onNext: () => void) => {
  const handleNext = useEffectEvent(onNext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new slide is shown for the full interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) handleNext();
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, turn]);
};

/**
 * One slide at a time, following the ARIA carousel pattern. Rotation pauses on hover, on keyboard focus and by its
 * button, and is off with reduced motion. Arrow keys, dots and swipes change the slide; `onClose` adds a button that closes it.
 */
export const Carousel = ({ slides, label, interval = 5000, onClose, ...rest }: CarouselProps) => {
  const messages = useMessages(carouselMessages);
  const prefersReducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const swipeFrom = useRef<number | undefined>(undefined);
  const count = slides.length;
  const shown = Math.min(index, Math.max(0, count - 1));
  const goTo = (to: number) => setIndex((to + count) % count);
  /** Positive to the right, negative to the left; the text direction decides which of them is forward. */
  const moveBy = (element: Element, step: number) =>
    goTo(getComputedStyle(element).direction === 'rtl' ? shown - step : shown + step);
  const canRotate = interval > 0 && count > 1 && !prefersReducedMotion;
  const isRotating = canRotate && !isPaused && !isHovered && !hasKeyboardFocus;
  useRotation(isRotating, interval, shown, () => goTo(shown + 1));

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    moveBy(event.currentTarget, step);
  };

  return (
    <Frame
      {...rest}
      aria-roledescription={messages.carousel}
      aria-label={label}
      onKeyDown={composeHandlers(rest.onKeyDown, handleKeyDown)}
      onPointerEnter={composeHandlers(rest.onPointerEnter, () => setIsHovered(true))}
      onPointerLeave={composeHandlers(rest.onPointerLeave, () => setIsHovered(false))}
      // A click or tap leaves the focus on its target; only keyboard focus pauses.
      onFocus={composeHandlers(rest.onFocus, ({ target }) =>
        setHasKeyboardFocus(target.matches(':focus-visible')),
      )}
      onBlur={composeHandlers(rest.onBlur, () => setHasKeyboardFocus(false))}
    >
      <Track
        aria-live={isRotating ? 'off' : 'polite'}
        style={{ '--slide': shown } as CSSProperties}
        onPointerDown={(event) => {
          swipeFrom.current = event.pointerType === 'mouse' ? undefined : event.clientX;
        }}
        onPointerUp={(event) => {
          const distance = swipeFrom.current === undefined ? 0 : event.clientX - swipeFrom.current;
          swipeFrom.current = undefined;
          if (Math.abs(distance) > SWIPE_DISTANCE && count > 1)
            moveBy(event.currentTarget, distance < 0 ? 1 : -1);
        }}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.id}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={formatMessage(messages.slideNumber, { index: position + 1, count })}
            inert={position !== shown}
          >
            {slide.content}
          </Slide>
        ))}
      </Track>
      {count > 1 && (
        <>
          <Arrow data-side="previous" aria-label={messages.previousSlide} onClick={() => goTo(shown - 1)}>
            <ChevronLeftIcon />
          </Arrow>
          <Arrow data-side="next" aria-label={messages.nextSlide} onClick={() => goTo(shown + 1)}>
            <ChevronRightIcon />
          </Arrow>
          <Controls>
            {canRotate && (
              <Toggle
                aria-label={isPaused ? messages.play : messages.pause}
                onClick={() => setIsPaused(!isPaused)}
              >
                {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
              </Toggle>
            )}
            {slides.map((slide, position) => (
              <Dot
                key={slide.id}
                aria-label={formatMessage(messages.slideNumber, { index: position + 1, count })}
                aria-current={position === shown ? 'true' : undefined}
                onClick={() => setIndex(position)}
              />
            ))}
          </Controls>
        </>
      )}
      {onClose && (
        <Close
          aria-label={formatMessage(messages.closeNamed, { label })}
          onClick={({ currentTarget }) => {
            focusAfter(currentTarget);
            onClose();
          }}
        >
          <CloseIcon size={16} />
        </Close>
      )}
    </Frame>
  );
};
