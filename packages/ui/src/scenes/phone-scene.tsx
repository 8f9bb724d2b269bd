import { brandShapes } from '../brand-mark/brand-shapes';
import { Dragon } from '../game-cover/motifs/dragon';
import { Lantern as LanternMotif } from '../game-cover/motifs/lantern';
import { Lotus } from '../game-cover/motifs/lotus';
import { Yuanbao } from '../game-cover/motifs/yuanbao';
import { FishingIcon, LiveDealerIcon, LotteryIcon, SlotsIcon, SportIcon } from '../icons/play-icons';
import { OrbitPhone } from './orbit/phone';
import { Clouds } from './parts/clouds';
import { Orb } from './parts/orb';
import { Pavilion } from './parts/pavilion';
import { SceneDefs } from './parts/scene-defs';
import { scenePaints } from './parts/scene-paints';
import { type PartProps, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings, type SettingDrawings } from './scene-settings';

const covers = [
  [26, Dragon, 'wood'],
  [150, Lotus, 'roof'],
  [26, Yuanbao, 'card'],
  [150, LanternMotif, 'beam'],
] as const;

const categories = [
  [32, SportIcon, 'roof-1'],
  [82, LiveDealerIcon, 'lantern-2'],
  [132, SlotsIcon, 'gold-3'],
  [182, FishingIcon, 'roof-1'],
  [232, LotteryIcon, 'lantern-2'],
] as const;

/** A phone between the clouds of the pavilion. */
const PavilionPhone = ({ id }: PartProps) => {
  const p = scenePaints(id);
  return (
    <>
      <defs>
        <linearGradient id={`${id}card`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--card-1)" />
          <stop offset="1" stopColor="var(--card-2)" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--beam)" />
          <stop offset="1" stopColor="var(--roof-2)" />
        </linearGradient>
        <clipPath id={`${id}screen`}>
          <rect width="264" height="552" rx="32" />
        </clipPath>
        <clipPath id={`${id}hero`}>
          <rect x="14" y="78" width="236" height="124" rx="14" />
        </clipPath>
      </defs>
      <ellipse cx="180" cy="300" rx="180" ry="300" fill={`url(#${id}glow)`} opacity=".7" />
      <g className="float">
        <rect
          x="38"
          y="14"
          width="284"
          height="572"
          rx="42"
          fill="#1a1620"
          stroke={`url(#${id}gold)`}
          strokeWidth="3"
        />
        <g transform="translate(48 24)" clipPath={`url(#${id}screen)`}>
          <path d="M0 0H264V552H0Z" fill="var(--veil)" />
          <rect x="92" y="10" width="80" height="20" rx="10" fill="#1a1620" />
          <g transform="translate(14 40) scale(.44)">
            <rect width="64" height="64" rx="16" fill={`url(#${id}wood)`} />
            <g transform="translate(7 6) scale(.78)">
              <path d={brandShapes.moon} fill="var(--gold-2)" />
              <path d={brandShapes.pavilion} fill="#fff8ee" />
            </g>
          </g>
          <path
            d="M52 49H110M52 60H92"
            stroke="var(--ink)"
            strokeWidth="6"
            strokeLinecap="round"
            opacity=".5"
          />
          <rect x="192" y="42" width="58" height="24" rx="12" fill={`url(#${id}lamp)`} />
          <g clipPath={`url(#${id}hero)`}>
            <path d="M14 78H250V202H14Z" fill={`url(#${id}sky)`} />
            <Orb id={id} x={206} y={116} r={24} />
            <path d="M14 172Q60 130 100 164T180 150T250 168V202H14Z" fill="var(--mid)" />
            <g transform="translate(172 200) scale(.32)">
              <Pavilion id={id} />
            </g>
            <path
              d="M30 112H96M30 128H80"
              stroke="var(--ink)"
              strokeWidth="8"
              strokeLinecap="round"
              opacity=".7"
            />
            <rect x="27" y="146" width="56" height="20" rx="10" fill={`url(#${id}lamp)`} />
          </g>
          {categories.map(([x, CategoryIcon, color]) => (
            <g key={x} transform={`translate(${x} 236)`} color={`var(--${color})`}>
              <circle r="20" fill="var(--sky-2)" stroke="var(--line)" />
              <g transform="translate(-12 -12)">
                <CategoryIcon size={24} />
              </g>
            </g>
          ))}
          {covers.map(([x, Motif, ground], index) => (
            <g key={ground} transform={`translate(${x - 12} ${286 + (index >> 1) * 112})`}>
              <rect width="112" height="100" rx="12" fill={`url(#${id}${ground})`} />
              <rect x="3" y="3" width="106" height="94" rx="10" fill="none" stroke={p.gold} opacity=".7" />
              <g transform="translate(56 50) scale(.46)">
                <Motif p={p} />
              </g>
            </g>
          ))}
          <path d="M0 508H264V552H0Z" fill="var(--paper)" />
          <path d="M0 508H264" stroke="var(--line)" />
          <path
            d="M34 526h.1M83 526h.1M181 526h.1M230 526h.1"
            stroke="var(--ink)"
            strokeWidth="13"
            strokeLinecap="round"
            opacity=".4"
          />
          <circle cx="132" cy="520" r="19" fill={`url(#${id}lamp)`} stroke={p.gold} strokeWidth="2.5" />
        </g>
        <path d="M60 40Q64 26 84 24H150L60 210Z" fill="#fff" opacity=".08" />
        <Clouds
          id={id}
          at={[
            [236, 524, 0.54],
            [8, 538, 0.6],
          ]}
        />
      </g>
    </>
  );
};

const drawings: SettingDrawings = { pavilion: PavilionPhone, orbit: OrbitPhone };

/** A phone that shows the home page, for the download page. */
export const PhoneScene = ({ className }: SceneProps) => {
  const id = useSceneId();
  return (
    <SceneCanvas viewBox="0 0 360 600" width="100%" height="100%" className={className} aria-hidden="true">
      <SceneDefs id={id} />
      <InSettings id={id} drawings={drawings} />
    </SceneCanvas>
  );
};
