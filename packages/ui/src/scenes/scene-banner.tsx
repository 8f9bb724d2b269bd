import { Ascent } from './banners/ascent';
import { Branches } from './banners/branches';
import { Bridge } from './banners/bridge';
import { Counter } from './banners/counter';
import { Courier } from './banners/courier';
import { Festival } from './banners/festival';
import { Cards, Draw, Ocean, Reels, Tables } from './banners/games';
import { Invite } from './banners/invite';
import { Jackpot } from './banners/jackpot';
import { Ledger } from './banners/ledger';
import { Letter } from './banners/letter';
import { Market } from './banners/market';
import { Moon } from './banners/moon';
import { Regatta } from './banners/regatta';
import { Rescue } from './banners/rescue';
import { Seal } from './banners/seal';
import { Stadium } from './banners/stadium';
import { Summit } from './banners/summit';
import { Support } from './banners/support';
import { Target } from './banners/target';
import { Treasury } from './banners/treasury';
import { Vault } from './banners/vault';
import { OrbitCounter, OrbitTarget, OrbitVault } from './orbit/account-banners';
import {
  OrbitAscent,
  OrbitFestival,
  OrbitInvite,
  OrbitJackpot,
  OrbitMoon,
  OrbitRegatta,
  OrbitRescue,
  OrbitStadium,
  OrbitSummit,
} from './orbit/banners';
import { OrbitBranches } from './orbit/branches';
import {
  OrbitBridge,
  OrbitCourier,
  OrbitLedger,
  OrbitLetter,
  OrbitMarket,
  OrbitTreasury,
} from './orbit/member-banners';
import { OrbitSeal } from './orbit/seal';
import { OrbitSupport } from './orbit/support';
import { SceneDefs } from './parts/scene-defs';
import { type PartProps, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings, type SettingDrawings } from './scene-settings';

const banners = {
  festival: { pavilion: Festival, orbit: OrbitFestival },
  jackpot: { pavilion: Jackpot, orbit: OrbitJackpot },
  stadium: { pavilion: Stadium, orbit: OrbitStadium },
  invite: { pavilion: Invite, orbit: OrbitInvite },
  summit: { pavilion: Summit, orbit: OrbitSummit },
  rescue: { pavilion: Rescue, orbit: OrbitRescue },
  regatta: { pavilion: Regatta, orbit: OrbitRegatta },
  moon: { pavilion: Moon, orbit: OrbitMoon },
  ascent: { pavilion: Ascent, orbit: OrbitAscent },
  letter: { pavilion: Letter, orbit: OrbitLetter },
  ledger: { pavilion: Ledger, orbit: OrbitLedger },
  bridge: { pavilion: Bridge, orbit: OrbitBridge },
  market: { pavilion: Market, orbit: OrbitMarket },
  treasury: { pavilion: Treasury, orbit: OrbitTreasury },
  courier: { pavilion: Courier, orbit: OrbitCourier },
  counter: { pavilion: Counter, orbit: OrbitCounter },
  vault: { pavilion: Vault, orbit: OrbitVault },
  target: { pavilion: Target, orbit: OrbitTarget },
  seal: { pavilion: Seal, orbit: OrbitSeal },
  support: { pavilion: Support, orbit: OrbitSupport },
  branches: { pavilion: Branches, orbit: OrbitBranches },
  reels: Reels,
  tables: Tables,
  cards: Cards,
  ocean: Ocean,
  draw: Draw,
} satisfies Record<string, SettingDrawings>;

/** The name of a drawn banner. */
export type BannerScene = keyof typeof banners;

/** The scenes a banner may name. */
export const bannerScenes = Object.keys(banners) as readonly BannerScene[];

/** Fades the left of a banner, where the page puts its text. */
const Veil = ({ id }: PartProps) => (
  <>
    <defs>
      <linearGradient id={`${id}veil`} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--veil)" stopOpacity=".94" />
        <stop offset=".55" stopColor="var(--veil)" stopOpacity=".78" />
        <stop offset="1" stopColor="var(--veil)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path d="M0 0H720V360H0Z" fill={`url(#${id}veil)`} />
  </>
);

export interface SceneBannerProps extends SceneProps {
  /** Which banner to draw. */
  readonly scene: BannerScene;
}

/**
 * A wide scene, 1280 by 360. It covers its box and keeps its right side in view; put the text on the left, in the theme's
 * `ink`.
 */
export const SceneBanner = ({ scene, className }: SceneBannerProps) => {
  const id = useSceneId();
  return (
    <SceneCanvas
      viewBox="0 0 1280 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <InSettings id={id} drawings={banners[scene]} />
      <Veil id={id} />
    </SceneCanvas>
  );
};
