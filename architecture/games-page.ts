import { formatMinor } from '../packages/format/src';
import { exactHitRate } from '../packages/gateway/src/venues/slots/exact-hit-rate';
import { exactReturn } from '../packages/gateway/src/venues/slots/exact-return';
import { percent } from '../packages/gateway/src/venues/slots/fraction';
import { type Machine, type Pays, ranks } from '../packages/gateway/src/venues/slots/machine';
import { machines } from '../packages/gateway/src/venues/slots/machines';
import { pictures } from '../packages/gateway/src/venues/slots/pictures';
import { stakesOf, type Title } from '../packages/gateway/src/venues/slots/title';
import { titles } from '../packages/gateway/src/venues/slots/titles';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const payRow = (name: string, pays: Pays): string => row([name, ...pays]);

const rankNames: Record<string, string> = { f: '福', g: '禄', h: '寿', i: '喜' };

const machineSection = (machine: Machine): string =>
  [
    `### ${machine.name}`,
    '',
    `${machine.lines.length} lines. Return to player **${percent(exactReturn(machine))} %**, hit rate **${percent(exactHitRate(machine))} %**.`,
    '',
    row(['Symbol', '3', '4', '5']),
    row(['---', '---:', '---:', '---:']),
    ...ranks.map((rank) => payRow(rankNames[rank] ?? `picture ${rank}`, machine.pays[rank])),
    payRow('宝塔 scatter (× whole stake)', machine.scatterPays),
    '',
    ...machine.reels.map((reel, index) => `${index + 1}. \`${reel}\``),
  ].join('\n');

const titleRow = (title: Title): string => {
  const stakes = stakesOf(title);
  return row([
    title.name['zh-CN'],
    title.name.en,
    `\`${title.code}\``,
    title.machine.name,
    title.pictures.map((picture) => pictures[picture]['zh-CN']).join(' '),
    `${formatMinor(stakes[0]!)} – ${formatMinor(stakes.at(-1)!)}`,
    `${percent(exactReturn(title.machine))} %`,
  ]);
};

/** The line of `docs/games.md` below which the page is generated. */
const marker = '<!-- Generated from the machines and titles by `npm run generate`. -->';

const tables = (): string =>
  [
    ...machines.map((machine) => `${machineSection(machine)}\n`),
    '## Titles\n',
    row(['Title', 'English', 'Code', 'Machine', 'Pictures a to e', 'Stakes', 'Return']),
    row(['---', '---', '---', '---', '---', '---:', '---:']),
    ...titles.map(titleRow),
    '',
  ].join('\n');

/** The text of `docs/games.md` with the tables of the current machines and titles. */
export const updatedGamesPage = (page: string): string => {
  const [prose, ...rest] = page.split(marker);
  if (rest.length !== 1) throw new Error(`docs/games.md needs the line ${marker} once`);
  return `${prose}${marker}\n\n${tables()}`;
};
