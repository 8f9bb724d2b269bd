import { OrbitWallet } from './orbit/vignettes';
import { Clouds } from './parts/clouds';
import { Pavilion } from './parts/pavilion';
import { SceneDefs } from './parts/scene-defs';
import { type PartProps, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings } from './scene-settings';

/** The pavilion within a ring of gold, over a lattice. */
const PavilionWallet = ({ id }: PartProps) => (
  <>
    <defs>
      <pattern id={`${id}lattice`} width="36" height="36" patternUnits="userSpaceOnUse">
        <path
          d="M0 0H36V36H0ZM9 9H27V27H9ZM0 18H9M27 18H36M18 0V9M18 27V36"
          fill="none"
          stroke="var(--gold-2)"
        />
      </pattern>
    </defs>
    <path d="M0 0H480V240H0Z" fill={`url(#${id}lattice)`} opacity=".09" />
    <g fill="none" stroke={`url(#${id}gold)`}>
      <circle cx="390" cy="118" r="92" strokeWidth="1.5" opacity=".7" />
      <circle cx="390" cy="118" r="99" strokeWidth=".7" opacity=".6" />
    </g>
    <circle cx="390" cy="118" r="170" fill={`url(#${id}glow)`} opacity=".5" />
    <circle cx="390" cy="118" r="82" fill={`url(#${id}gold)`} opacity=".28" />
    <g transform="translate(390 214) scale(.5)" opacity=".92">
      <Pavilion id={id} />
    </g>
    <g opacity=".5">
      <Clouds
        id={id}
        at={[
          [256, 196, 0.7],
          [420, 204, 0.7],
        ]}
      />
    </g>
  </>
);

const drawings = { pavilion: PavilionWallet, orbit: OrbitWallet };

/** The background of a wallet card, dark in every theme: put light text (`onPicture`) on its left. */
export const WalletScene = ({ className }: SceneProps) => {
  const id = useSceneId();
  return (
    <SceneCanvas
      viewBox="0 0 480 240"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <defs>
        <linearGradient id={`${id}card`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--card-1)" />
          <stop offset="1" stopColor="var(--card-2)" />
        </linearGradient>
      </defs>
      <path d="M0 0H480V240H0Z" fill={`url(#${id}card)`} />
      <InSettings id={id} drawings={drawings} />
      <path d="M0 0H480L0 150Z" fill="#fff" opacity=".05" />
    </SceneCanvas>
  );
};
