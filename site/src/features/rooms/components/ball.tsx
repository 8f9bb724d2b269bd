import type { RoomMatch } from '@pavilion/contract';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import type { Place } from '../../../shared/sports/ball';
import { pictureSize } from '../../../shared/sports/match-picture';
import { addState, ballAt, type Replay } from '../model/match-replay';

const { width, height } = pictureSize;

/** Keeps the place of the ball over time, from the states of the match as they arrive. */
const useReplay = (match: RoomMatch, delay: number) => {
  const replay = useRef<Replay>(undefined);
  useEffect(() => {
    replay.current = addState(replay.current, match, performance.now());
  }, [match]);
  const [placeAt] = useState(
    () =>
      (now: number): Place | undefined =>
        replay.current && ballAt(replay.current, now, delay),
  );
  return placeAt;
};

interface BallProps {
  readonly match: RoomMatch;
  /** How far the picture is behind the states of the match, ms: the time between them. */
  readonly delay: number;
  /** Radii in units of the SVG; a picture that is foreshortened needs two for a round ball. */
  readonly radii?: readonly [x: number, y: number];
}

/**
 * The ball of a match, moved by the frames of the browser without rendering. If the visitor prefers reduced motion, it jumps to its
 * place when a state arrives.
 */
export const Ball = ({ match, delay, radii: [rx, ry] = [6, 6] }: BallProps) => {
  const ref = useRef<SVGEllipseElement>(null);
  const placeAt = useReplay(match, delay);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || match.status !== 'live';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ball that stands still is drawn for each state of the match
  useEffect(() => {
    let frame = 0;
    let shown = '';
    const draw = () => {
      const place = placeAt(performance.now() + (isStill ? delay : 0));
      const transform = place && `translate(${place.x} ${place.y})`;
      if (transform && transform !== shown) {
        shown = transform;
        ref.current?.setAttribute('transform', transform);
      }
      if (!isStill) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [placeAt, isStill, delay, isStill ? match : undefined]);
  return (
    <ellipse
      ref={ref}
      rx={rx}
      ry={ry}
      transform={`translate(${width / 2} ${height / 2})`}
      fill="var(--turf-ink)"
      stroke="rgba(0, 0, 0, 0.4)"
    />
  );
};
