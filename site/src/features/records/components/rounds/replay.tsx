import { Button, PlayIcon } from '@pavilion/ui';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { pieceColours } from '../../../../shared/rounds/piece-colours';
import { replayPace } from '../../model/replay';
import { InActionSlot } from './action-slot';
import { roundMessages } from './messages/round-messages';

interface Replay {
  /** The step that was reached; undefined while no replay runs. */
  readonly step: number | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

const ReplayContext = createContext<Replay | undefined>(undefined);

/** How long the entrance of a piece takes, ms. */
const entranceTime = 620;

/**
 * The round of a bet with its replay: the pieces appear again in the order in which they were drawn, and what they mean after the
 * last one. Styles of results hide them while an ancestor has `data-replaying`. With reduced motion the pieces appear one after
 * another without moving, because the global style removes all animations.
 */
export const ReplayedRound = ({ children }: { readonly children: ReactNode }) => {
  const t = useMessages(roundMessages);
  const root = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number>();
  const [steps, setSteps] = useState(0);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (step === undefined) return;
    const isLast = step >= steps - 1;
    const timer = setTimeout(
      () => {
        setStep(isLast ? undefined : step + 1);
        setIsOver(isLast);
      },
      isLast ? entranceTime : replayPace(steps),
    );
    return () => clearTimeout(timer);
  }, [step, steps]);

  const replay: Replay = {
    step,
    start: () => {
      const found = root.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [];
      setSteps(1 + Math.max(0, ...[...found].map((piece) => Number(piece.dataset.step))));
      setIsOver(false);
      setStep(0);
      // The button is below the round, which may be out of view on phones.
      found[0]?.scrollIntoView?.({ block: 'nearest' });
    },
    stop: () => setStep(undefined),
  };
  return (
    <ReplayContext.Provider value={replay}>
      <div
        ref={root}
        style={{ display: 'contents' }}
        data-replaying={step === undefined ? undefined : 'true'}
      >
        {children}
        <span className="pv-sr-only" role="status">
          {step !== undefined && t('replaying')}
          {isOver && t('replayed')}
        </span>
      </div>
    </ReplayContext.Provider>
  );
};

/** Starts and stops the replay of the round; nothing outside of `ReplayedRound`. */
export const ReplayButton = () => {
  const t = useMessages(roundMessages);
  const replay = useContext(ReplayContext);
  if (!replay) return null;
  const { step, start, stop } = replay;
  return (
    <InActionSlot>
      {step === undefined ? (
        <Button key="replay" size="sm" onClick={start}>
          <PlayIcon size={14} />
          {t('replay')}
        </Button>
      ) : (
        <Button key="replay" size="sm" onClick={stop}>
          {t('stopReplay')}
        </Button>
      )}
    </InActionSlot>
  );
};

/**
 * Pieces are `waiting`, then `shown`. A card that is dealt face down is `covered` and, from the step at which it is turned over,
 * `turned`.
 */
type PieceState = 'waiting' | 'covered' | 'turned' | 'shown';

/** The state of a piece; undefined while no replay runs. */
const usePieceState = (at: number, turnsAt = at): PieceState | undefined => {
  const step = useContext(ReplayContext)?.step;
  if (step === undefined) return undefined;
  if (at > step) return 'waiting';
  if (turnsAt > step) return 'covered';
  return turnsAt > at ? 'turned' : 'shown';
};

/** A card slides to its place face down and is turned over. */
const deal = keyframes`
  0% { opacity: 0; transform: translate(42px, -26px) rotate(9deg); }
  36%, 52% { opacity: 1; transform: none; }
  76% { transform: scaleX(0); }
  100% { transform: none; }
`;
const dealBack = keyframes`
  0%, 76% { opacity: 1; }
  76.1%, 100% { opacity: 0; }
`;
const cover = keyframes`
  0% { opacity: 0; transform: translate(42px, -26px) rotate(9deg); }
  50%, 100% { opacity: 1; transform: none; }
`;
const turn = keyframes`
  50% { transform: scaleX(0); }
`;
const turnBack = keyframes`
  0%, 50% { opacity: 1; }
  50.1%, 100% { opacity: 0; }
`;
const roll = keyframes`
  0% { opacity: 0; transform: translate(46px, -30px) rotate(430deg) scale(0.7); }
  60% { opacity: 1; transform: translate(-3px, 0) rotate(-14deg); }
  80% { transform: translateY(-5px) rotate(6deg); }
  100% { transform: none; }
`;
const drop = keyframes`
  0% { opacity: 0; transform: translateY(-34px) rotate(-200deg); }
  55% { opacity: 1; transform: translateY(2px) rotate(0); }
  75% { transform: translateY(-6px); }
  100% { transform: none; }
`;
const drive = keyframes`
  0% { opacity: 0; transform: translateX(90px) skewX(14deg); }
  80% { opacity: 1; transform: translateX(-3px) skewX(-4deg); }
  100% { transform: none; }
`;
const pull = keyframes`
  0% { opacity: 0; transform: translateX(26px); }
  100% { opacity: 1; transform: none; }
`;
const stopReel = keyframes`
  0% { transform: translateY(-14px); }
  55% { transform: translateY(5px); }
  100% { transform: none; }
`;

/** How a piece appears. */
type Entrance = 'deal' | 'roll' | 'drop' | 'drive' | 'pull' | 'stop';

const entrances: Readonly<Record<Entrance, ReturnType<typeof keyframes>>> = {
  deal,
  roll,
  drop,
  drive,
  pull,
  stop: stopReel,
};

const Root = styled.span<{ $entrance: Entrance }>`
  position: relative;
  display: inline-grid;
  &[data-replay='waiting'] { visibility: hidden; }
  &[data-replay='shown'] {
    animation: ${({ $entrance }) => entrances[$entrance]} ${entranceTime}ms ease-out both;
  }
`;

/** The back of a card lies on its face until it is turned over. */
const CardRoot = styled(Root)`
  &[data-replay='covered'] {
    animation: ${cover} ${entranceTime}ms ease-out both;
    > svg { visibility: hidden; }
  }
  &[data-replay='turned'] { animation: ${turn} ${entranceTime}ms ease-in-out both; }
  &::after {
    content: '';
    position: absolute;
    inset: 1px;
    border: 3px solid ${pieceColours.face};
    border-radius: 5px;
    background: repeating-linear-gradient(45deg, ${pieceColours.back} 0 4px, ${pieceColours.backLine} 4px 5px);
    box-shadow: 0 0 0 1px ${pieceColours.edge};
    opacity: 0;
  }
  &[data-replay='covered']::after { opacity: 1; }
  &[data-replay='shown']::after { animation: ${dealBack} ${entranceTime}ms linear both; }
  &[data-replay='turned']::after { animation: ${turnBack} ${entranceTime}ms linear both; }
`;

interface PieceProps {
  /** The step of the replay at which it appears. */
  readonly at: number;
  /** The step at which a card is turned over; by default at once. */
  readonly turnsAt?: number | undefined;
  readonly entrance: Entrance;
  readonly as?: 'span' | 'div' | 'li' | 'g';
  readonly children: ReactNode;
}

/** A piece of a round, which the replay shows at its step. */
export const Piece = ({ at, turnsAt = at, entrance, as, children }: PieceProps) => {
  const state = usePieceState(at, turnsAt);
  const Frame = entrance === 'deal' ? CardRoot : Root;
  return (
    <Frame as={as} $entrance={entrance} data-step={turnsAt} data-replay={state}>
      {children}
    </Frame>
  );
};

const run = keyframes`
  from { transform: translateY(-50%); }
  to { transform: none; }
`;

const Window = styled.div`
  position: relative;
  display: inline-grid;
  overflow: hidden;
`;

/** What runs past: twice the same items, so that the end of a turn looks like its beginning. Each reel begins elsewhere. */
const Strip = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  gap: 3px;
  justify-items: center;
  animation: ${run} 0.7s linear infinite;
  filter: blur(1px);
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

interface ReelProps {
  /** The step of the replay at which it stops. */
  readonly at: number;
  /** What runs past until then. */
  readonly strip: ReactNode;
  readonly children: ReactNode;
}

/** A reel or wheel: a replay turns it until its step. */
export const Reel = ({ at, strip, children }: ReelProps) => {
  const state = usePieceState(at);
  return (
    <Window>
      <Piece as="div" at={at} entrance="stop">
        {children}
      </Piece>
      {state === 'waiting' && (
        <Strip aria-hidden="true" style={{ animationDelay: `${at * -230}ms` }}>
          {strip}
          {strip}
        </Strip>
      )}
    </Window>
  );
};
