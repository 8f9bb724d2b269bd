import { type PartProps, partClass } from '../scene-canvas';

/** Curtains of light for a sky `width` wide: drawn on 640 by 300 and stretched. */
export const Aurora = ({ id, width }: PartProps & { readonly width: number }) => (
  <g className={partClass('aurora')} transform={`scale(${width / 640} 1)`}>
    <defs>
      <filter id={`${id}soft`} x="-.2" y="-.4" width="1.4" height="1.8">
        <feGaussianBlur stdDeviation="13" />
      </filter>
    </defs>
    <g className="drift" filter={`url(#${id}soft)`} fill={`url(#${id}aurora)`}>
      <path
        d="M-60 190C80 60 190 250 330 130S560 20 720 120V170C560 90 470 210 340 200S100 170 -60 270Z"
        opacity=".95"
      />
      <path
        d="M-60 90C60 150 170 20 300 70S520 180 720 40V80C540 230 420 120 300 130S80 210 -60 140Z"
        opacity=".7"
      />
    </g>
  </g>
);
