import { dots } from '../geometry';
import { type PartProps, partClass } from '../scene-canvas';

interface SkyProps extends PartProps {
  readonly width: number;
  readonly height: number;
  readonly stars?: number;
}

/** The sky, with stars in three sizes. */
export const Sky = ({ id, width, height, stars = 120 }: SkyProps) => (
  <>
    <path d={`M0 0H${width}V${height}H0Z`} fill={`url(#${id}sky)`} />
    <g className={partClass('stars')} fill="none" strokeLinecap="round">
      <path d={dots(stars, width, height * 0.8, 71)} stroke="#aab6ff" strokeWidth="1.5" opacity=".9" />
      <path
        className="twinkle"
        d={dots(Math.round(stars / 3), width, height * 0.7, 313)}
        stroke="#fff"
        strokeWidth="2.6"
      />
      <path
        className="twinkle late"
        d={dots(Math.round(stars / 7), width, height * 0.65, 977)}
        stroke="#9ff0ff"
        strokeWidth="4"
      />
    </g>
  </>
);
